// Stands inside every page that the server has drawn. The program is fetched once the page is painted and its first
// pictures are there, or as soon as somebody does something; what they did before it listened is done again for it.
;(() => {
  const AT_LATEST_MS = 2000
  const TOLD = ['click', 'input', 'change', 'submit']
  const SOONER = ['pointerdown', 'keydown', 'touchstart']
  const address = document.querySelector('meta[name=program]').content
  const missed = new Map()
  let isStarted = false

  const start = () => {
    if (isStarted) return
    isStarted = true
    import(address).catch(() => (isStarted = false))
  }
  const isHeard = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))

  const note = (event) => {
    start()
    const element = event.target.closest?.('button, input, textarea, select, form, label, summary')
    if (!event.isTrusted || !element || isHeard(element)) return
    if (event.type === 'submit') event.preventDefault()
    if (event.type === 'click' && element.matches('label')) return
    missed.set(element, { type: event.type, value: element.value })
    repeat(element)
  }

  const repeat = (element) => {
    if (!element.isConnected) return void missed.delete(element)
    if (!isHeard(element)) return void setTimeout(repeat, 30, element)
    const { type, value } = missed.get(element) ?? {}
    missed.delete(element)
    if (!type) return
    if (element.matches('[type=checkbox], [type=radio]')) {
      element.checked = element.type === 'checkbox' && !element.checked
      element.click()
    } else if (element.matches('input, textarea, select')) {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')
      // The program may have begun with an empty field; what was typed is written into it again.
      set.call(element, element.value || value)
      element._valueTracker?.setValue('')
      element.dispatchEvent(new Event('input', { bubbles: true }))
      element.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (type === 'submit') {
      element.requestSubmit()
    } else {
      element.click()
    }
  }

  for (const type of TOLD) document.addEventListener(type, note, true)
  for (const type of SOONER) addEventListener(type, start, { capture: true, passive: true, once: true })
  if (document.readyState === 'complete') start()
  else addEventListener('load', () => setTimeout(start))
  setTimeout(start, AT_LATEST_MS)
})()

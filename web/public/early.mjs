// Stands inside every page that the server has drawn. The program is fetched once the page is painted and its first
// pictures are there, or as soon as somebody does something; what they did before it listened is done again for it.
;(() => {
  const AT_LATEST_MS = 2000
  const LOOK_MS = 30
  /** So many looks in a row, nothing has been taken back. */
  const STABLE_LOOKS = 8
  const address = document.querySelector('meta[name=program]').content
  const root = document.getElementById('root')
  /** What was done with each control, the last deed winning. */
  const deeds = new Map()
  let isStarted = false

  const start = () => {
    if (isStarted) return
    isStarted = true
    import(address).catch(() => (isStarted = false))
  }
  const has = (node, key) => Object.keys(node).some((name) => name.startsWith(key))
  const isHeard = (element) => has(element, '__reactProps')
  const isTicked = (element) => element.matches('[type=checkbox], [type=radio]')

  const note = (event) => {
    const { type, target, isTrusted, submitter } = event
    const control = target.closest?.('button, input, textarea, select, form')
    if (!isTrusted || !control) return
    const known = deeds.get(control)
    if (isHeard(control)) {
      // It is listened to by now; only what is being followed until it lasts is kept up to date.
      if (known) Object.assign(known, { value: control.value, checked: control.checked })
      return
    }
    start()
    if (type === 'submit') {
      event.preventDefault()
      deeds.delete(submitter)
    }
    const wasListening = has(root, '__reactContainer')
    deeds.set(control, { type, submitter, value: control.value, checked: control.checked, looks: 0 })
    if (known) return
    setTimeout(() => {
      // The program woke up for this very event and has dealt with it.
      if (wasListening && isHeard(control) && type === 'click' && !isTicked(control)) deeds.delete(control)
      follow(control)
    })
  }

  const follow = (control) => {
    const deed = deeds.get(control)
    if (!deed) return
    if (!control.isConnected) return void deeds.delete(control)
    if (!isHeard(control)) return void setTimeout(follow, LOOK_MS, control)
    if (deed.type === 'submit' || control.matches('button, form, [type=submit]')) {
      deeds.delete(control)
      if (deed.type === 'submit') control.requestSubmit(deed.submitter ?? undefined)
      else control.click()
      return
    }
    // While the program takes the page over, it may put back what it began with.
    const isKept = isTicked(control) ? control.checked === deed.checked : control.value === deed.value
    if (deed.looks === 0 || !isKept) write(control, deed)
    deed.looks += 1
    if (deed.looks > STABLE_LOOKS) deeds.delete(control)
    else setTimeout(follow, LOOK_MS, control)
  }

  const write = (control, { value, checked }) => {
    if (isTicked(control)) {
      if (control.type === 'radio' && !checked) return
      control.checked = !checked
      control.click()
      return
    }
    if (control.type === 'file') return
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value').set.call(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }

  for (const type of ['click', 'input', 'change', 'submit']) document.addEventListener(type, note, true)
  for (const type of ['pointerdown', 'keydown', 'touchstart']) {
    addEventListener(type, start, { capture: true, passive: true, once: true })
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', () => setTimeout(start))
  setTimeout(start, AT_LATEST_MS)
})()

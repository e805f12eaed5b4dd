// Stands inside every page that the server has drawn. The program is fetched once the page is painted and its first
// pictures are there, or as soon as somebody does something; what they did before it listened is done again for it.
// The program says how far it is in `data-live`: `frame` for what stands around the screen, `screen` for all of it.
;(() => {
  const AT_LATEST_MS = 2000
  const LOOKS = 10
  const LOOK_MS = 80
  const page = document.documentElement
  /** The program comes last, after what it is made of. */
  const parts = document.querySelector('meta[name=program]').content.split(' ')
  /** What was done with each control, the last deed winning. */
  const deeds = new Map()
  let isStarted = false

  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const href of parts) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    load().catch(() => (isStarted = false))
  }
  /** Fetched at once, begun one by one: in one go they would hold up the page. */
  const load = async () => {
    for (const part of parts) await import(part)
  }
  const isHeard = (control) =>
    page.dataset.live === 'screen' || (page.dataset.live === 'frame' && !control.closest('main'))

  const note = (event) => {
    const control = event.target.closest?.('button, input, textarea, select, form')
    const { type, submitter } = event
    if (!event.isTrusted || !control || isHeard(control) || (control.matches('form') && type !== 'submit')) return
    start()
    if (type === 'submit') {
      event.preventDefault()
      deeds.delete(submitter)
    }
    // A tick comes after the fact: before the first one it was the other way round.
    const was = deeds.get(control)?.was ?? !control.checked
    deeds.set(control, { type, submitter, value: control.value, checked: control.checked, was })
    // Whom this very event wakes up is awake by the time it comes here, and deals with it. Not so what was typed or ticked:
    // whoever wakes up takes that for how it has always been.
    if (type === 'submit' || (type === 'click' && control.matches('button'))) {
      control.addEventListener(type, () => isHeard(control) && deeds.delete(control), { capture: true, once: true })
    }
  }

  const repeat = () => {
    for (const [control, deed] of deeds) {
      if (!isHeard(control)) continue
      deeds.delete(control)
      if (control.isConnected) redo(control, deed)
    }
  }

  const redo = (control, { type, submitter, value, checked, was }) => {
    if (type === 'submit') {
      control.requestSubmit(submitter ?? undefined)
    } else if (control.matches('[type=checkbox], [type=radio]')) {
      if (checked === was || (control.type === 'radio' && !checked)) return
      control.checked = !checked
      control.click()
    } else if (control.matches('button')) {
      control.click()
    } else if (control.type !== 'file') {
      write(control, value)
    }
  }

  /** A part of a screen that comes later still may put back what it began with; so this looks again for a while. */
  const write = (control, value, looks = 0) => {
    if (looks === 0 || control.value !== value) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value').set.call(control, value)
      control.dispatchEvent(new Event('input', { bubbles: true }))
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
    if (looks === LOOKS) return
    let isTouched = false
    control.addEventListener('input', ({ isTrusted }) => (isTouched ||= isTrusted), { once: true })
    setTimeout(() => isTouched || write(control, value, looks + 1), LOOK_MS)
  }

  for (const type of ['click', 'input', 'change', 'submit']) document.addEventListener(type, note, true)
  document.addEventListener('live', () => setTimeout(repeat))
  for (const type of ['pointerdown', 'keydown', 'touchstart']) {
    addEventListener(type, start, { capture: true, passive: true, once: true })
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, AT_LATEST_MS)
})()

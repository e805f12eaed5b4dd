// Part of every server-rendered page. Loads the application once the page is painted, or on the first interaction.
// Until the screen is hydrated (event `live`), clicks and submits are held; then they are repeated. A part that hydrates
// later is marked with `data-waiting` until then.
;(() => {
  const LATEST_START_MS = 2000
  const LATEST_LIVE_MS = 3000
  const WRITES = 10
  const WRITE_MS = 80
  const PART_MS = 100
  const BOX = '[type=checkbox], [type=radio]'
  const program = document.querySelector('meta[name=program]')
  /** The entry comes last, after its chunks. */
  const chunks = program.content.split(' ')
  /** The entry imports them. */
  const ofScreen = program.dataset.screen.split(' ').filter(Boolean)
  /** Clicked buttons, and submitted forms with their submitter. */
  const held = new Map()
  /** Clicked boxes, before and after. They change at once; a second click takes the first back. */
  const ticked = new Map()
  /** Fields with typed text, and their last value: hydration may reset a field. */
  const typed = new Map()
  let isStarted = false
  let isLive = false
  let timer

  const start = async () => {
    if (isStarted) return
    isStarted = true
    for (const href of [...chunks, ...ofScreen]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    try {
      // Fetched together but run one by one, so that the page stays responsive in between.
      for (const chunk of chunks) await import(chunk)
      // The error screen of a failed start has buttons, too.
      setTimeout(repeat, LATEST_LIVE_MS)
    } catch {
      isStarted = false
    }
  }

  const isReady = (control) => isLive && !control.closest('[data-waiting]')

  const hold = (event) => {
    const control = event.target.closest?.(`button, ${BOX}, form`)
    if (!event.isTrusted || !control || isReady(control) || (control.matches('form') && event.type !== 'submit')) return
    event.stopImmediatePropagation()
    if (control.matches(BOX)) {
      ticked.set(control, { before: !control.checked, ...ticked.get(control), after: control.checked })
    } else {
      event.preventDefault()
      held.set(control, event.submitter)
    }
    if (isLive) repeatSoon()
    else void start()
  }
  const remember = ({ target, isTrusted }) => {
    if (!isTrusted || target.matches(BOX) || isReady(target)) return
    typed.set(target, target.value)
    if (isLive) repeatSoon()
  }

  const repeat = () => {
    isLive = true
    for (const [field, value] of typed) {
      if (field.isConnected && !isReady(field)) continue
      typed.delete(field)
      if (field.isConnected && field.type !== 'file') write(field, value)
    }
    for (const [box, { before, after }] of ticked) {
      if (box.isConnected && !isReady(box)) continue
      ticked.delete(box)
      if (!box.isConnected || before === after) continue
      // The application takes a click for a change only if the box changes from what it was rendered with.
      box.checked = before
      box.click()
    }
    for (const [control, submitter] of held) {
      if (control.isConnected && !isReady(control)) continue
      held.delete(control)
      if (!control.isConnected) continue
      if (control.matches('form')) control.requestSubmit(submitter)
      else control.click()
    }
    if (typed.size + ticked.size + held.size > 0) repeatSoon()
  }
  const repeatSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(repeat, PART_MS)
  }

  /** A part that hydrates later may reset its field, so this checks again for a while. */
  const write = (field, value, count = 0) => {
    if (count === 0 || field.value !== value) {
      // React overrides the field's `value` and ignores input events whose value it has seen assigned. Only the setter of
      // the prototype assigns without React noticing, so that its state follows the field.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    if (count === WRITES) return
    let isTouched = false
    field.addEventListener('input', ({ isTrusted }) => (isTouched ||= isTrusted), { once: true })
    setTimeout(() => isTouched || write(field, value, count + 1), WRITE_MS)
  }

  for (const type of ['click', 'submit']) document.addEventListener(type, hold, true)
  document.addEventListener('input', remember, true)
  document.addEventListener('live', () => setTimeout(repeat))
  for (const type of ['pointerdown', 'keydown', 'touchstart']) {
    addEventListener(type, start, { capture: true, passive: true, once: true })
  }
  if (document.readyState === 'complete') void start()
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, LATEST_START_MS)
})()

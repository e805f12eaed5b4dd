const OPEN_DELAY_MS = 700
/** A tooltip opens without a delay this soon after another closed. */
const SKIP_DELAY_MS = 300
const TRIGGER = '[data-tip][aria-label]'

export type Tip = { trigger: HTMLElement; text: string }

/** Immediately for keyboard focus, delayed for a mouse, never for touch. @returns a function that stops it. */
export function followTriggers(show: (tip: Tip | null) => void): () => void {
  let current: HTMLElement | null = null
  let isOpen = false
  let closedAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  function open(trigger: HTMLElement) {
    isOpen = true
    show({ trigger, text: trigger.getAttribute('aria-label') ?? '' })
  }

  function close() {
    clearTimeout(timer)
    current = null
    if (!isOpen) return
    isOpen = false
    closedAt = Date.now()
    show(null)
  }

  function enter(trigger: HTMLElement, delayMs: number) {
    if (trigger === current) return
    close()
    current = trigger
    const isNext = Date.now() - closedAt < SKIP_DELAY_MS
    if (delayMs === 0 || isNext) open(trigger)
    else timer = setTimeout(() => open(trigger), delayMs)
  }

  function handleOver({ target, pointerType }: PointerEvent) {
    if (pointerType === 'touch' || within(target, '[role=tooltip]')) return
    const trigger = within(target, TRIGGER)
    if (trigger) enter(trigger, OPEN_DELAY_MS)
    else close()
  }

  /** The tooltip of a pressed button stays closed until the pointer leaves. */
  function handleDown({ target }: Event) {
    close()
    current = within(target, TRIGGER)
  }

  function handleFocus({ target }: FocusEvent) {
    const trigger = within(target, TRIGGER)
    if (trigger?.matches(':focus-visible')) enter(trigger, 0)
  }

  function handleKey({ key }: KeyboardEvent) {
    if (key === 'Escape') close()
  }

  const stop = new AbortController()
  const options = { signal: stop.signal, capture: true, passive: true }
  document.addEventListener('pointerover', handleOver, options)
  document.addEventListener('pointerdown', handleDown, options)
  document.addEventListener('focusin', handleFocus, options)
  document.addEventListener('focusout', close, options)
  document.addEventListener('keydown', handleKey, options)
  document.addEventListener('scroll', close, options)
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}

const within = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

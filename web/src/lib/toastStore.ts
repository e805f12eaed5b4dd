type ToastMessage = {
  title: string
  description?: string
  tone?: 'success' | 'info' | 'destructive'
}
export type Toast = ToastMessage & { id: number; open: boolean }

/** From the specification: one toast at a time; a dismissed one stays mounted (closed) this long. */
const TOAST_REMOVAL_DELAY_MS = 1_000_000
export const TOAST_DURATION_MS = 5000

let current: Toast | null = null
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** If a toast's code does not load. */
const LONGEST_WAIT_MS = 4000
let lastShown = 0
const waiting = new Set<() => void>()

export function showToast(message: ToastMessage): number {
  clearTimeout(removal)
  lastId += 1
  publish({ ...message, id: lastId, open: true })
  return lastId
}

export function dismissToast(id: number) {
  if (current?.id !== id) return
  publish({ ...current, open: false })
  removal = setTimeout(() => publish(null), TOAST_REMOVAL_DELAY_MS)
}

export function markToastShown(id: number) {
  lastShown = Math.max(lastShown, id)
  for (const check of waiting) check()
}

/** Counts from when the toast is visible. @returns a function that cancels `action`. */
export function afterToast(id: number, delayMs: number, action: () => void): () => void {
  let timer = setTimeout(action, LONGEST_WAIT_MS + delayMs)
  function check() {
    if (lastShown < id) return
    waiting.delete(check)
    clearTimeout(timer)
    timer = setTimeout(action, delayMs)
  }
  waiting.add(check)
  check()
  return () => {
    waiting.delete(check)
    clearTimeout(timer)
  }
}

export function readToast(): Toast | null {
  return current
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(next: Toast | null) {
  current = next
  for (const listener of listeners) listener()
}

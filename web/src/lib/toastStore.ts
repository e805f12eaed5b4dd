export type ToastMessage = {
  title: string
  description?: string
  tone?: 'success' | 'info' | 'destructive'
}
export type Toast = ToastMessage & { id: number; open: boolean }

/** One toast at a time; a dismissed one stays mounted (closed) this long, as the specification says. */
const TOAST_REMOVAL_DELAY_MS = 1_000_000
export const TOAST_DURATION_MS = 5000

let current: Toast | null = null
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Shows it in the place of any other and gives its id back. */
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

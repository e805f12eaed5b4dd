import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the next item when the focused one was decided and has left the list.
 * @param keys of the items, in order. @returns the list’s focus handler.
 */
export function useNextAfterDecision(list: RefObject<HTMLElement | null>, keys: string[]) {
  const last = useRef<{ key: string; at: number } | null>(null)
  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return
    const { key, at } = last.current
    if (keys.includes(key)) return
    const tasks = list.current?.querySelectorAll<HTMLElement>('.inbox__task') ?? []
    tasks[Math.min(at, tasks.length - 1)]?.focus()
  })
  return ({ target }: FocusEvent<HTMLElement>): void => {
    const key = target.closest<HTMLElement>('[data-key]')?.dataset['key']
    if (key !== undefined) last.current = { key, at: keys.indexOf(key) }
  }
}

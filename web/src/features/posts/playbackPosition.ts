import type { Post } from '#contracts/posts.ts'

const keyOf = (id: Post['id']) => `position:${id}`
/** Resume only between these: less is not worth it, more counts as watched. */
const FROM_SECONDS = 10
const UNTIL_SHARE = 0.95

export function storePosition(id: Post['id'], seconds: number, duration: number) {
  try {
    if (seconds < FROM_SECONDS) return
    if (seconds > duration * UNTIL_SHARE) localStorage.removeItem(keyOf(id))
    else localStorage.setItem(keyOf(id), String(Math.floor(seconds)))
  } catch {
    // Without storage every video starts at its beginning.
  }
}

export function readPosition(id: Post['id']): number | null {
  try {
    const seconds = Number(localStorage.getItem(keyOf(id)))
    return seconds >= FROM_SECONDS ? seconds : null
  } catch {
    return null
  }
}

export function clearPosition(id: Post['id']) {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // Without storage there is nothing to remove.
  }
}

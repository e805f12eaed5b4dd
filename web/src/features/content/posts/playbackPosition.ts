import type { Post } from '#contracts/content/posts.ts'
import { isFinished, resumeAt } from '#contracts/content/resume.ts'

const keyOf = (id: Post['id']) => `position:${id}`

export function storePosition(id: Post['id'], seconds: number, duration: number) {
  try {
    if (isFinished(seconds, duration)) localStorage.removeItem(keyOf(id))
    else if (resumeAt(seconds, duration) !== null) localStorage.setItem(keyOf(id), String(Math.floor(seconds)))
  } catch {
    // Without storage every video starts at its beginning.
  }
}

export function readPosition(id: Post['id']): number | null {
  try {
    return resumeAt(Number(localStorage.getItem(keyOf(id))), null)
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

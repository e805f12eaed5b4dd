import { withStorage } from '../../../lib/browserStorage.ts'

const KEY = 'guess'

/** What a visitor guessed on the landing page, in this browser only; null for another guess. */
export function readPick(postId: number | string): string | null {
  const [post, option] = withStorage(() => localStorage.getItem(KEY))?.split(' ') ?? []
  return post === String(postId) ? (option ?? null) : null
}

export function storePick(postId: number | string, optionId: string) {
  withStorage(() => localStorage.setItem(KEY, `${postId} ${optionId}`))
}

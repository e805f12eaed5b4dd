import { withStorage } from './browserStorage.ts'

const KEY = 'keptPress'
const MAX_AGE_MS = 30 * 60_000

/** What someone pressed before signing in. */
type PressKind = 'watch-later' | 'reaction'

/** In this tab only, never in an address: a link must not press anything for the person who opens it. */
export function keepPress(kind: PressKind, postId: number | string) {
  withStorage(() => sessionStorage.setItem(KEY, JSON.stringify({ kind, postId: String(postId), at: Date.now() })))
}

/** Once, and for half an hour. */
export function takePress(kind: PressKind, postId: number | string): boolean {
  const kept = withStorage(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown)
  if (!isPress(kept) || kept.kind !== kind || kept.postId !== String(postId)) return false
  withStorage(() => sessionStorage.removeItem(KEY))
  return Date.now() - kept.at < MAX_AGE_MS
}

type Press = { kind: string; postId: string; at: number }

const isPress = (kept: unknown): kept is Press =>
  typeof kept === 'object' && kept !== null && 'kind' in kept && 'postId' in kept && 'at' in kept

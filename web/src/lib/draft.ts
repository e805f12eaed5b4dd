import { withStorage } from './browserStorage.ts'
import { claimDrafts, isOthers } from './draftOwner.ts'

type Words = Record<string, string | boolean>

/**
 * `tab` and `personal` end with the window, and `personal` at sign-out or when the session ends, whichever is first;
 * `device` stays until it is sent or its owner signs out.
 */
type Kind = 'personal' | 'tab' | 'device'

/** What somebody typed and has not sent yet. Files cannot be kept. */
export type Draft<W extends Words> = {
  /** The kept words, in the shape of the empty ones; whatever else was stored is not taken over. */
  read: () => W
  keep: (words: W) => void
  forget: () => void
}

/** @param name of the form, and of what it is about where there are several. */
export function draftOf<W extends Words>(name: string, empty: W, kind: Kind = 'tab'): Draft<W> {
  const key = kind === 'personal' ? `draft:personal:${name}` : `draft:${name}`
  const storage = () => (kind === 'device' ? localStorage : sessionStorage)
  return {
    read: () => withStorage(() => (isOthers(storage()) ? empty : parse(empty, storage().getItem(key)))) ?? empty,
    keep: (words) =>
      void withStorage(() => {
        claimDrafts(storage())
        storage().setItem(key, JSON.stringify(words))
      }),
    forget: () => void withStorage(() => storage().removeItem(key)),
  }
}

/** Words in the shape of the empty ones. */
function parse<W extends Words>(empty: W, stored: string | null): W {
  const kept: unknown = JSON.parse(stored ?? 'null')
  if (typeof kept !== 'object' || kept === null) return empty
  const known = Object.entries(kept).filter(([name, value]) => typeof value === typeof empty[name])
  return { ...empty, ...Object.fromEntries(known) }
}

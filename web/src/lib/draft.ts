import { withStorage } from './browserStorage.ts'
import { claimDrafts, isOthers } from './draftOwner.ts'

type Words = Record<string, string | boolean>

/** `tab` and `personal` end with the window, `personal` also with the session; `device` at sign-out or submit. */
type Kind = 'personal' | 'tab' | 'device'

/** Unsent form values. Files cannot be stored. */
export type Draft<W extends Words> = {
  /** Stored values with the keys and types of the empty form; anything else is ignored. */
  read: () => W
  keep: (words: W) => void
  forget: () => void
}

/** @param name names the form, and its subject where several exist. */
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

function parse<W extends Words>(empty: W, stored: string | null): W {
  const kept: unknown = JSON.parse(stored ?? 'null')
  if (typeof kept !== 'object' || kept === null) return empty
  const known = Object.entries(kept).filter(([name, value]) => typeof value === typeof empty[name])
  return { ...empty, ...Object.fromEntries(known) }
}

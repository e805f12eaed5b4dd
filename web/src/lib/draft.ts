import { withStorage } from './browserStorage.ts'
import { claimDrafts, belongsToAnotherAccount } from './draftOwner.ts'

type Values = Record<string, string | boolean>

/** `tab` and `personal` end with the window, `personal` also with the session; `device` at sign-out or submit. */
type Kind = 'personal' | 'tab' | 'device'

/** Files cannot be stored. */
export type Draft<V extends Values> = {
  /** Stored values with the keys and types of the empty form; anything else is ignored. */
  read: () => V
  save: (values: V) => void
  clear: () => void
}

/** @param name names the form, and its subject where several exist. */
export function draftOf<V extends Values>(name: string, empty: V, kind: Kind = 'tab'): Draft<V> {
  const key = kind === 'personal' ? `draft:personal:${name}` : `draft:${name}`
  const storage = () => (kind === 'device' ? localStorage : sessionStorage)
  return {
    read: () =>
      withStorage(() => (belongsToAnotherAccount(storage()) ? empty : parse(empty, storage().getItem(key)))) ?? empty,
    save: (values) =>
      void withStorage(() => {
        claimDrafts(storage())
        storage().setItem(key, JSON.stringify(values))
      }),
    clear: () => void withStorage(() => storage().removeItem(key)),
  }
}

function parse<V extends Values>(empty: V, stored: string | null): V {
  const parsed: unknown = JSON.parse(stored ?? 'null')
  if (typeof parsed !== 'object' || parsed === null) return empty
  const known = Object.entries(parsed).filter(([name, value]) => typeof value === typeof empty[name])
  return { ...empty, ...Object.fromEntries(known) }
}

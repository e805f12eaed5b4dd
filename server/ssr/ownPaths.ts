import type { Request } from 'express'
import type { Payload } from 'payload'
import { splitLanguage } from '#contracts/shared/languages.ts'
import { pageIn } from '#contracts/platform/sitePaths.ts'
import { poolOf } from '#database/poolOf.ts'
import { type OwnPaths, readOwnPaths, type Redirect } from '#domain/platform/site/readOwnPaths.ts'
import type { ResponseCache } from '../cache/createCache.ts'

export type OwnPathsReader = {
  /** What is known this moment; null while it is being loaded. */
  current: () => OwnPaths | null
  read: () => Promise<OwnPaths>
}

/** The owner's pages and redirects, in memory: anybody can ask for any path. */
export function ownPathsReader(payload: Payload, cache: ResponseCache | undefined): OwnPathsReader {
  const load = () => readOwnPaths(poolOf(payload))
  const entry = () =>
    cache?.entry('own paths', () => ({ topics: ['site'], load: async () => ({ value: await load(), until: null }) }))
  return {
    current: () => entry()?.get() ?? null,
    read: async () => (await entry()?.wait()) ?? load(),
  }
}

/** Where a path without a page leads. The visitor's query is kept, unless the target has its own. */
export function redirectOf({ path: address, originalUrl }: Request, own: OwnPaths | null): Redirect | null {
  const { language, path } = splitLanguage(address)
  const redirect = own?.redirects.get(path) ?? own?.redirects.get(path.replace(/\/$/, ''))
  if (!redirect) return null
  const target = pageIn(language, redirect.target)
  const at = originalUrl.indexOf('?')
  const isPlain = at < 0 || /[?#]/.test(target)
  return { ...redirect, target: isPlain ? target : target + originalUrl.slice(at) }
}

import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { below, type Location, resolve, withoutBase } from './location.ts'
import { type Navigate, type Router, RouterContext } from './RouterContext.ts'

/** What a history entry of this router keeps. Entries of others, such as a link to an anchor, have none of it. */
type Entry = { usr?: unknown; key?: string } | null

/** The browser's history. A navigation is a transition: the screen stays until the next one can be shown. */
export function BrowserRouter({ base, children }: { base: string; children: ReactNode }) {
  const [{ location, arrival }, setPlace] = useState<Pick<Router, 'location' | 'arrival'>>(() => ({
    location: readLocation(base),
    arrival: 'pop',
  }))

  const navigate = useMemo((): Navigate => {
    return (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') return window.history.go(to)
      const { pathname, ...rest } = resolve(to, readLocation(base).pathname)
      const entry: Entry = { usr: state, key: newKey() }
      const address = below(base, pathname) + rest.search + rest.hash
      if (replace) window.history.replaceState(entry, '', address)
      else window.history.pushState(entry, '', address)
      startTransition(() => setPlace({ location: readLocation(base), arrival: replace ? 'replace' : 'push' }))
    }
  }, [base])

  useEffect(() => {
    const handlePop = () => startTransition(() => setPlace({ location: readLocation(base), arrival: 'pop' }))
    window.addEventListener('popstate', handlePop)
    return () => window.removeEventListener('popstate', handlePop)
  }, [base])

  const router = useMemo(() => ({ location, arrival, base, navigate }), [location, arrival, base, navigate])
  return <RouterContext value={router}>{children}</RouterContext>
}

function readLocation(base: string): Location {
  const { pathname, search, hash } = window.location
  const entry = window.history.state as Entry
  return {
    pathname: withoutBase(base, pathname),
    search,
    hash,
    state: entry?.usr ?? null,
    key: entry?.key ?? 'default',
  }
}

const newKey = (): string => Math.random().toString(36).slice(2, 10)

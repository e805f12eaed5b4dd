import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { inLanguage, type Language, splitLanguage } from '#contracts/shared/languages.ts'
import { addressIn, type Location, resolve, type To } from './location.ts'
import type { Navigate, Place } from './place.ts'
import { PlaceRouter } from './PlaceRouter.tsx'

/** What a history entry of this router keeps. Entries of others, such as a link to an anchor, have none of it. */
type Entry = { usr?: unknown; key?: string } | null

/** The browser's history. A navigation is a transition: the screen stays until the next one can be shown. */
export function BrowserRouter({ language, children }: { language: Language; children: ReactNode }) {
  const [shown, setShown] = useState<Pick<Place, 'location' | 'arrival'>>(() => ({
    location: readLocation(),
    arrival: 'pop',
  }))

  const { addressOf, navigate } = useMemo(() => {
    const addressOf = (to: To) => {
      const { pathname, ...rest } = resolve(to, readLocation().pathname)
      return addressIn({ pathname: inLanguage(language, pathname), ...rest })
    }
    const navigate: Navigate = (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') return window.history.go(to)
      const entry: Entry = { usr: state, key: newKey() }
      if (replace) window.history.replaceState(entry, '', addressOf(to))
      else window.history.pushState(entry, '', addressOf(to))
      startTransition(() => setShown({ location: readLocation(), arrival: replace ? 'replace' : 'push' }))
    }
    return { addressOf, navigate }
  }, [language])

  useEffect(() => {
    const handlePop = () => startTransition(() => setShown({ location: readLocation(), arrival: 'pop' }))
    window.addEventListener('popstate', handlePop)
    return () => window.removeEventListener('popstate', handlePop)
  }, [])

  const place = useMemo(() => ({ ...shown, addressOf, navigate }), [shown, addressOf, navigate])
  return <PlaceRouter place={place}>{children}</PlaceRouter>
}

function readLocation(): Location {
  const { pathname, search, hash } = window.location
  const entry = window.history.state as Entry
  return {
    pathname: splitLanguage(pathname).path,
    search,
    hash,
    state: entry?.usr ?? null,
    key: entry?.key ?? 'default',
  }
}

const newKey = (): string => Math.random().toString(36).slice(2, 10)

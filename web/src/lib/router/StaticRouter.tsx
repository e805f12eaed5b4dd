import type { ReactNode } from 'react'
import { inLanguage, splitLanguage } from '#contracts/shared/languages.ts'
import { addressIn, resolve, type To } from './location.ts'
import { PlaceRouter } from './PlaceRouter.tsx'

/** One address, on the server and in tests. */
export function StaticRouter({ address, children }: { address: string; children: ReactNode }) {
  const { pathname, search, hash } = resolve(address, '/')
  const { language, path } = splitLanguage(pathname)
  const addressOf = (to: To) => {
    const target = resolve(to, path)
    return addressIn({ ...target, pathname: inLanguage(language, target.pathname) })
  }
  const location = { pathname: path, search, hash, state: null, key: 'default' }
  return (
    <PlaceRouter place={{ location, arrival: 'pop', navigate: () => undefined, addressOf }}>{children}</PlaceRouter>
  )
}

import type { ReactNode } from 'react'
import { resolve, withoutBase } from './location.ts'
import { RouterContext } from './RouterContext.ts'

/** One address, on the server and in tests. */
export function StaticRouter({
  address,
  base = '/',
  children,
}: {
  address: string
  base?: string
  children: ReactNode
}) {
  const { pathname, search, hash } = resolve(address, '/')
  const location = { pathname: withoutBase(base, pathname), search, hash, state: null, key: 'default' }
  return <RouterContext value={{ location, arrival: 'pop', base, navigate: () => undefined }}>{children}</RouterContext>
}

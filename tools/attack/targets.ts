import type { z } from 'zod'
import { endpoints } from '../../endpoints/index.ts'
import { keysOf, sampleOf } from './sampleOf.ts'

export type Target = {
  name: string
  method: string
  /** sqlmap attacks the parts marked with a star. */
  address: string
  body: string | null
  isSignedIn: boolean
}

/** Logging out would end the attacker's session. */
const EXCLUDED = ['/logout']

/** As a visitor where allowed, and as an employee. */
export async function listTargets(): Promise<Target[]> {
  // A stream of events doesn’t end.
  const ending = endpoints.filter(({ produces }) => produces !== 'text/event-stream')
  const loaded = await Promise.all(ending.map(async (endpoint) => ({ ...endpoint, ...(await endpoint.schemas()) })))
  return loaded
    .filter(({ access, path }) => access !== 'provider' && !EXCLUDED.includes(path))
    .flatMap(({ method, path, access, query, input }) => {
      const search = query ? namesIn(query).map((name) => `${name}=1`) : []
      if (!path.includes(':') && search.length === 0 && !input) return []
      const filled = `/api${path.replaceAll(/:reference/g, 'HUNT-ABCDEFGHJK*').replaceAll(/:\w+/g, '1*')}`
      const address = search.length > 0 ? `${filled}?${search.join('&')}` : filled
      const body = input ? JSON.stringify(sampleOf(input)) : null
      const target = { name: `${method} /api${path}`, method, address, body }
      const asEmployee = { ...target, isSignedIn: true }
      return access === 'everyone' ? [{ ...target, isSignedIn: false }, asEmployee] : [asEmployee]
    })
}

/** The OIDC callback accepts any query, so its parameters are listed here. */
function namesIn(query: z.ZodType): string[] {
  const keys = keysOf(query)
  return keys.length > 0 ? keys : ['code', 'state']
}

import type { z } from 'zod'
import { endpoints } from '../../endpoints/index.ts'
import { keysOf, sampleOf } from './sampleOf.ts'

export type Target = {
  name: string
  method: string
  /** With a star behind what stands in the address. */
  address: string
  body: string | null
  isSignedIn: boolean
}

/** Would sign out whoever attacks; it reads one address, which wapiti tries. */
const LEFT_OUT = ['/logout']

/**
 * Every address of the API with something to fill in, with something filled in everywhere: as a visitor where visitors
 * may, and as an employee, who gets behind every door.
 */
export async function listTargets(): Promise<Target[]> {
  const loaded = await Promise.all(endpoints.map(async (endpoint) => ({ ...endpoint, ...(await endpoint.schemas()) })))
  return loaded
    .filter(({ access, path }) => access !== 'provider' && !LEFT_OUT.includes(path))
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

/** Where whatever comes is taken, what comes there in earnest: the way back from another provider. */
function namesIn(query: z.ZodType): string[] {
  const keys = keysOf(query)
  return keys.length > 0 ? keys : ['code', 'state']
}

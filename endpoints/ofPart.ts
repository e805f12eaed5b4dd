import type { SitePart } from '#contracts/platform/siteParts.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { isOffered } from '#domain/platform/site/readPartsOff.ts'
import type { Endpoint } from './implement.ts'

/**
 * Calls of a part of the site. While its owner has switched it off, they answer `not_found`.
 * @param whenOff what they answer instead, where other pages ask for it, too.
 */
export const ofPart = (part: SitePart, endpoints: Endpoint[], whenOff?: unknown): Endpoint[] =>
  endpoints.map(({ authorize, cache, ...endpoint }) => ({
    ...endpoint,
    ...(cache && { cache: { ...cache, topics: [...new Set([...cache.topics, 'settings' as const])] } }),
    authorize: (req) => {
      const prepare = authorize(req)
      return async (read) => {
        if (await isOffered(req.pool, part)) return prepare(read)
        if (whenOff === undefined) throw new AppError('not_found')
        return () => Promise.resolve(whenOff)
      }
    },
  }))

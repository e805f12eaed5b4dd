import { z } from 'zod'

/**
 * How someone came to the site, as the query string that `web/src/lib/visit.ts` writes. Anything else is ignored: it must never
 * stop a sign-up or an order. `domain/people/attribution/parseVisit.ts` reads it.
 */
export const visitSchema = z.string().optional().catch(undefined)

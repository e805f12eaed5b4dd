import { parse } from 'cookie'
import type { AuthStrategy } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import { findActor } from '#domain/membership/actor/findActor.ts'

/**
 * Authenticates employees in the panel and its REST API by the site's session, read on every request. Members get no
 * user here, so an access rule that forgets the employee check still denies them.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ headers, payload }) => {
    // The same parser as the rest of the site: of two cookies with one name both must read the same.
    const token = parse(headers.get('cookie') ?? '')[`${payload.config.cookiePrefix}-token`]
    const caller = token ? await findActor(poolOf(payload), payload.secret, token, new Date()) : null
    if (!caller?.isEmployee) return { user: null }
    // The session is valid; the panel needs the whole user document.
    const user = await payload.findByID({ collection: 'users', id: caller.id, depth: 0, overrideAccess: true })
    return { user: { ...user, collection: 'users', _strategy: 'session', _sid: caller.sessionId } }
  },
}

import type { AuthStrategy } from 'payload'
import { parseCookies } from 'payload/shared'
import { poolOf } from '#database/poolOf.ts'
import { findCaller } from '#domain/people/findCaller.ts'

/**
 * How the panel and its REST API recognise an employee: by the site's own session, read from its row on every request.
 * Members get no user here at all, so a rule that forgets to ask for an employee still refuses them.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ headers, payload }) => {
    const token = parseCookies(headers).get(`${payload.config.cookiePrefix}-token`)
    const caller = token ? await findCaller(poolOf(payload), payload.secret, token, new Date()) : null
    if (!caller?.isEmployee) return { user: null }
    // The session has just been proven; the panel needs the whole document of its user.
    const user = await payload.findByID({ collection: 'users', id: caller.id, depth: 0, overrideAccess: true })
    return { user: { ...user, collection: 'users', _strategy: 'session', _sid: caller.sessionId } }
  },
}

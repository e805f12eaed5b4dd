import { z } from 'zod'
import { sessionListSchema } from '#contracts/account.ts'
import { endSession, endSessions, listSessions } from '#domain/people/sessions.ts'
import { ShopError } from '#domain/ShopError.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { noContent } from '../Reply.ts'
import { presentSessions } from './presentSessions.ts'

export const readSessions = defineEndpoint({
  method: 'GET',
  path: '/account/sessions',
  who: 'signedIn',
  output: sessionListSchema,
  run: async ({ pool, user, now }) => presentSessions(await listSessions(pool, user.id, now), user),
})

/** Signs out everywhere else. */
export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/account/sessions',
  who: 'signedIn',
  run: async ({ pool, user }) => {
    await endSessions(pool, user.id, user.sessionId)
    return noContent()
  },
})

export const endOneSession = defineEndpoint({
  method: 'DELETE',
  path: '/account/sessions/:id',
  who: 'signedIn',
  params: z.object({ id: z.guid() }),
  run: async ({ pool, user, web }, { params }) => {
    if (!(await endSession(pool, user.id, params.id))) throw new ShopError('not_found')
    if (params.id === user.sessionId) {
      web.clearSession()
      web.clearCartKey()
    }
    return noContent()
  },
})

import * as routes from '#contracts/routes/people/account.ts'
import { endSession, listSessions, signOutEverywhere } from '#domain/people/people/sessions.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { implement } from '../../implement.ts'
import { presentSessions } from './presentSessions.ts'

export const readSessions = implement(routes.readSessions, async ({ pool, user, now }) =>
  presentSessions(await listSessions(pool, user.id, now), user),
)

/** Ends all other sessions. */
export const endOtherSessions = implement(routes.endOtherSessions, async ({ pool, user, now }) => {
  await signOutEverywhere(pool, { userId: user.id, now, except: user.sessionId })
})

export const endOneSession = implement(routes.endOneSession, async ({ pool, user, web }, { params }) => {
  if (!(await endSession(pool, user.id, params.id))) throw new AppError('not_found')
  if (params.id === user.sessionId) {
    web.clearSession()
    web.clearCartKey()
  }
})

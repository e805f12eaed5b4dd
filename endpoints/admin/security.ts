import { z } from 'zod'
import { securitySchema } from '#contracts/account.ts'
import { rowIdSchema } from '#contracts/ids.ts'
import { resetSecondFactor } from '#domain/people/secondFactor/changeSecondFactor.ts'
import { hasRecentProof } from '#domain/people/recentProof.ts'
import { readSecondFactor } from '#domain/people/secondFactor/readSecondFactor.ts'
import { listSessions, signOutPerson } from '#domain/people/sessions.ts'
import { presentSessions } from '../account/presentSessions.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { noContent } from '../Reply.ts'

const params = z.object({ id: rowIdSchema })

/** How somebody's account is guarded: for the page of a person in the panel. */
export const readSecurity = defineEndpoint({
  method: 'GET',
  path: '/admin/people/:id/security',
  who: 'employee',
  params,
  output: securitySchema,
  run: async ({ pool, user, now }, { params: { id } }) => {
    const [factor, sessions, isProved] = await Promise.all([
      readSecondFactor(pool, id),
      listSessions(pool, id, now),
      hasRecentProof(pool, { userId: user.id, sessionId: user.sessionId, now }),
    ])
    return {
      isSecondFactorOn: factor?.isOn === true,
      recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
      isOwn: id === user.id,
      sessions: presentSessions(sessions, user),
      hasRecentProof: isProved,
    }
  },
})

/** Signs a person out everywhere; of the employee who asks, everywhere else. */
export const endSessionsOf = defineEndpoint({
  method: 'DELETE',
  path: '/admin/people/:id/sessions',
  who: 'employee',
  params,
  run: async (req, { params: { id } }) => {
    await signOutPerson(req, id)
    return noContent()
  },
})

export const secondFactorReset = defineEndpoint({
  method: 'POST',
  path: '/admin/people/:id/second-factor/reset',
  who: 'employee',
  params,
  run: async (req, { params: { id } }) => {
    await resetSecondFactor(req, id)
    return noContent()
  },
})

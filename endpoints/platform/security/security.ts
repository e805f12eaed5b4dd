import * as routes from '#contracts/routes/people/people.ts'
import { resetSecondFactor } from '#domain/people/people/secondFactor/changeSecondFactor.ts'
import { hasRecentProof } from '#domain/people/people/recentProof.ts'
import { readSecondFactor } from '#domain/people/people/secondFactor/readSecondFactor.ts'
import { listSessions, signOutPerson } from '#domain/people/people/sessions.ts'
import { presentSessions } from '../../people/account/presentSessions.ts'
import { authorize } from '../../authorize.ts'
import { implement } from '../../implement.ts'

/** How an account is protected. Employees see their own; some roles also see others'. */
export const readSecurity = implement(routes.readSecurity, async (req, { params: { id } }) => {
  const { pool, user, now } = req
  if (id !== user.id) authorize('readMembers', req)
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
})

/** Ends every session of a person. Employees who do this to themselves keep the current one. */
export const endSessionsOf = implement(routes.endSessionsOf, async (req, { params: { id } }) => {
  if (id !== req.user.id) authorize('changeMembers', req)
  await signOutPerson(req, id)
})

export const secondFactorReset = implement(routes.secondFactorReset, async (req, { params: { id } }) => {
  await resetSecondFactor(req, id)
})

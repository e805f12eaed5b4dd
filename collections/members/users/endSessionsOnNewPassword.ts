import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { endSessions } from '#domain/people/people/sessions.ts'
import { sessionIdOf } from '../../../hooks/users/sessionIdOf.ts'
import type { User } from '../../../payload-types.ts'

/** A new password ends all sessions except the one that set it. */
export const endSessionsOnNewPassword: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  if (operation !== 'update' || req.context['setsPassword'] !== true) return doc
  const except = req.user?.id === doc.id ? (sessionIdOf(req) ?? undefined) : undefined
  await endSessions(await databaseOfRequest(req), { userId: doc.id, now: new Date(), except })
  return doc
}

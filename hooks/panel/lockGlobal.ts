import { APIError, type GlobalBeforeOperationHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { statement } from '#database/sql.ts'
import { sessionIdOf } from '../users/sessionIdOf.ts'
import { rejectChangedRole } from './rejectChangedRole.ts'

/**
 * Serializes changes of one global, and a request in flight during a demotion changes nothing. The first change
 * creates the row, so an advisory lock is used.
 *
 * @throws Forbidden, or APIError 400 for a form without values.
 */
export const lockGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const given = args as { data?: unknown }
  if (operation === 'read' || operation === 'countVersions') return given
  const { data } = given
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new APIError('The form has no values.', 400, null, true)
  const tx = await databaseOfRequest(req)
  await tx.query(statement`select pg_advisory_xact_lock(hashtext('global'), hashtext(${global.slug}))`)
  if (req.user) {
    await tx.query(statement`select id from users where id = ${Number(req.user.id)} for share`)
    await rejectChangedRole(tx, req.user, sessionIdOf(req))
  }
  // The audit log needs the whole document, not the fields that the request selected.
  return { ...given, select: undefined }
}

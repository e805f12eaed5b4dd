import { APIError, type CollectionAfterChangeHook } from 'payload'
import { ERRORS } from '#contracts/platform/errors.ts'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { returnsRow, statement } from '#database/sql.ts'
import type { User } from '../../../payload-types.ts'

/**
 * Rejects a change that leaves no owner. It runs after the write, so that a bulk edit sees its own earlier rows;
 * `lockBeforeWrite` serializes requests. Payload keeps the rest of a bulk edit, so the rejected row is restored.
 */
export const requireOneOwner: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || previousDoc.role !== 'owner' || doc.role === 'owner') return doc
  const tx = await databaseOfRequest(req)
  const kept = await returnsRow(
    tx,
    statement`
    update users set role = 'owner'
    where id = ${doc.id} and not exists (select 1 from users where role = 'owner' and closed_at is null)
    returning id`,
  )
  if (!kept) return doc
  const { status, message } = ERRORS.last_owner
  throw new APIError(message, status, { code: 'last_owner' }, true)
}

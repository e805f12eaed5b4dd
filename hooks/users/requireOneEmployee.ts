import { APIError, type CollectionAfterChangeHook } from 'payload'
import { ERRORS } from '#contracts/errors.ts'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { returnsRow, statement } from '#database/sql.ts'
import type { User } from '../../payload-types.ts'

/**
 * Rejects a change that leaves no employee. It runs after the write, so that a bulk edit sees its own earlier rows;
 * `lockBeforeWrite` serializes requests. Payload keeps the rest of a bulk edit, so the rejected row is restored.
 */
export const requireOneEmployee: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !previousDoc.isEmployee || doc.isEmployee) return doc
  const tx = await databaseOfRequest(req)
  const kept = await returnsRow(
    tx,
    statement`
    update users set is_employee = true
    where id = ${doc.id} and not exists (select 1 from users where is_employee and closed_at is null)
    returning id`,
  )
  if (!kept) return doc
  const { status } = ERRORS.last_employee
  throw new APIError('You are the only employee. Make someone else an employee first.', status, null, true)
}

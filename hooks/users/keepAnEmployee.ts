import { APIError, type CollectionAfterChangeHook } from 'payload'
import { ERRORS } from '#contracts/errors.ts'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { returnsRow, statement } from '#database/sql.ts'
import type { User } from '../../payload-types.ts'

/**
 * Keeps at least one employee. Checked after the write, so that each of many people changed in one request sees those
 * before it; `lockBeforeWrite` keeps two requests apart. The panel stores the rest of a bulk edit, so the refused one
 * is restored.
 */
export const keepAnEmployee: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
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

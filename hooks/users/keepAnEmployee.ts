import { APIError, type CollectionAfterChangeHook, type CollectionBeforeChangeHook } from 'payload'
import { ERRORS } from '#contracts/errors.ts'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { row, sql } from '#database/sql.ts'
import { lockEmployees } from '#domain/people/locks.ts'
import type { User } from '../../payload-types.ts'

/** Before anything is written: whoever else takes keys away waits for this one. */
export const awaitEmployees: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, req }) => {
  if (originalDoc?.isEmployee && !(data.isEmployee ?? true)) await lockEmployees(await databaseOfRequest(req))
  return data
}

/**
 * Somebody keeps the keys. Looked at after the write: of many changed in one request each sees those before it. The
 * panel stores the rest of such a request, so the one refused is put back as it was.
 */
export const keepAnEmployee: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !previousDoc.isEmployee || doc.isEmployee) return doc
  const tx = await databaseOfRequest(req)
  const kept = await row(
    tx,
    sql`
    update users set is_employee = true
    where id = ${doc.id} and not exists (select 1 from users where is_employee and closed_at is null)
    returning id`,
  )
  if (!kept) return doc
  const { status } = ERRORS.last_employee
  throw new APIError('Nobody else is an employee. Give somebody else the keys first.', status, null, true)
}

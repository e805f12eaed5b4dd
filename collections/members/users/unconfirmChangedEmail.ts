import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { sql } from '#database/sql.ts'
import { normalizeEmail } from '#domain/platform/normalizeEmail.ts'
import type { User } from '../../../payload-types.ts'

export const unconfirmChangedEmail: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  if (!data.email || data.email === originalDoc?.email) return data
  return { ...data, normalizedEmail: normalizeEmail(data.email), emailVerifiedAt: null }
}

export const endMailedLinks: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.email === previousDoc.email) return doc
  const tx = await databaseOfRequest(req)
  await tx.query(sql`delete from mailed_links where user_id = ${doc.id} and used_at is null`)
  return doc
}

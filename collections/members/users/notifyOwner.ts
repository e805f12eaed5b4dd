import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { mailAccountChange } from '#domain/people/people/mailAccountChange.ts'
import { queueVerifyLink } from '#domain/people/people/verifyEmail.ts'
import type { User } from '../../../payload-types.ts'

/** Notifies an account's old address of a new email or password; a new address gets a confirmation link. */
export const notifyOwner: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc
  const tx = await databaseOfRequest(req)
  const now = new Date()
  const changesEmail = doc.email !== previousDoc.email
  if (changesEmail) {
    await mailAccountChange(tx, doc.id, 'email', { now, to: previousDoc.email })
    await queueVerifyLink(tx, doc.id, now)
  }
  if (req.context['setsPassword'] === true)
    await mailAccountChange(tx, doc.id, 'password', { now, to: previousDoc.email })
  return doc
}

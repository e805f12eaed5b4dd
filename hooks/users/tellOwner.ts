import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { mailAccountChange } from '#domain/people/mailAccountChange.ts'
import { queueVerifyLink } from '#domain/people/verifyEmail.ts'
import type { User } from '../../payload-types.ts'

/** Whoever owns an account learns of a new address or password, at the address they had; the new one gets a link to confirm. */
export const tellOwner: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
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

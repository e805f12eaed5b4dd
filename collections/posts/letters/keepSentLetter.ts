import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { hasMailing } from '#domain/outreach/mailings/requestMailing.ts'

type Letter = { id: number }

/** Everyone gets the same letter. `lockBeforeWrite` has locked it, so it isn’t sent right now. @throws ValidationError. */
export const keepSentLetter: CollectionBeforeChangeHook<Letter> = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'create' || !originalDoc) return data
  if (!(await hasMailing(await databaseOfRequest(req), { letterId: originalDoc.id }))) return data
  const message = 'This letter was sent or is about to be. Cancel it to change it, or duplicate it to write another.'
  throw new ValidationError({ collection: 'letters', errors: [{ path: 'subject', message }], req }, req.t)
}

import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { queueAnswerMail } from '#domain/community/questions/queueAnswerMail.ts'

export const emailAnswer: CollectionAfterChangeHook<{ id: number }> = async ({ doc, req }) => {
  await queueAnswerMail(await databaseOfRequest(req), doc.id)
}

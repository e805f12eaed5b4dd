import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { storeCues } from '#domain/content/captions/storeCues.ts'
import { idOf } from '#contracts/shared/idOf.ts'
import type { Caption } from '../../../payload-types.ts'

/** In the transaction of the file. */
export const storeCaptionCues: CollectionAfterChangeHook<Caption> = async ({ doc, req }) => {
  const postId = idOf(doc.post)
  if (postId !== null) await storeCues(await databaseOfRequest(req), doc.id, postId, doc.vtt)
  return doc
}

import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '#contracts/shared/idOf.ts'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { queueVideoFirst } from '#domain/content/posts/queueVideo.ts'
import { storePostParts as storeParts } from '#domain/content/posts/storePost.ts'
import type { Post } from '../../../payload-types.ts'

export const storePostParts: CollectionAfterChangeHook<Post> = async ({ doc, previousDoc, req }) => {
  const tx = await databaseOfRequest(req)
  if (idOf(doc.video) && idOf(doc.video) !== idOf(previousDoc?.video)) await queueVideoFirst(tx, doc.id)
  await storeParts(tx, doc, previousDoc)
  return doc
}

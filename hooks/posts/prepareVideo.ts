import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { queueVideoFirst } from '#domain/content/posts/queueVideo.ts'
import type { Post } from '../../payload-types.ts'
import { idOf } from '#contracts/idOf.ts'

export const prepareVideo: CollectionAfterChangeHook<Post> = async ({ doc, previousDoc, req }) => {
  const [now, before] = [idOf(doc.video), idOf(previousDoc?.video)]
  if (now && now !== before) await queueVideoFirst(await databaseOfRequest(req), doc.id)
  return doc
}

import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { startPreparingFirst } from '#domain/posts/startPreparing.ts'
import type { Post } from '../../payload-types.ts'
import { idOf } from '../idOf.ts'

/** Queues the preparation of a video that came with the panel, in the transaction that stores the post. */
export const prepareVideo: CollectionAfterChangeHook<Post> = async ({ doc, previousDoc, req }) => {
  const [now, before] = [idOf(doc.video), idOf(previousDoc?.video)]
  if (now && now !== before) await startPreparingFirst(await databaseOfRequest(req), doc.id)
  return doc
}

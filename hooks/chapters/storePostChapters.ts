import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { storeChapters } from '#domain/content/chapters/storeChapters.ts'
import type { Post } from '../../payload-types.ts'

/** In the transaction of the post. */
export const storePostChapters: CollectionAfterChangeHook<Post> = async ({ doc, req }) => {
  await storeChapters(await databaseOfRequest(req), doc.id)
  return doc
}

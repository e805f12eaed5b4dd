import type { CollectionBeforeChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { standingOf } from '#domain/posts/panelVideo.ts'
import type { Post } from '../../payload-types.ts'
import { idOf } from '../idOf.ts'

/**
 * A post with a new video that must be converted first waits for it, whatever status was chosen. What is published
 * already stays so.
 */
export const awaitVideo: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  const post = { ...originalDoc, ...data }
  const video = idOf(post.video)
  if (originalDoc && originalDoc.status !== 'processing' && idOf(originalDoc.video) === video) return data
  const wanted = { status: post.status ?? 'published', preparedStatus: post.preparedStatus ?? null }
  return { ...data, ...(await standingOf(await databaseOfRequest(req), video, wanted)) }
}

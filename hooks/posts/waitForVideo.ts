import type { CollectionBeforeChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { resolvePostStatus } from '#domain/content/posts/panelVideo.ts'
import type { Post } from '../../payload-types.ts'
import { idOf } from '#contracts/idOf.ts'

/**
 * A post waits until its new video is converted, with any chosen status. A published post stays published.
 */
export const waitForVideo: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  const post = { ...originalDoc, ...data }
  const video = idOf(post.video)
  if (originalDoc && originalDoc.status !== 'processing' && idOf(originalDoc.video) === video) return data
  const wanted = { status: post.status ?? 'published', preparedStatus: post.preparedStatus ?? null }
  return { ...data, ...(await resolvePostStatus(await databaseOfRequest(req), video, wanted)) }
}

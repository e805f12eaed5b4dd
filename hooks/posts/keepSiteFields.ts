import type { CollectionBeforeChangeHook } from 'payload'
import type { Post } from '../../payload-types.ts'
import { idOf } from '#contracts/idOf.ts'

/**
 * Restoring a version keeps what the site itself has stored about the video since. Payload would write the version's
 * values. A trigger keeps views and comments.
 */
export const keepSiteFields: CollectionBeforeChangeHook<Post> = ({ data, originalDoc, context }) => {
  if (!originalDoc || context['isRestoringVersion'] !== true) return data
  const { preparedStatus, videoDuration, status, commentsClosedAt } = originalDoc
  return {
    ...data,
    preparedStatus,
    commentsClosedAt,
    // Keeps its current position in a series it has not left.
    ...(idOf(data.series) === idOf(originalDoc.series) && { _posts_parts_order: originalDoc._posts_parts_order }),
    ...(idOf(data.video) === idOf(originalDoc.video) && { videoDuration }),
    // The version was stored while its video was being prepared, or before the post was published.
    ...((data.status === 'processing' || status === 'published') && { status }),
  }
}

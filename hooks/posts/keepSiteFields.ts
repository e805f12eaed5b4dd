import type { CollectionBeforeChangeHook } from 'payload'
import type { Post } from '../../payload-types.ts'
import { idOf } from '#domain/idOf.ts'

/**
 * Restoring a version keeps what the site itself stored about the video since then. The CMS would write the values of the
 * version. Views and comments are kept by a trigger.
 */
export const keepSiteFields: CollectionBeforeChangeHook<Post> = ({ data, originalDoc, context }) => {
  if (!originalDoc || context['isRestoringVersion'] !== true) return data
  const { preparedStatus, videoDuration, status } = originalDoc
  return {
    ...data,
    preparedStatus,
    // Its place in a series it has not left is the one it was dragged to since.
    ...(idOf(data.series) === idOf(originalDoc.series) && { _posts_parts_order: originalDoc._posts_parts_order }),
    ...(idOf(data.video) === idOf(originalDoc.video) && { videoDuration }),
    // The version was stored while its video was being prepared, or before the post was published.
    ...((data.status === 'processing' || status === 'published') && { status }),
  }
}

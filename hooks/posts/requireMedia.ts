import type { ArrayFieldValidation, UploadFieldSingleValidation } from 'payload'
import { array, upload } from 'payload/shared'
import { MEDIA_MISSING } from '#contracts/content/posts.ts'
import type { Post } from '../../payload-types.ts'

type Asked = { data: unknown; overrideAccess?: boolean }

export const requireVideo: UploadFieldSingleValidation = (value, options) =>
  !value && isToAppear(options, 'video') ? MEDIA_MISSING.video : upload(value, options)

/** Forms send the number of rows, saves send the rows. Without photos, the cover becomes the one image: see `withCoverAsImage`. */
export const requireImages: ArrayFieldValidation = (value, options) => {
  const count = Array.isArray(value) ? value.length : value
  const { cover } = options.data as Partial<Post>
  return !count && !cover && isToAppear(options, 'gallery') ? MEDIA_MISSING.gallery : array(value, options)
}

/** Whether the panel publishes it, now or later. The site's own code checks files itself. */
function isToAppear({ data, overrideAccess }: Asked, type: Post['type']): boolean {
  const post = data as Partial<Post>
  const isPublic = post.status === 'published' || post.status === 'scheduled'
  return !overrideAccess && isPublic && !post.deletedAt && post.type === type
}

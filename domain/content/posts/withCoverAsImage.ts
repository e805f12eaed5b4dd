import type { DataFromCollectionSlug } from 'payload'
import { idOf } from '#contracts/shared/idOf.ts'

type Post = Pick<DataFromCollectionSlug<'posts'>, 'type' | 'status' | 'preparedStatus' | 'cover' | 'images'>

/**
 * A post without film and photos is a story. Its cover is its one image from the day it appears, and follows the cover
 * when that is changed.
 */
export function withCoverAsImage<Data extends Partial<Post>>(data: Data, before: Post | undefined): Data {
  const post: Partial<Post> = { ...before, ...data }
  const cover = idOf(post.cover)
  if (post.type !== 'gallery' || cover === null || !['published', 'scheduled'].includes(post.status ?? '')) return data
  const images = (post.images ?? []).map(({ media }) => idOf(media))
  const wasCover = images.length === 1 && images[0] === idOf(before?.cover)
  return images.length === 0 || (wasCover && images[0] !== cover) ? { ...data, images: [{ media: cover }] } : data
}

import type { CollectionBeforeChangeHook } from 'payload'
import type { Post } from '../../payload-types.ts'
import { idOf } from '#contracts/idOf.ts'

/** A preview is public, so it goes with the film it was cut from, unless the same change chooses another one. */
export const dropOldPreview: CollectionBeforeChangeHook<Post> = ({ data, originalDoc }) => {
  if (!originalDoc) return data
  const post = { ...originalDoc, ...data }
  const isSameFilm = post.type === 'video' && idOf(post.video) === idOf(originalDoc.video)
  const isChosenNow = idOf(post.preview) !== idOf(originalDoc.preview)
  return isSameFilm || isChosenNow ? data : { ...data, preview: null }
}

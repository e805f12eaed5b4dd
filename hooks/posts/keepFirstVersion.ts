import type { CollectionBeforeChangeHook } from 'payload'
import { saveFirstVersion as keep } from '#domain/content/posts/saveVersions.ts'
import type { Post } from '../../payload-types.ts'

/** Stores a first version of a post that is older than versioning, before an edit overwrites it. */
export const keepFirstVersion: CollectionBeforeChangeHook<Post> = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && originalDoc) await keep(req.payload, req, originalDoc.id)
  return data
}

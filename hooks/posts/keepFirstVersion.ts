import type { CollectionBeforeChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { keepFirstVersion as keep } from '#domain/posts/keepVersion.ts'
import type { Post } from '../../payload-types.ts'

/** A post from before versions were stored gets its first one before the edit overwrites its text. */
export const keepFirstVersion: CollectionBeforeChangeHook<Post> = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && originalDoc) await keep(await databaseOfRequest(req), originalDoc.id)
  return data
}

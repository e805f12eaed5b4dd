import type { CollectionBeforeChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { completePost as complete } from '#domain/content/posts/completePost.ts'
import { saveFirstVersion } from '#domain/content/posts/saveVersions.ts'
import type { Post } from '../../../payload-types.ts'

export const completePost: CollectionBeforeChangeHook<Post> = async ({
  data,
  operation,
  originalDoc,
  context,
  req,
}) => {
  if (operation === 'update' && originalDoc) await saveFirstVersion(req.payload, req, originalDoc.id)
  const isRestored = context['isRestoringVersion'] === true
  return complete(await databaseOfRequest(req), data, { before: originalDoc, now: new Date(), isRestored })
}

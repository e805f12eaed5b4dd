import type { CollectionBeforeChangeHook } from 'payload'
import { isMembersOnly } from '#domain/posts/mayWatch.ts'
import { type Described, suggestDescription } from '#domain/stories/suggestDescription.ts'
import type { Post } from '../../payload-types.ts'

/** An empty description is replaced by the beginning of the text's public part. */
export const fillDescription: CollectionBeforeChangeHook<Post> = ({ data, originalDoc }) => {
  const post = { ...originalDoc, ...data }
  if (!post.body && !originalDoc?.body) return data
  return { ...data, description: suggestDescription(described(post), originalDoc && described(originalDoc)) }
}

function described({ description, body, isSubscriberOnly = true, publicAt }: Partial<Post>): Described {
  const access = { isSubscriberOnly, publicAt: publicAt ? new Date(publicAt) : null }
  // Safe: `validateStory` has checked it.
  return { description, body: body ?? null, isMembersOnly: isMembersOnly(access, new Date()) }
}

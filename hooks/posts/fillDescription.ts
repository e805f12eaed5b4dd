import type { CollectionBeforeChangeHook } from 'payload'
import { isMembersOnly } from '#domain/content/posts/mayWatch.ts'
import { type Described, suggestDescription } from '#domain/content/stories/suggestDescription.ts'
import type { Post } from '../../payload-types.ts'

/** An empty description is replaced by the beginning of the text's public part, in both languages. */
export const fillDescription: CollectionBeforeChangeHook<Post> = ({ data, originalDoc }) => {
  const post = { ...originalDoc, ...data }
  return {
    ...data,
    ...((post.body || originalDoc?.body) && { description: describe(described, post, originalDoc) }),
    ...((post.germanBody || originalDoc?.germanBody) && {
      germanDescription: describe(describedInGerman, post, originalDoc),
    }),
  }
}

/** As it will be stored. */
export const germanDescriptionOf = (post: Partial<Post>): string => suggestDescription(describedInGerman(post))

const describe = (of: (post: Partial<Post>) => Described, post: Partial<Post>, before: Post | undefined): string =>
  suggestDescription(of(post), before && of(before))

// Safe: `validateStory` has checked the texts.
const described = ({ description, body, ...post }: Partial<Post>): Described => ({
  description,
  body: body ?? null,
  isMembersOnly: isForMembers(post),
})

const describedInGerman = ({ germanDescription, germanBody, ...post }: Partial<Post>): Described => ({
  description: germanDescription,
  body: germanBody ?? null,
  isMembersOnly: isForMembers(post),
})

const isForMembers = ({ isSubscriberOnly = true, publicAt }: Partial<Post>): boolean =>
  isMembersOnly({ isSubscriberOnly, publicAt: publicAt ? new Date(publicAt) : null }, new Date())

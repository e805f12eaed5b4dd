import type { DataFromCollectionSlug } from 'payload'
import { type Described, suggestDescription } from '../stories/suggestDescription.ts'
import { isMembersOnly } from './mayWatch.ts'

type Post = DataFromCollectionSlug<'posts'>

/** An empty description is replaced by the beginning of the text's public part, in both languages. */
export function describePost(data: Partial<Post>, before: Post | undefined, now: Date): Partial<Post> {
  const post = { ...before, ...data }
  const describe = (of: (post: Partial<Post>, now: Date) => Described): string =>
    suggestDescription(of(post, now), before && of(before, now))
  return {
    ...data,
    ...((post.body || before?.body) && { description: describe(inOriginal) }),
    ...((post.germanBody || before?.germanBody) && { germanDescription: describe(inGerman) }),
  }
}

/** As it will be stored. */
export const germanDescriptionOf = (post: Partial<Post>, now: Date): string => suggestDescription(inGerman(post, now))

const inOriginal = ({ description, body, ...post }: Partial<Post>, now: Date): Described => ({
  description,
  body: body ?? null,
  isMembersOnly: isForMembers(post, now),
})

const inGerman = ({ germanDescription, germanBody, ...post }: Partial<Post>, now: Date): Described => ({
  description: germanDescription,
  body: germanBody ?? null,
  isMembersOnly: isForMembers(post, now),
})

const isForMembers = ({ isSubscriberOnly = true, publicAt }: Partial<Post>, now: Date): boolean =>
  isMembersOnly({ isSubscriberOnly, publicAt: publicAt ? new Date(publicAt) : null }, now)

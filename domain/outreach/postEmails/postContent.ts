import type { Pool } from 'pg'
import type { MailData } from '#contracts/platform/mails.ts'
import { oncePerBatch } from '../mailings/oncePerBatch.ts'
import { storyText } from '#domain/content/stories/storyText.ts'
import { findMailedPost, type MailedPost, toPostMail } from './findMailedPosts.ts'
import { findMailedStory } from './findMailedStory.ts'

type Content = Omit<MailData['new-post'], 'firstName' | 'unsubscribe' | 'isTest' | 'mailingId'>
type Wanted = { postId: number; isMember: boolean }

/** The email of a post with its cover and what this reader may read of its story. */
export async function postContent(pool: Pool, post: MailedPost, isMember: boolean): Promise<Content> {
  const rights = { isMembersOnly: post.isSubscriberOnly, mayReadAll: isMember }
  const story = await findMailedStory(pool, post.postId, rights)
  const mail = toPostMail(post, isMember)
  return {
    ...mail,
    teaser: repeats(mail.teaser, story?.body ?? null) ? '' : mail.teaser,
    story,
    cover: post.cover,
  }
}

/** Null when the post is gone. */
export async function findPostContent(pool: Pool, { postId, isMember }: Wanted, now: Date) {
  const post = await findMailedPost(pool, postId, now)
  if (!post) return null
  const { kind, isPublished } = post
  return { kind, isPublished, content: await postContent(pool, post, isMember) }
}

const forMembers = oncePerBatch((pool, postId: number, now) => findPostContent(pool, { postId, isMember: true }, now))
const forOthers = oncePerBatch((pool, postId: number, now) => findPostContent(pool, { postId, isMember: false }, now))

/** Once for each batch: a change of the post is in the emails a few seconds later. */
export const sharedPostContent = (pool: Pool, { postId, isMember }: Wanted, now: Date) =>
  (isMember ? forMembers : forOthers)(pool, postId, now)

/** A description that was made from the story would be its first lines twice. */
function repeats(teaser: string, body: Parameters<typeof storyText>[0]): boolean {
  const beginning = teaser.replace(/(?<![\s…,;:–—-])[\s…,;:–—-]+$/u, '')
  return beginning !== '' && storyText(body).replace(/\s+/g, ' ').startsWith(beginning)
}

import type { Pool } from 'pg'
import type { MailData } from '#contracts/mails.ts'
import { storyText } from '../stories/storyText.ts'
import { findMailedStory } from './findMailedStory.ts'
import { type MailedPost, toPostMail } from './findMailedPosts.ts'

/** The email of a post with its cover and what this reader may read of its story. */
export async function completePostMail(
  pool: Pool,
  post: MailedPost,
  { isMember, ...data }: { isMember: boolean; firstName: string; unsubscribe: string },
): Promise<MailData['new-post']> {
  const rights = { isMembersOnly: post.isSubscriberOnly, mayReadAll: isMember }
  const story = await findMailedStory(pool, post.postId, rights)
  const mail = toPostMail(post, isMember)
  return {
    ...data,
    ...mail,
    teaser: repeats(mail.teaser, story?.body ?? null) ? '' : mail.teaser,
    story,
    cover: post.cover,
  }
}

/** A description that was made from the story would be its first lines twice. */
function repeats(teaser: string, body: Parameters<typeof storyText>[0]): boolean {
  const beginning = teaser.replace(/[\s…,;:–—-]+$/u, '')
  return beginning !== '' && storyText(body).replace(/\s+/g, ' ').startsWith(beginning)
}

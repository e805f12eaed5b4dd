import type { Pool } from 'pg'
import type { MailData, MailedStory } from '#contracts/platform/mails.ts'
import { oncePerBatch } from '../mailings/oncePerBatch.ts'
import { storyText } from '#domain/content/stories/storyText.ts'
import { findMailedPost, type MailedPost, toPostMail } from './findMailedPosts.ts'
import type { Story } from '#contracts/content/story.ts'
import { cutStory } from '#domain/content/stories/cutStory.ts'
import { findStoryParts } from '#domain/content/stories/findStoryParts.ts'
import { mediaUses } from '#domain/content/stories/mediaUses.ts'
import { populateStory } from '#domain/content/stories/populateStory.ts'
import { readBody } from '#domain/content/stories/readBody.ts'

type Content = Omit<MailData['new-post'], 'firstName' | 'unsubscribe' | 'isTest' | 'mailingId'>
type ContentRequest = { postId: number; isMember: boolean }

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
export async function findPostContent(pool: Pool, { postId, isMember }: ContentRequest, now: Date) {
  const post = await findMailedPost(pool, postId, now)
  if (!post) return null
  const { kind, isPublished } = post
  return { kind, isPublished, content: await postContent(pool, post, isMember) }
}

const forMembers = oncePerBatch((pool, postId: number, now) => findPostContent(pool, { postId, isMember: true }, now))
const forOthers = oncePerBatch((pool, postId: number, now) => findPostContent(pool, { postId, isMember: false }, now))

/** Once for each batch: a change of the post is in the emails a few seconds later. */
export const sharedPostContent = (pool: Pool, { postId, isMember }: ContentRequest, now: Date) =>
  (isMember ? forMembers : forOthers)(pool, postId, now)

/** A description that was made from the story would be its first lines twice. */
function repeats(teaser: string, body: Parameters<typeof storyText>[0]): boolean {
  const beginning = teaser.replace(/(?<![\s…,;:–—-])[\s…,;:–—-]+$/u, '')
  return beginning !== '' && storyText(body).replace(/\s+/g, ' ').startsWith(beginning)
}

type Rights = { isMembersOnly: boolean; mayReadAll: boolean }

/** The story as this reader may read it. A mail program shows only the photos that everyone may see. */
async function findMailedStory(pool: Pool, postId: number, rights: Rights): Promise<MailedStory | null> {
  const body = await readBody(pool, postId)
  const { story, isCut } = cutStory(body, rights)
  if (!body || !story) return null
  const beginning = beginningOf(story)
  const parts = await findStoryParts(pool, beginning)
  const uses = mediaUses(body)
  const isOpen = (id: number) => {
    const audience = uses.get(id)
    return audience === 'everyone' || (audience === 'as_post' && !rights.isMembersOnly)
  }
  const photos = [...parts.media].filter(([id, { kind }]) => kind === 'image' && isOpen(id))
  return {
    body: populateStory(beginning, parts),
    pictures: photos.map(([, { url }]) => url),
    rest: isCut ? 'members' : beginning === story ? null : 'long',
  }
}

/** Gmail cuts off emails of more than 102 kB. */
const MAX_CHARACTERS = 20_000

function beginningOf(story: Story): Story {
  const { root } = story
  const parts = root.children ?? []
  let length = 0
  const end = parts.findIndex((part) => {
    length += storyText({ root: { ...root, children: [part] } }).length
    return length > MAX_CHARACTERS
  })
  return end <= 0 ? story : { root: { ...root, children: parts.slice(0, end) } }
}

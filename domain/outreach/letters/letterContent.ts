import type { Pool } from 'pg'
import type { MailData, MailedStory } from '#contracts/platform/mails.ts'
import { oncePerBatch } from '../mailings/oncePerBatch.ts'
import { findLetter } from './findLetter.ts'
import type { Story, StoryMedia } from '#contracts/content/story.ts'
import { findMedia } from '#media/findMedia.ts'
import { cutStory } from '#domain/content/stories/cutStory.ts'
import { findStoryParts } from '#domain/content/stories/findStoryParts.ts'
import { populateStory } from '#domain/content/stories/populateStory.ts'

type LetterContent = Pick<MailData['letter'], 'subject' | 'preheader' | 'story'>

/** What a letter says to members, or to everyone else; null when it is gone. */
export async function letterContent(pool: Pool, letterId: number, isMember: boolean): Promise<LetterContent | null> {
  const letter = await findLetter(pool, letterId)
  if (!letter) return null
  const { subject, preheader, body } = letter
  return { subject, preheader, story: await findLetterStory(pool, body, isMember) }
}

const forMembers = oncePerBatch((pool, letterId: number) => letterContent(pool, letterId, true))
const forOthers = oncePerBatch((pool, letterId: number) => letterContent(pool, letterId, false))

/** Once for each batch, because a letter that is being sent can’t change. */
export const sharedLetterContent = (pool: Pool, letterId: number, isMember: boolean, now: Date) =>
  (isMember ? forMembers : forOthers)(pool, letterId, now)

const NOTHING: Story = { root: { type: 'root', children: [] } }

/** A letter as this reader may read it. Films, and photos that don’t open signed out, are left out: it has no page to show them. */
async function findLetterStory(pool: Pool, body: Story | null, isMember: boolean): Promise<MailedStory> {
  const { story, isCut } = cutStory(body, { isMembersOnly: false, mayReadAll: isMember })
  const rest = isCut ? 'members' : null
  if (!story) return { body: NOTHING, pictures: [], rest }
  const parts = await findStoryParts(pool, story)
  const media = new Map<number, StoryMedia>()
  for (const [id, file] of parts.media) if (await isOpenPhoto(pool, file)) media.set(id, file)
  return {
    body: populateStory(story, { ...parts, media }),
    pictures: [...media.values()].map(({ url }) => url),
    rest,
  }
}

async function isOpenPhoto(pool: Pool, { kind, url }: StoryMedia): Promise<boolean> {
  if (kind !== 'image') return false
  const found = await findMedia(pool, url.split('/').at(-1) ?? '')
  return found?.media.isReady === true && found.media.isShownToAll
}

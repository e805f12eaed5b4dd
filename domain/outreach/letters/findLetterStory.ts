import type { Pool } from 'pg'
import type { MailedStory } from '#contracts/platform/mails.ts'
import type { Story, StoryMedia } from '#contracts/content/story.ts'
import { findMedia } from '#media/findMedia.ts'
import { cutStory } from '#domain/content/stories/cutStory.ts'
import { findStoryParts } from '#domain/content/stories/findStoryParts.ts'
import { populateStory } from '#domain/content/stories/populateStory.ts'

const NOTHING: Story = { root: { type: 'root', children: [] } }

/** A letter as this reader may read it. Films, and photos that don’t open signed out, are left out: it has no page to show them. */
export async function findLetterStory(pool: Pool, body: Story | null, isMember: boolean): Promise<MailedStory> {
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

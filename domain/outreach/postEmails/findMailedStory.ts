import type { Pool } from 'pg'
import type { MailedStory } from '#contracts/platform/mails.ts'
import type { Story } from '#contracts/content/story.ts'
import { cutStory } from '#domain/content/stories/cutStory.ts'
import { findStoryParts } from '#domain/content/stories/findStoryParts.ts'
import { mediaUses } from '#domain/content/stories/mediaUses.ts'
import { populateStory } from '#domain/content/stories/populateStory.ts'
import { readBody } from '#domain/content/stories/readBody.ts'
import { storyText } from '#domain/content/stories/storyText.ts'

type Rights = { isMembersOnly: boolean; mayReadAll: boolean }

/** The story as this reader may read it. A mail program shows only the photos that everyone may see. */
export async function findMailedStory(pool: Pool, postId: number, rights: Rights): Promise<MailedStory | null> {
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

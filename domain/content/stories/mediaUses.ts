import type { Story } from '#contracts/content/story.ts'
import type { MediaAudience } from '#media/findMedia.ts'
import { mapMedia } from './mapMedia.ts'
import { idOf } from '#contracts/shared/idOf.ts'
import { moreOpen } from './moreOpen.ts'
import { partsByAudience } from './partsByAudience.ts'
import { walkStory } from './walkStory.ts'

/** The files of stories, each once. One that is also above a divider is for everyone. */
export function mediaUses(...stories: Story[]): Map<number, MediaAudience> {
  const uses = new Map<number, MediaAudience>()
  for (const { part, audience } of stories.flatMap((story) => [...partsByAudience(story)]))
    for (const { node } of walkStory(part))
      mapMedia(node, (value) => {
        const id = idOf(value)
        if (id !== null) uses.set(id, moreOpen(audience, uses.get(id)))
        return id
      })
  return uses
}

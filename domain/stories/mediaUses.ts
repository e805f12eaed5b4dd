import type { Story } from '#contracts/story.ts'
import type { MediaAudience } from '#media/findMedia.ts'
import { mapMedia } from './mapMedia.ts'
import { idOf } from '#contracts/idOf.ts'
import { partsByAudience } from './partsByAudience.ts'
import { walkStory } from './walkStory.ts'

/** The files of a story, each once. One that is also above the divider is for everyone. */
export function mediaUses(story: Story): Map<number, MediaAudience> {
  const uses = new Map<number, MediaAudience>()
  for (const { part, audience } of partsByAudience(story))
    for (const { node } of walkStory(part))
      mapMedia(node, (value) => {
        const id = idOf(value)
        if (id !== null && !uses.has(id)) uses.set(id, audience)
        return id
      })
  return uses
}

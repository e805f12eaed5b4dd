import type { Story } from '#contracts/story.ts'
import type { MediaAudience } from '#media/findMedia.ts'
import { isDivider } from './isDivider.ts'
import { mapMedia } from './mapMedia.ts'
import { idOf } from '../idOf.ts'
import { walkStory } from './walkStory.ts'

/** The files of a story, each once. One that is also above the divider is for everyone. */
export function mediaUses({ root }: Story): Map<number, MediaAudience> {
  const uses = new Map<number, MediaAudience>()
  const children = root.children ?? []
  const divider = children.findIndex(isDivider)
  children.forEach((child, index) => {
    const audience = divider === -1 ? 'as_post' : index < divider ? 'everyone' : 'members'
    for (const { node } of walkStory(child))
      mapMedia(node, (value) => {
        const id = idOf(value)
        if (id !== null && !uses.has(id)) uses.set(id, audience)
        return id
      })
  })
  return uses
}

import type { Story } from '#contracts/content/story.ts'
import type { MediaAudience } from '#media/findMedia.ts'
import { isDivider } from './isDivider.ts'

/** Who may read each part of a story: `as_post` without a divider, otherwise by its place above or below it. */
export function* partsByAudience({ root }: Story): Generator<{ part: Story['root']; audience: MediaAudience }> {
  const parts = root.children ?? []
  const divider = parts.findIndex(isDivider)
  for (const [index, part] of parts.entries())
    yield { part, audience: divider === -1 ? 'as_post' : index < divider ? 'everyone' : 'members' }
}

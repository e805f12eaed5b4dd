import type { Story } from '#contracts/story.ts'
import type { MediaAudience } from '#media/findMedia.ts'
import { partsByAudience } from './partsByAudience.ts'
import { storyDocs } from './storyDocs.ts'

export type ItemUses = Map<number, MediaAudience>

/** The articles and products of a story, each once. One that is also above the divider is for everyone. */
export function itemUses(story: Story): { merchandise: ItemUses; products: ItemUses } {
  const merchandise: ItemUses = new Map()
  const products: ItemUses = new Map()
  for (const { part, audience } of partsByAudience(story)) {
    const shown = storyDocs({ root: part })
    for (const id of shown.merchandise) if (!merchandise.has(id)) merchandise.set(id, audience)
    for (const id of shown.products) if (!products.has(id)) products.set(id, audience)
  }
  return { merchandise, products }
}

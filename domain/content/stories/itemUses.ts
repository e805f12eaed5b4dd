import type { Story } from '#contracts/content/story.ts'
import type { MediaAudience } from '#media/findMedia.ts'
import { moreOpen } from './moreOpen.ts'
import { partsByAudience } from './partsByAudience.ts'
import { storyDocs } from './storyDocs.ts'

export type ItemUses = Map<number, MediaAudience>

/** The articles and products of stories, each once. One that is also above a divider is for everyone. */
export function itemUses(...stories: Story[]): { merchandise: ItemUses; products: ItemUses } {
  const merchandise: ItemUses = new Map()
  const products: ItemUses = new Map()
  for (const { part, audience } of stories.flatMap((story) => [...partsByAudience(story)])) {
    const shown = storyDocs({ root: part })
    for (const id of shown.merchandise) merchandise.set(id, moreOpen(audience, merchandise.get(id)))
    for (const id of shown.products) products.set(id, moreOpen(audience, products.get(id)))
  }
  return { merchandise, products }
}

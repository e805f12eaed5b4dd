import type { Story } from '#contracts/content/story.ts'
import { type Database, sql } from '#database/sql.ts'
import type { MediaAudience } from '#media/findMedia.ts'
import { moreOpen } from './moreOpen.ts'
import { partsByAudience } from './partsByAudience.ts'
import { storyDocs } from './storyDocs.ts'

/** Records which articles and products a post shows, and to whom. Call it in the transaction that stores its bodies. */
export async function storeItemUses(tx: Database, postId: number, ...stories: (Story | null)[]): Promise<void> {
  await tx.query(sql`delete from story_items where post_id = ${postId}`)
  const { merchandise, products } = itemUses(...stories.filter((story) => story !== null))
  // What was deleted meanwhile is left out.
  if (merchandise.size > 0)
    await tx.query(sql`
      insert into story_items (post_id, merchandise_id, audience)
      select ${postId}::int, m.id, u.audience::enum_story_media_audience
      from unnest(${[...merchandise.keys()]}::int[], ${[...merchandise.values()]}::text[]) as u (item_id, audience)
      join merchandise m on m.id = u.item_id`)
  if (products.size > 0)
    await tx.query(sql`
      insert into story_items (post_id, product_id, audience)
      select ${postId}::int, p.id, u.audience::enum_story_media_audience
      from unnest(${[...products.keys()]}::int[], ${[...products.values()]}::text[]) as u (item_id, audience)
      join products p on p.id = u.item_id`)
}

type ItemUses = Map<number, MediaAudience>

/** The articles and products of stories, each once. One that is also above a divider is for everyone. */
function itemUses(...stories: Story[]): { merchandise: ItemUses; products: ItemUses } {
  const merchandise: ItemUses = new Map()
  const products: ItemUses = new Map()
  for (const { part, audience } of stories.flatMap((story) => [...partsByAudience(story)])) {
    const shown = storyDocs({ root: part })
    for (const id of shown.merchandise) merchandise.set(id, moreOpen(audience, merchandise.get(id)))
    for (const id of shown.products) products.set(id, moreOpen(audience, products.get(id)))
  }
  return { merchandise, products }
}

import type { Story } from '#contracts/content/story.ts'
import { type Database, sql } from '#database/sql.ts'
import { itemUses } from './itemUses.ts'

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

import type { Story } from '#contracts/story.ts'
import { type Database, sql } from '#database/sql.ts'
import { storyDocs } from './storyDocs.ts'

/** Records which articles and products a post shows. Call it in the transaction that stores its body. */
export async function storeItemUses(tx: Database, postId: number, story: Story | null): Promise<void> {
  await tx.query(sql`delete from story_items where post_id = ${postId}`)
  if (!story) return
  const { merchandise, products } = storyDocs(story)
  // Items deleted in the meantime are omitted.
  if (merchandise.length > 0)
    await tx.query(sql`
      insert into story_items (post_id, merchandise_id)
      select ${postId}::int, id from merchandise where id = any(${merchandise}::int[])`)
  if (products.length > 0)
    await tx.query(sql`
      insert into story_items (post_id, product_id)
      select ${postId}::int, id from products where id = any(${products}::int[])`)
}

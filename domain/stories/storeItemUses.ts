import type { Story } from '#contracts/story.ts'
import { type Database, sql } from '#database/sql.ts'
import { storyDocs } from './storyDocs.ts'

/** Records which articles and products a post shows. Call it in the transaction that stores its body. */
export async function storeItemUses(tx: Database, postId: number, story: Story | null): Promise<void> {
  await tx.query(sql`delete from story_items where post_id = ${postId}`)
  const { merchandise, products } = story ? storyDocs(story) : { merchandise: [], products: [] }
  if (merchandise.length + products.length === 0) return
  // What was deleted meanwhile is left out.
  await tx.query(sql`
    insert into story_items (post_id, merchandise_id, product_id)
    select ${postId}::int, id, null::int from merchandise where id = any(${merchandise}::int[])
    union all select ${postId}::int, null::int, id from products where id = any(${products}::int[])`)
}

import { MAX_CART_LINES } from '#contracts/shared/constants.ts'
import { type Database, sql } from '#database/sql.ts'

/** Two carts that become one can hold too much: what was added or changed last stays. */
export async function dropOldestItems(tx: Database, cartId: number): Promise<void> {
  await tx.query(sql`
    delete from cart_items where id in (
      select id from cart_items where cart_id = ${cartId} order by updated_at desc, id desc offset ${MAX_CART_LINES})`)
}

import type { Pool } from 'pg'
import { dynamicSql, parsedRow, prepared } from '#database/sql.ts'
import { type CartLine, cartLineRow, selectCartLines } from './cartLines.ts'
import { hashCartKey } from './hashCartKey.ts'
import { variantForSale } from './variantForSale.ts'

/** Nobody else has this new key, so no lock is needed. @returns null when the quantity is not available, or only members can buy it yet. */
export async function createGuestCart(
  pool: Pool,
  key: string,
  variantId: number,
  quantity: number,
  now: Date,
): Promise<CartLine | null> {
  return parsedRow(
    pool,
    cartLineRow,
    prepared(dynamicSql`
      with wanted as (
        select v.id, v.retail_price_cents as price from ${variantForSale(variantId)} and coalesce(v.stock >= ${quantity}, true)
          and not exists (select 1 from products p where p.id = m.product_id and p.public_at > ${now})
      ), cart as (
        insert into carts (key_hash, version) select ${hashCartKey(key)}::text, 1 from wanted returning id
      ), line as (
        insert into cart_items (cart_id, variant_id, quantity, price_seen_cents)
        select cart.id, wanted.id, ${quantity}::numeric, wanted.price from cart, wanted returning *
      )
      ${selectCartLines(dynamicSql`line`)}`),
  )
}

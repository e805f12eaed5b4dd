import { z } from 'zod'
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#contracts/shared/constants.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, dynamicSql, parsedRow, prepared, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { type CartLine, cartLineRow, readCartLines, selectCartLines } from './cartLines.ts'
import { refuseForMembers } from './refuseForMembers.ts'
import { variantForSale } from './variantForSale.ts'

/**
 * Raises the quantity of an existing line. Prices come from the catalog; a price sent by the browser is never read.
 * @param quantity whole pieces, 1 to 20.
 * @throws AppError `variant_not_found`, `variant_sold_out`, `quantity_too_large`, `cart_full`, `members_first`.
 */
export async function addVariantToCart(
  req: Req,
  cartId: number,
  variantId: number,
  quantity: number,
): Promise<CartLine> {
  return inTransaction(req.pool, async (tx) => {
    await bumpCartVersion(tx, cartId)
    const stored = dynamicSql`
      insert into cart_items as i (cart_id, variant_id, quantity, price_seen_cents)
      select ${cartId}::int, v.id, ${quantity}::numeric, v.retail_price_cents from ${variantForSale(variantId)}
      on conflict (cart_id, variant_id) do update set quantity = i.quantity + excluded.quantity,
        price_seen_cents = excluded.price_seen_cents, updated_at = now()
      returning i.*`
    // The snapshot is older than this statement's insert, so leave the new line out by its variant.
    const others = dynamicSql`select count(*) from cart_items where cart_id = ${cartId} and variant_id <> ${variantId}`
    const added = await parsedRow(
      tx,
      cartLineRow.extend({ others: z.number() }),
      prepared(dynamicSql`
        with line as (${stored}), shown as (${selectCartLines(dynamicSql`line`)})
        select shown.*, (${others}) as others from shown`),
    )
    if (!added) throw new AppError('variant_not_found')
    const { others: count, ...line } = added
    refuseQuantity(line.title, line.quantity, line.stock)
    if (!req.user?.isSubscriber) refuseForMembers([line], req.now)
    if (count >= MAX_CART_LINES) throw new AppError('cart_full')
    return line
  })
}

/** @throws AppError `cart_item_not_found` (also for another visitor's item), `variant_sold_out`. */
export async function changeQuantity(
  req: Req,
  cartId: number | null,
  itemId: number,
  quantity: number,
): Promise<CartLine> {
  return inTransaction(req.pool, async (tx) => {
    if (cartId === null) throw new AppError('cart_item_not_found')
    await bumpCartVersion(tx, cartId)
    await tx.query(sql`
      update cart_items set quantity = ${quantity}, updated_at = now() where id = ${itemId} and cart_id = ${cartId}`)
    const line = await findLine(tx, cartId, itemId)
    refuseQuantity(line.title, quantity, line.stock)
    return line
  })
}

export async function removeFromCart(req: Req, cartId: number | null, itemId: number): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    if (cartId === null) throw new AppError('cart_item_not_found')
    await bumpCartVersion(tx, cartId)
    const { rowCount } = await tx.query(sql`delete from cart_items where id = ${itemId} and cart_id = ${cartId}`)
    if (!rowCount) throw new AppError('cart_item_not_found')
  })
}

export async function clearCart(req: Req, cartId: number): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    await bumpCartVersion(tx, cartId)
    await tx.query(sql`delete from cart_items where cart_id = ${cartId}`)
  })
}

/** The version tells an order that the cart changed; the row lock serializes writers. */
export async function bumpCartVersion(tx: Database, cartId: number): Promise<void> {
  await tx.query(prepared(sql`update carts set version = version + 1, updated_at = now() where id = ${cartId}`))
}

function refuseQuantity(title: string, quantity: number, stock: number | null): void {
  if (quantity > MAX_LINE_QUANTITY) throw new AppError('quantity_too_large')
  if (stock === null || stock >= quantity) return
  if (stock > 0) throw new AppError('variant_sold_out.only', { stock, title })
  throw new AppError('variant_sold_out.gone', { title })
}

async function findLine(tx: Database, cartId: number, itemId: number): Promise<CartLine> {
  const line = (await readCartLines(tx, cartId)).find(({ id }) => id === itemId)
  if (!line) throw new AppError('cart_item_not_found')
  return line
}

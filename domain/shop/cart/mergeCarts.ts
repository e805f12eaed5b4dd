import { z } from 'zod'
import { MAX_LINE_QUANTITY, MAX_CART_LINES } from '#contracts/shared/constants.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { retryOnDeadlock } from '#database/retryOnDeadlock.ts'
import { type Database, dynamicSql, parsedRow, row, sql, statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { guestCart } from './guestCart.ts'

/** The guest key and all its copies stop working. */
export async function mergeCarts(req: Req, userId: number, guestKey: string): Promise<void> {
  const merge = async (tx: Database) => {
    // Otherwise two devices could both create a cart.
    await tx.query(statement`select pg_advisory_xact_lock(hashtext('cart of user'), ${userId}::int)`)
    const guest = await parsedRow(
      tx,
      z.object({ id: z.number(), promoCodeId: z.number().nullable(), giftCardId: z.number().nullable() }),
      dynamicSql`select id, promo_code_id as "promoCodeId", gift_card_id as "giftCardId" from carts c where ${guestCart(guestKey)} for update`,
    )
    if (!guest) return
    const own = await row(tx, sql<{ id: number }>`select id from carts where user_id = ${userId} for update`)
    if (!own) {
      await tx.query(
        sql`update carts set user_id = ${userId}, key_hash = null, updated_at = now() where id = ${guest.id}`,
      )
      return
    }
    await tx.query(sql`
      insert into cart_items as i (cart_id, variant_id, quantity, price_seen_cents)
      select ${own.id}, variant_id, quantity, price_seen_cents from cart_items where cart_id = ${guest.id}
      on conflict (cart_id, variant_id) do update
      set quantity = least(${MAX_LINE_QUANTITY}, i.quantity + excluded.quantity), updated_at = now()`)
    await dropOldestItems(tx, own.id)
    await tx.query(sql`delete from cart_items where cart_id = ${guest.id}`)
    await tx.query(sql`update carts set version = version + 1, promo_code_id = coalesce(${guest.promoCodeId}::int, promo_code_id),
      gift_card_id = coalesce(${guest.giftCardId}::int, gift_card_id), updated_at = now() where id = ${own.id}`)
    await tx.query(sql`
      update cart_reminders set cart_id = ${own.id}
      where cart_id = ${guest.id} and not exists (select 1 from cart_reminders where cart_id = ${own.id})`)
    await tx.query(sql`update orders set cart_id = ${own.id} where cart_id = ${guest.id}`)
    await tx.query(sql`delete from carts where id = ${guest.id}`)
  }
  // Locks the carts before their orders; a payment locks its order before the cart.
  await retryOnDeadlock(() => inTransaction(req.pool, merge))
}

/** Two carts that become one can hold too much: what was added or changed last stays. */
async function dropOldestItems(tx: Database, cartId: number): Promise<void> {
  await tx.query(sql`
    delete from cart_items where id in (
      select id from cart_items where cart_id = ${cartId} order by updated_at desc, id desc offset ${MAX_CART_LINES})`)
}

import { inTransaction } from '#database/inTransaction.ts'
import { isDeadlock } from '#database/retryOnDeadlock.ts'
import { type Database, returnsRow, statement } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { returnUnpaidGift } from '../giftCards/returnGift.ts'
import { claimGift, spendGift } from '../giftCards/spendGiftCard.ts'
import { holdStock } from '../stock/holdStock.ts'
import { returnStock } from '../stock/returnStock.ts'
import { type CreatedOrder, insertOrder, type NewOrder } from './insertOrder.ts'
import { usedGift } from './priceCart.ts'
import type { CartOrder } from './readForOrder.ts'

/**
 * Replaces the earlier orders of a cart. What only so many orders can have is claimed in the order's transaction.
 * @returns null if the cart changed meanwhile: read it again.
 */
export async function createOrder(
  order: NewOrder,
  earlier: CartOrder[],
  claimCode: ((tx: Database) => Promise<void>) | null,
): Promise<CreatedOrder | null> {
  const { pool } = order.req
  const gift = usedGift(order.prices)
  const isOwn = order.cart.lines.some(({ maker }) => maker === 'own')
  if (earlier.length === 0 && !claimCode && !gift && !isOwn) return insertOrder(pool, order)
  try {
    return await inTransaction(pool, async (tx) => {
      // First, so that a gift card and the stock have back what the earlier orders hold.
      await supersede(tx, earlier)
      await claimCode?.(tx)
      if (gift) await claimGift(tx, gift.id, gift.cents)
      const created = await insertOrder(tx, order)
      if (!created) throw new CartMovedOn()
      if (gift) await spendGift(tx, gift.id, created.id, gift.cents)
      return isOwn ? { ...created, heldUntil: await holdStock(tx, created.id, order.req.now) } : created
    })
  } catch (error) {
    // That order is being paid: its transaction holds the order and waits for the cart. Read again.
    if (error instanceof CartMovedOn || isDeadlock(error)) return null
    throw error
  }
}

/** Rolls everything back; the cart is read again. */
class CartMovedOn extends Error {}

async function supersede(tx: Database, others: CartOrder[]): Promise<void> {
  for (const other of others) {
    // Without its fingerprint it can't be reused as the order of this cart.
    const isOpen = await returnsRow(
      tx,
      statement`update orders set fingerprint = null where id = ${other.id} and payment::text = 'pending' returning id`,
    )
    if (!isOpen) throw new CartMovedOn()
    await returnUnpaidGift(tx, other.id)
    await returnStock(tx, other.id, 'all')
    await addJob(tx, 'cancelPayment', { orderId: other.id }, { key: `cancel-payment:${other.id}` })
  }
}

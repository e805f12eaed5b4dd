import type { PaymentState } from '#contracts/shop/orders.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import { GIFT_HOLDS, readGiftHold } from '#domain/shop/giftCards/giftHold.ts'
import { isPaid } from '#domain/shop/orders/mayCancel.ts'
import { needAttention } from '#domain/shop/orders/moveOrder.ts'
import { closeProblems, readOpenProblems } from '#domain/shop/orders/orderProblems.ts'
import type { Req } from '#domain/platform/Req.ts'

type Paying = { id: number; payment: PaymentState; lastFour: string }

/**
 * After a bank or a refund took the money of a gift card: the orders that it pays wait for an employee before they are
 * printed. Runs once for each change, so an order that is sent anyway isn't held again.
 */
export async function holdGiftOrders({ pool }: Req, giftCardId: number): Promise<void> {
  await inTransaction(pool, async (tx) => {
    // Also the unpaid ones: one that is being paid is read after its payment.
    const orders = await rows(
      tx,
      sql<Paying>`
        select o.id, o.payment, coalesce(g.last_four, '') as "lastFour"
        from orders o join gift_cards g on g.id = o.gift_card_id
        where g.id = ${giftCardId} and o.payment in ('pending', 'paid', 'partially_refunded') and o.confirmed_at is null
          and o.fulfilment in ('none', 'held', 'needs_attention')
        order by o.id for update of o`,
    )
    for (const { id, payment, lastFour } of orders) {
      if (!isPaid(payment)) continue
      const hold = await readGiftHold(tx, id)
      const open = (await readOpenProblems(tx, id)).map(({ kind }) => kind)
      const outdated = GIFT_HOLDS.filter((kind) => kind !== hold?.kind && open.includes(kind))
      await closeProblems(tx, id, outdated)
      if (hold) await needAttention(tx, id, hold)
      else if (outdated.length > 0) await needAttention(tx, id, { kind: 'gift-released', lastFour })
    }
  })
}

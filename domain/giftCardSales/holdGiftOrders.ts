import type { PaymentState } from '#contracts/orders.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import { giftHolds, readGiftHold } from '../giftCards/giftHold.ts'
import { isPaid } from '../orders/mayCancel.ts'
import { dropProblem, needAttention } from '../orders/moveOrder.ts'
import type { Req } from '../Req.ts'

type Paying = { id: number; payment: PaymentState; problem: string | null; lastFour: string }

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
        select o.id, o.payment, o.problem, coalesce(g.last_four, '') as "lastFour"
        from orders o join gift_cards g on g.id = o.gift_card_id
        where g.id = ${giftCardId} and o.payment in ('pending', 'paid', 'partially_refunded') and o.confirmed_at is null
          and o.fulfilment in ('none', 'held', 'needs_attention')
        order by o.id for update of o`,
    )
    for (const { id, payment, problem, lastFour } of orders) {
      if (!isPaid(payment)) continue
      const hold = await readGiftHold(tx, id)
      const outdated = Object.values(giftHolds(lastFour)).filter((text) => text !== hold && problem?.includes(text))
      for (const text of outdated) await dropProblem(tx, id, text)
      if (hold) await needAttention(tx, id, hold)
      else if (outdated.length > 0) await needAttention(tx, id, released(lastFour))
    }
  })
}

const released = (lastFour: string): string =>
  `The payment for the gift card ending in ${lastFour} is safe again. Try again to print the order, or cancel it.`

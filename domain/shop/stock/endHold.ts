import { MAX_HOLD_MINUTES } from '#contracts/shared/constants.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, rows, sql, statement } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import type { Req } from '#domain/platform/Req.ts'
import { retrieveCardPayment } from '#providers/stripe/paymentIntents.ts'
import { cancelPayment } from '../payments/cancelPayment.ts'
import { holdUntil, minutesAfter } from './holdStock.ts'

type Held = { createdAt: Date; until: Date; paymentIntentId: string | null }

/**
 * Cancels the payment of an order whose hold has ended, which puts its pieces back: no one is charged for a piece that
 * someone else may buy. While the buyer's bank asks for confirmation, such as 3-D Secure, the hold lasts up to half an hour.
 * @throws CardProviderError to be retried; until then the pieces stay held.
 */
export async function endHold(req: Req, orderId: number): Promise<void> {
  const held = await readHeld(req.pool, orderId)
  if (!held || held.until > req.now) return
  const latest = new Date(held.createdAt.getTime() + MAX_HOLD_MINUTES * 60_000)
  if (req.now < latest && held.paymentIntentId && (await retrieveCardPayment(held.paymentIntentId)).isAtBank) {
    await inTransaction(req.pool, async (tx) => {
      await tx.query(statement`select 1 from orders where id = ${orderId} for update`)
      if (await readHeld(tx, orderId)) await holdUntil(tx, orderId, minutesAfter(req.now))
    })
    return
  }
  await cancelPayment(req, orderId)
}

/** The buyer has left the payment: the holds of the cart's orders end now. */
export async function leavePayment(req: Req, cartId: number): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const held = await rows(
      tx,
      sql<{ id: number }>`
        select id from orders where cart_id = ${cartId} and payment = 'pending' and stock_held_until > ${req.now} order by id for update`,
    )
    for (const { id } of held) {
      await tx.query(sql`update orders set stock_held_until = ${req.now} where id = ${id}`)
      await addJob(tx, 'endHold', { orderId: id }, { key: `end-hold:${id}` })
    }
  })
}

const readHeld = (database: Database, orderId: number): Promise<Held | null> =>
  row(
    database,
    sql<Held>`
      select created_at as "createdAt", coalesce(stock_held_until, created_at) as until, payment_intent_id as "paymentIntentId"
      from orders where id = ${orderId} and payment = 'pending' and stock_held_until is not null`,
  )

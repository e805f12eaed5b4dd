import type { WithdrawalInput } from '#contracts/withdrawals.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { type Cancellable, mayCancel } from '../orders/mayCancel.ts'
import { addOrderEvent } from '../orders/moveOrder.ts'
import { isOwner, type OwnedOrder, type Proof } from '../orders/readOrder.ts'
import { requestCancellation } from '../orders/requestCancellation.ts'
import type { Req } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { queueWithdrawalReceived } from './queueWithdrawalReceived.ts'
import { type WithdrawalFacts, type WithdrawalRefusal, withdrawalRefusal } from './withdrawalPeriod.ts'

type Found = WithdrawalFacts &
  Pick<Cancellable, 'disputeOutcome'> &
  OwnedOrder & { id: number; reference: string; email: string }
type StoredWithdrawal = { email: string; submittedAt: Date }

/**
 * Stored once, however often it is sent. An order that hasn't gone to print is canceled and refunded right away.
 * @throws ShopError `order_not_found`, also for someone else's order; `withdrawal_not_possible`.
 */
export async function withdraw(
  req: Req,
  { reference, name, email }: WithdrawalInput,
  proof: Proof,
): Promise<StoredWithdrawal> {
  return inTransaction(req.pool, async (tx) => {
    const order = await lockOrder(tx, reference)
    const isBuyer = order && (isOwner(order, req.user?.id ?? null, proof) || isSame(order.email, email))
    if (!isBuyer) throw new ShopError('order_not_found')
    const earlier = await row(
      tx,
      sql<StoredWithdrawal>`
        select email, submitted_at as "submittedAt" from withdrawals where order_id = ${order.id}`,
    )
    if (earlier) return earlier
    const refusal = withdrawalRefusal(order, req.now)
    if (refusal) throw new ShopError('withdrawal_not_possible', { message: REFUSALS[refusal] })
    const isUnprinted = mayCancel(order)
    await tx.query(sql`
      insert into withdrawals (order_id, state, name, email, submitted_at, settled_at)
      values (${order.id}, ${isUnprinted ? 'canceled' : 'open'}::enum_withdrawals_state, ${name}, ${email}, ${req.now},
        ${isUnprinted ? req.now : null}::timestamptz)`)
    await addOrderEvent(tx, order.id, 'You withdrew from the contract')
    if (isUnprinted) await requestCancellation(tx, order.id, req.now, 'You withdrew from the contract.')
    await queueWithdrawalReceived(tx, order.id, { name, email, submittedAt: req.now })
    return { email, submittedAt: req.now }
  })
}

const REFUSALS: Record<WithdrawalRefusal, string> = {
  not_offered:
    'The right of withdrawal is for orders to the European Economic Area and the United Kingdom. Write to us if something is wrong with your order.',
  no_contract: 'This order was never paid, or it is already canceled or refunded. There’s nothing to withdraw from.',
  expired: 'The 14 days for withdrawing have passed. Write to us if something is wrong with your order.',
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const lockOrder = (tx: Database, reference: string): Promise<Found | null> =>
  row(
    tx,
    sql<Found>`
      select id, reference, email, user_id as "userId", cart_id as "cartId", access_key_hash as "accessKeyHash", payment,
        fulfilment, cancel_requested_at as "cancelRequestedAt", dispute_outcome as "disputeOutcome",
        shipping_address ->> 'country' as country, shipped_at as "shippedAt", delivered_at as "deliveredAt"
      from orders where reference = ${reference} for update`,
  )

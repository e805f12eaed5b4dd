import type { Cents } from '#contracts/shared/money.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { Changeable } from '../orders/mayChange.ts'
import { isOwner, type OwnedOrder, type Proof } from '../orders/readOrder.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { readStatements, type StoredStatement } from './readStatements.ts'
import { type Line, readWithdrawalLines } from './readWithdrawalLines.ts'
import { withdrawableLines } from './withdrawableLines.ts'
import { type WithdrawalFacts, withdrawalRefusal } from './withdrawalPeriod.ts'

type Shipping = { shippingCents: Cents; shippingTaxCents: Cents }
type WithdrawableRow = WithdrawalFacts & Changeable & Shipping & OwnedOrder & { id: number; email: string }

export type Withdrawable = {
  order: WithdrawableRow
  lines: Line[]
  /** With the pieces that are left of them. */
  left: Line[]
  statements: StoredStatement[]
}

type Whose = { reference: string; email: string; proof: Proof }

/** Locks the order until the transaction ends. @throws AppError `order_not_found`, also for someone else's order. */
export async function lockWithdrawable(
  tx: Database,
  { user }: Req,
  { reference, email, proof }: Whose,
): Promise<Withdrawable> {
  const order = await lockOrder(tx, reference)
  const isBuyer = order && (isOwner(order, user?.id ?? null, proof) || isSame(order.email, email))
  if (!isBuyer) throw new AppError('order_not_found')
  const statements = await readStatements(tx, order.id)
  const lines = await readWithdrawalLines(tx, order.id)
  const withdrawn = statements.flatMap(({ items }) => items)
  return { order, lines, left: withdrawableLines(lines, withdrawn), statements }
}

/** @throws AppError `withdrawal_not_possible`. */
export function refuseWithdrawal(order: WithdrawalFacts, now: Date): void {
  const refusal = withdrawalRefusal(order, now)
  if (refusal) throw new AppError(`withdrawal_not_possible.${refusal}`)
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const lockOrder = (tx: Database, reference: string): Promise<WithdrawableRow | null> =>
  row(
    tx,
    sql<{
      id: number
      email: string
      userId: number | null
      cartId: number | null
      accessKeyHash: string | null
      payment: 'pending' | 'paid' | 'failed' | 'refunded' | 'partially_refunded'
      fulfilment:
        | 'none'
        | 'held'
        | 'submitted'
        | 'in_production'
        | 'shipped'
        | 'partially_shipped'
        | 'delivered'
        | 'cancelled'
        | 'needs_attention'
      cancelRequestedAt: Date | null
      disputeOutcome: 'inquiry' | 'closed' | 'open' | 'won' | 'lost' | 'prevented' | null
      country: string | null
      shippedAt: Date | null
      deliveredAt: Date | null
      printStartedAt: Date | null
      shippingCents: number
      shippingTaxCents: number
    }>`
      select id, email, user_id as "userId", cart_id as "cartId", access_key_hash as "accessKeyHash", payment, fulfilment,
        cancel_requested_at as "cancelRequestedAt", dispute_outcome as "disputeOutcome",
        shipping_address ->> 'country' as country, shipped_at as "shippedAt", delivered_at as "deliveredAt",
        print_started_at as "printStartedAt", shipping_cents as "shippingCents",
        shipping_tax_cents as "shippingTaxCents"
      from orders where reference = ${reference} for update`,
  )

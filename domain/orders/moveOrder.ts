import type { FulfilmentState, PaymentState } from '#contracts/orders.ts'
import { type Database, dynamicSql, row, sql, type Statement } from '#database/sql.ts'
import { returnUnpaidGift } from '../giftCards/returnGift.ts'
import { recordFulfilmentEvent, recordPaymentEvent } from '../outgoingWebhooks/orderEvents.ts'
import { fulfilmentMoves, paymentMoves, statesBefore } from './orderStates.ts'

/**
 * One statement, so only one of two concurrent moves succeeds. An order that was not paid gives a gift card back what it
 * holds. @param now when the buyer paid; needed where an order is paid for the first time. @returns false if not allowed.
 */
export async function movePayment(
  tx: Database,
  orderId: number,
  to: PaymentState,
  now: Date | null = null,
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    update orders set payment = ${to}::enum_orders_payment, paid_at = case when ${to} = 'paid' then coalesce(paid_at, ${now}) else paid_at end, updated_at = now()
    where id = ${orderId} and payment::text = any(${statesBefore(paymentMoves, to)})`)
  if (rowCount === 1 && to === 'failed') await returnUnpaidGift(tx, orderId)
  if (rowCount === 1) await recordPaymentEvent(tx, orderId, to)
  return rowCount === 1
}

/**
 * Clears problems, but keeps failed refunds, items the provider canceled until somebody decides about them, and its
 * cancellation of the order when goods ship all the same. `shipped_at` is that of the last parcel, and of the first one
 * while others are missing.
 * @param now when the goods left; needed where they do.
 */
export async function moveFulfilment(
  tx: Database,
  orderId: number,
  to: FulfilmentState,
  now: Date | null = null,
): Promise<boolean> {
  const { rowCount } = await tx.query(dynamicSql`
    update orders set fulfilment = ${to}, updated_at = now(),
      problem = case when ${to} = 'needs_attention' or dispute_outcome in ('open', 'inquiry') then problem else ${linesOf(dynamicSql`line like 'A refund of %' or (${to} = any(${LEFT}) and line like 'The print provider canceled %') or (${to !== 'cancelled'} and line like ${ITEMS})`)} end,
      shipped_at = case when ${to} = 'shipped' then coalesce(${now}, shipped_at) when ${to} = 'partially_shipped' then coalesce(shipped_at, ${now}) else shipped_at end
    where id = ${orderId} and fulfilment::text = any(${statesBefore(fulfilmentMoves, to)})`)
  if (rowCount === 1) await recordFulfilmentEvent(tx, orderId, to)
  return rowCount === 1
}

/** How a problem about an item begins; its label follows, such as `2 × Agate Tee (M, Moss)`. */
export const ITEM_CANCELLED = 'The print provider canceled'
const ITEMS = `${ITEM_CANCELLED} % × %`

const HAVE_LEFT: FulfilmentState[] = ['shipped', 'delivered', 'cancelled']

const LEFT: FulfilmentState[] = ['partially_shipped', 'shipped', 'delivered']

function linesOf(condition: Statement): Statement {
  return dynamicSql`(select string_agg(line, E'\n' order by at) from unnest(string_to_array(problem, E'\n')) with ordinality as lines (line, at) where ${condition})`
}

/** Shipped goods keep their state. */
export async function needAttention(tx: Database, orderId: number, problem: string): Promise<void> {
  const order = await row(tx, sql<{ fulfilment: FulfilmentState }>`select fulfilment from orders where id = ${orderId}`)
  if (order && !HAVE_LEFT.includes(order.fulfilment)) await moveFulfilment(tx, orderId, 'needs_attention')
  await addProblem(tx, orderId, problem)
}

export async function addProblem(tx: Database, orderId: number, problem: string): Promise<void> {
  const line = problem.replace(/\s+/g, ' ')
  await tx.query(
    dynamicSql`update orders set problem = concat_ws(E'\n', ${linesOf(dynamicSql`line <> ${line}`)}, ${line}::text) where id = ${orderId}`,
  )
  await addOrderEvent(tx, orderId, problem, { isInternal: true })
}

export async function dropProblem(tx: Database, orderId: number, problem: string): Promise<void> {
  await tx.query(
    dynamicSql`update orders set problem = ${linesOf(dynamicSql`line <> ${problem}`)} where id = ${orderId}`,
  )
}

/** About items that the print provider canceled: all, or those whose label is given. */
export async function dropItemProblems(tx: Database, orderId: number, label = ''): Promise<void> {
  const beginning = `${ITEM_CANCELLED} ${label}`
  await tx.query(
    dynamicSql`update orders set problem = ${linesOf(dynamicSql`not (starts_with(line, ${beginning}) and line like ${ITEMS})`)} where id = ${orderId}`,
  )
}

export async function addOrderEvent(
  tx: Database,
  orderId: number,
  what: string,
  { isInternal = false } = {},
): Promise<void> {
  await tx.query(
    sql`insert into order_events (order_id, what, is_internal) values (${orderId}, ${what}, ${isInternal})`,
  )
}

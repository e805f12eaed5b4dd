import { problem } from '#contracts/shared/problem.ts'
import { itemOf } from '#contracts/shop/itemLabel.ts'
import type { WithdrawalInput } from '#contracts/shop/withdrawals.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { Paid } from '../orders/lineCost.ts'
import { isHeldByBank, mayCancel } from '../orders/mayCancel.ts'
import { mayChange } from '../orders/mayChange.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { moveFulfilment } from '../orders/moveOrder.ts'
import type { Proof } from '../orders/readOrder.ts'
import { requestCancellation } from '../orders/requestCancellation.ts'
import { isRestOpen } from '../fulfilment/sendParcel.ts'
import { lockRefundable } from '../payments/refundRest.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { cancelPieces } from './cancelPieces.ts'
import { findRepeated, statementKey } from './findRepeated.ts'
import type { StoredStatement } from './readStatements.ts'
import { lockWithdrawable, refuseWithdrawal, type Withdrawable } from './lockWithdrawable.ts'
import { queueWithdrawalReceived } from './queueWithdrawalReceived.ts'
import type { Line } from './readWithdrawalLines.ts'
import { refundUnprinted } from './refundUnprinted.ts'
import { paidForItems, type WithdrawnItem, withdrawableLines } from './withdrawableLines.ts'

type StoredWithdrawal = { email: string; submittedAt: Date; items: Line[] }

/**
 * Stored once, however often it is sent. What hasn't gone to print, and own goods in no
 * parcel yet, are canceled and refunded right away.
 * @throws AppError `order_not_found`, also for someone else's order; `invalid_input`, `withdrawal_not_possible`.
 */
export async function withdraw(req: Req, input: WithdrawalInput, proof: Proof): Promise<StoredWithdrawal> {
  return inTransaction(req.pool, async (tx) => {
    const found = await lockWithdrawable(tx, req, { ...input, proof })
    const { order, lines, left, statements } = found
    const repeated = findRepeated(statements, left, input)
    if (repeated) return { ...repeated, items: named(lines, itemsOf(statements, repeated)) }
    refuseWithdrawal(order, req.now)
    const items = chooseItems(left, input.items)
    await declare(tx, req, found, { name: input.name, email: input.email, formKey: statementKey(input), items })
    return { email: input.email, submittedAt: req.now, items: named(lines, items) }
  })
}

/** @throws AppError `invalid_input` when more is chosen than is left. */
function chooseItems(left: Line[], chosen: WithdrawnItem[] | undefined): WithdrawnItem[] {
  if (!chosen) return left.map(({ id, quantity }) => ({ id, quantity }))
  const isLeft = ({ id, quantity }: WithdrawnItem) => left.some((line) => line.id === id && line.quantity >= quantity)
  const isOnceEach = new Set(chosen.map(({ id }) => id)).size === chosen.length
  if (chosen.every(isLeft) && isOnceEach) return chosen
  throw new AppError('invalid_input', {
    errors: { items: problem('Please choose items that are left of this order') },
  })
}

/** Of one declaration. What had left and what had not are stored apart. */
const itemsOf = (statements: StoredStatement[], { submittedAt }: StoredStatement): WithdrawnItem[] =>
  statements.filter((one) => one.submittedAt.getTime() === submittedAt.getTime()).flatMap(({ items }) => items)

const named = (lines: Line[], items: WithdrawnItem[]): Line[] =>
  items.flatMap(({ id, quantity }) => lines.filter((line) => line.id === id).map((line) => ({ ...line, quantity })))

type NewStatement = { name: string; email: string; formKey: string | null; items: WithdrawnItem[] }

async function declare(tx: Database, req: Req, found: Withdrawable, statement: NewStatement): Promise<void> {
  const { order, lines, left, statements } = found
  const { now } = req
  const earlier = statements.flatMap(({ items }) => items)
  const items = named(lines, statement.items)
  const isRest = withdrawableLines(left, statement.items).length === 0
  const isWhole = isRest && statements.length === 0
  const isCancellation = isRest && mayCancel(order)
  const { here, gone } = partsOf(found, statement.items, isCancellation)
  const restCents = await unpromisedCents(tx, order.id)
  const forHere = atMost(paidForItems(lines, order, { earlier, chosen: here }), restCents)
  const forGone = atMost(
    paidForItems(lines, order, { earlier: [...earlier, ...here], chosen: gone }),
    restCents - forHere.cents,
  )
  const ended =
    isCancellation || here.length === 0 ? here : await cancelPieces(tx, order.id, { lines, earlier, chosen: here, now })
  const key = { name: statement.name, email: statement.email, submittedAt: now }
  if (gone.length > 0) {
    await insert(tx, order.id, { ...key, formKey: statement.formKey, items: gone, ...forGone, state: 'open' })
  }
  if (ended.length > 0) {
    const formKey = gone.length > 0 ? null : statement.formKey
    await insert(tx, order.id, { ...key, formKey, items: ended, ...forHere, state: 'canceled' })
  }
  await addOrderEvent(
    tx,
    order.id,
    isWhole ? { kind: 'withdrawn' } : { kind: 'items-withdrawn', items: items.map(itemOf) },
  )
  await queueWithdrawalReceived(tx, order.id, {
    ...statement,
    ...{ items, submittedAt: now, mayArrive: gone.length > 0, nth: statements.length + 1 },
    refundCents: isWhole ? null : forHere.cents + forGone.cents,
  })
  if (isCancellation) return requestCancellation(tx, order.id, now, { kind: 'withdrawn' })
  if (here.length === 0) return
  if (order.fulfilment === 'partially_shipped' && !(await isRestOpen(tx, order.id)))
    await moveFulfilment(tx, order.id, 'shipped')
  await refundUnprinted(tx, order.id, { ...forHere, items: named(lines, here), now })
}

/** What hasn't gone to print or left in a parcel can be canceled; what has comes back first. */
function partsOf({ order, lines }: Withdrawable, chosen: WithdrawnItem[], isCancellation: boolean) {
  const isAllHere = isCancellation || mayChange(order)
  const isHere = ({ id }: WithdrawnItem) =>
    isAllHere || (!isHeldByBank(order.disputeOutcome) && lines.some((line) => line.id === id && line.isUnsent))
  return { here: chosen.filter(isHere), gone: chosen.filter((item) => !isHere(item)) }
}

const atMost = ({ cents, taxCents }: Paid, mostCents: Cents): Paid => ({ cents: Math.min(cents, mostCents), taxCents })

/** What is left to refund after the statements that wait to be settled: less than the cost when an employee refunded most of the order. */
async function unpromisedCents(tx: Database, orderId: number): Promise<Cents> {
  const refundable = await lockRefundable(tx, orderId)
  const promised = await row(
    tx,
    sql<{ cents: Cents }>`
      select coalesce(sum(refund_cents), 0) as cents from withdrawals where order_id = ${orderId} and state = 'open'`,
  )
  return Math.max(0, (refundable?.restCents ?? 0) - (promised?.cents ?? 0))
}

type Part = NewStatement & Paid & { submittedAt: Date; state: 'open' | 'canceled' }

async function insert(tx: Database, orderId: number, part: Part): Promise<void> {
  const { name, email, formKey, items, cents, taxCents, submittedAt, state } = part
  await tx.query(sql`
    insert into withdrawals (order_id, state, name, email, form_key, items, refund_cents, refund_tax_cents, submitted_at, settled_at)
    values (${orderId}, ${state}::enum_withdrawals_state, ${name}, ${email}, ${formKey}, ${JSON.stringify(items)}::jsonb,
      ${cents}, ${taxCents}, ${submittedAt}, case when ${state} = 'canceled' then ${submittedAt}::timestamptz end)`)
}

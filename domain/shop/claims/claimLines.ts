import { type Item, itemLabel } from '#contracts/shop/itemLabel.ts'
import type { Cents } from '#contracts/shared/money.ts'
import type { FulfilmentState, PrintState } from '#contracts/shop/orders.ts'
import { type Database, type Json, row, rows, sql } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { costAfter, type LineCost, paidForLine } from '../orders/lineCost.ts'
import { parcelsSchema } from '../orders/parcelsSchema.ts'
import { readPiecesLeft } from '../orders/readPiecesLeft.ts'
import { claimLineState, type ClaimLineState, isClaimable } from './claimLineState.ts'

/** With the pieces that the buyer didn't withdraw from, and what they cost; all of them where none is left. */
export type ClaimLine = Item & {
  id: number
  state: ClaimLineState
  replacedBy: string | null
  paidCents: Cents
}

type ClaimedLineRow = Item &
  LineCost & {
    id: number
    printState: PrintState | null
    isCancelled: boolean
    replacedBy: string | null
  }

/** All lines of the order. For a decision, after locking the order. */
export async function readClaimLines(database: Database, orderId: number): Promise<ClaimLine[]> {
  const order = await row(
    database,
    sql<{ fulfilment: FulfilmentState; parcels: Json | null }>`
      select fulfilment, parcels from orders where id = ${orderId}`,
  )
  if (!order) return []
  const facts = { fulfilment: order.fulfilment, parcels: parcelsSchema.parse(order.parcels) }
  const found = await rows(
    database,
    sql<ClaimedLineRow>`
      select l.id, l.quantity, l.title, l.size, l.color, l.print_state as "printState",
        l.line_total_cents as "lineTotalCents", l.code_discount_cents as "codeDiscountCents", l.member_discount_cents as "memberDiscountCents",
        l.other_discount_cents as "otherDiscountCents", l.tax_cents as "taxCents",
        coalesce(l.cancelled_at is not null, false) as "isCancelled",
        (select r.reference from orders r join order_lines rl on rl.order_id = r.id
          where r.replaces_id = coalesce(o.replaces_id, o.id) and o.id < r.id and rl.position = l.position and r.fulfilment <> 'cancelled'
            and rl.cancelled_at is null and rl.print_state is distinct from 'cancelled' order by r.id desc limit 1) as "replacedBy"
      from order_lines l join orders o on o.id = l.order_id where l.order_id = ${orderId} order by l.position`,
  )
  const left = await readPiecesLeft(database, orderId)
  return found.map((line) => {
    const pieces = left.get(line.id) ?? line.quantity
    const isWithdrawn = pieces === 0
    return {
      id: line.id,
      quantity: isWithdrawn ? line.quantity : pieces,
      title: line.title,
      size: line.size,
      color: line.color,
      replacedBy: line.replacedBy,
      state: claimLineState({ ...line, isWithdrawn }, facts),
      paidCents: paidForLine(costAfter(line, line.quantity - pieces)).cents,
    }
  })
}

/** What was sent of an order; while nobody knows what was, what may have been. */
export function sentLines(lines: ClaimLine[]): ClaimLine[] {
  const sent = lines.filter(({ state }) => state === 'sent')
  return sent.length > 0 ? sent : lines.filter(({ state }) => isClaimable(state))
}

/** What a claim is about. @param named of the claim; older claims can name none, which means all that was sent. */
export const namedLines = (lines: ClaimLine[], named: number[]): ClaimLine[] =>
  named.length === 0
    ? lines.filter(({ state }) => isClaimable(state) || state === 'replaced')
    : lines.filter(({ id }) => named.includes(id))

/**
 * What of a claim can still be replaced or refunded: not what was settled otherwise since.
 * @throws AppError `illegal_order_move` when something in it wasn't sent, or nothing is left.
 */
export function linesToSettle(lines: ClaimLine[], named: number[]): ClaimLine[] {
  if (named.length === 0) return refuseNothing(sentLines(lines))
  const about = namedLines(lines, named)
  const waiting = about.find(({ state }) => state === 'waiting')
  if (waiting) throw new AppError('illegal_order_move.claim_choice', { item: itemLabel(waiting) })
  const coming = about.find(({ state }) => state === 'coming')
  if (coming) throw new AppError('illegal_order_move.claim_unsent', { item: itemLabel(coming) })
  return refuseNothing(about.filter(({ state }) => isClaimable(state)))
}

/** Of what a buyer reports. @throws AppError `illegal_order_move`. */
export function refuseUnclaimable(line: ClaimLine): void {
  const item = itemLabel(line)
  const { state, replacedBy } = line
  if (state === 'coming') throw new AppError('illegal_order_move.claim_unsent', { item })
  if (state === 'waiting') throw new AppError('illegal_order_move.claim_unavailable', { item })
  if (state === 'canceled') throw new AppError('illegal_order_move.claim_canceled', { item })
  if (state === 'withdrawn') throw new AppError('illegal_order_move.claim_withdrawn', { item })
  if (replacedBy !== null) throw new AppError('illegal_order_move.claim_replaced', { item, reference: replacedBy })
}

/** @throws AppError `illegal_order_move`. */
export function refuseNothing(lines: ClaimLine[]): ClaimLine[] {
  if (lines.length === 0) throw new AppError('illegal_order_move.claim_nothing')
  return lines
}

/** What the order still owes its buyer for items that wait for a choice, which a claim must not give away. */
export const paidForWaiting = (lines: ClaimLine[]): Cents =>
  lines.reduce((sum, { state, paidCents }) => (state === 'waiting' ? sum + paidCents : sum), 0)

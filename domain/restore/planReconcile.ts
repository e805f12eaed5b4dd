import type { Pool } from 'pg'
import { rows, sql } from '#database/sql.ts'
import { listOrderPayments, type OrderPayment } from '#providers/stripe/listOrderPayments.ts'
import { isLiveMode } from '#providers/stripe/mode.ts'
import { findPrintOrder } from '#providers/spreadconnect/orders.ts'

import { type LostMembership, planMemberships } from './planMemberships.ts'

/** An order that exists at the providers and not here. */
export type LostOrder = {
  payment: OrderPayment
  /** At the print provider; null when it was never sent there, or nobody noted its number. */
  print: { id: string; hasBegun: boolean } | null
}

export type Plan = {
  /** Payments whose orders are here. */
  knownPayments: number
  /** Paid, and complete enough to be imported. */
  toImport: LostOrder[]
  /** Paid, but Stripe does not know enough of the order: refund it there, or make the goods by hand. */
  incomplete: OrderPayment[]
  /** Not paid yet: they are cancelled, so that nobody pays for an order that is not here. */
  toCancel: OrderPayment[]
  /** Orders whose payment succeeded since and is still open here. */
  toSettle: OrderPayment[]
  lostMemberships: LostMembership[]
}

/**
 * Compares the payments and memberships of both providers since a backup with the database. Changes nothing.
 *
 * @throws CardProviderError, PrintProviderError
 */
export async function planReconcile(pool: Pool, since: Date): Promise<Plan> {
  const payments = (await listOrderPayments(since)).filter(({ isLive }) => isLive === isLiveMode())
  const orders = await openByReference(pool, payments)
  const lost = payments.filter(({ orderReference }) => !orders.has(orderReference))
  const paid = lost.filter(({ status }) => status === 'succeeded')
  const toImport: LostOrder[] = []
  for (const payment of paid.filter(isComplete)) toImport.push({ payment, print: await findPrint(payment) })
  return {
    knownPayments: payments.length - lost.length,
    toImport,
    incomplete: paid.filter((payment) => !isComplete(payment)),
    toCancel: lost.filter(({ status }) => status === 'payable'),
    toSettle: payments.filter(({ status, orderReference }) => status === 'succeeded' && orders.get(orderReference)),
    lostMemberships: await planMemberships(pool, since),
  }
}

/** Whether each known order's payment is still open here. */
async function openByReference(pool: Pool, payments: OrderPayment[]): Promise<Map<string, boolean>> {
  const references = payments.map(({ orderReference }) => orderReference)
  const known = await rows(
    pool,
    sql<{ reference: string; isOpen: boolean | null }>`
      select reference, payment in ('pending', 'failed') as "isOpen" from orders where reference = any(${references})`,
  )
  return new Map(known.map(({ reference, isOpen }) => [reference, isOpen ?? false]))
}

/** Whether all of its amount is explained by what it says it is for. */
function isComplete({ contents, address, email, amountCents }: OrderPayment): boolean {
  if (!contents || !address || email === '') return false
  const goods = contents.lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0)
  const total = contents.subtotalCents - contents.discountCents + contents.shippingCents + contents.taxCents
  return goods === contents.subtotalCents && total === amountCents
}

async function findPrint({ printOrderId, orderReference }: OrderPayment): Promise<LostOrder['print']> {
  const found = printOrderId === null ? null : await findPrintOrder(printOrderId)
  if (printOrderId === null || found?.reference !== orderReference || found.state === 'CANCELLED') return null
  return { id: printOrderId, hasBegun: found.state !== 'NEW' }
}

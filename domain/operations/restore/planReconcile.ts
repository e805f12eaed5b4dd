import type { PrintedSince } from './PrintedSince.ts'
import type { Pool } from 'pg'
import { rows, sql } from '#database/sql.ts'
import { findOrderPayment, listOrderPayments, type OrderPayment } from '#providers/stripe/listOrderPayments.ts'
import { isLiveMode } from '#providers/stripe/mode.ts'
import { findPrintOrder } from '#providers/spreadconnect/orders.ts'
import { planRefunds, planPrinted } from './planKnown.ts'
import { type LostMembership, planMemberships } from './planMemberships.ts'

export type LostOrder = {
  payment: OrderPayment
  /** Null when it was never sent there, or its number was not stored. */
  print: { id: string; hasBegun: boolean } | null
}

/** Clocks of two machines differ. */
const CLOCK_TOLERANCE_MS = 10 * 60_000

export type Plan = {
  knownPayments: number
  toImport: LostOrder[]
  /** Paid, but Stripe lacks data to import it. */
  incomplete: OrderPayment[]
  /** Unpaid: canceled, so that nobody pays for an order that does not exist here. */
  toCancel: OrderPayment[]
  /** Payments that succeeded since the backup for orders still open here. */
  toSettle: OrderPayment[]
  printedSince: PrintedSince[]
  /** Known orders with refunds or disputes that are missing here. */
  moneyBack: { orderId: number; reference: string }[]
  lostMemberships: LostMembership[]
}

/** Read-only. @throws CardProviderError, PrintProviderError */
export async function planReconcile(pool: Pool, since: Date): Promise<Plan> {
  const from = new Date(since.getTime() - CLOCK_TOLERANCE_MS)
  const listed = await listOrderPayments(from)
  const payments = [...listed, ...(await readWaitingPayments(pool, listed))].filter(
    ({ isLive }) => isLive === isLiveMode(),
  )
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
    printedSince: await planPrinted(pool, payments, findPrint),
    moneyBack: await planRefunds(pool, from),
    lostMemberships: await planMemberships(pool, from),
  }
}

/** From before the backup, and perhaps paid or printed since. */
async function readWaitingPayments(pool: Pool, listed: OrderPayment[]): Promise<OrderPayment[]> {
  const listedIds = listed.map(({ id }) => id)
  const waiting = await rows(
    pool,
    sql<{ id: string }>`
      select payment_intent_id as id from orders
      where (payment = 'pending' or (restored_at is not null and confirmed_at is null and fulfilment = 'needs_attention'))
        and payment_intent_id is not null and payment_intent_id <> all(${listedIds})`,
  )
  const payments: OrderPayment[] = []
  for (const { id } of waiting) payments.push(...(await findOrderPayment(id)))
  return payments
}

async function openByReference(pool: Pool, payments: OrderPayment[]): Promise<Map<string, boolean>> {
  const references = payments.map(({ orderReference }) => orderReference)
  const known = await rows(
    pool,
    sql<{ reference: string; isOpen: boolean | null }>`
      select reference, payment in ('pending', 'failed') as "isOpen" from orders where reference = any(${references})`,
  )
  return new Map(known.map(({ reference, isOpen }) => [reference, isOpen ?? false]))
}

function isComplete({ contents, address, email, amountCents }: OrderPayment): boolean {
  if (!contents || !address || email === '') return false
  const goods = contents.lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0)
  const total = contents.subtotalCents - contents.discountCents + contents.shippingCents + contents.taxCents
  return goods === contents.subtotalCents && total - contents.giftCents === amountCents
}

async function findPrint({ printOrderId, orderReference }: OrderPayment): Promise<LostOrder['print']> {
  const found = printOrderId === null ? null : await findPrintOrder(printOrderId)
  if (printOrderId === null || found?.reference !== orderReference || found.state === 'CANCELLED') return null
  return { id: printOrderId, hasBegun: found.state !== 'NEW' }
}

import { assertStored } from '#database/assertStored.ts'
import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { storedFact } from '#contracts/platform/facts.ts'
import type { OrderEvent } from '#contracts/shop/orderEvents.ts'
import type { OrderProblem } from '#contracts/shop/orderProblems.ts'
import { CURRENCY } from '#contracts/shared/constants.ts'
import type { FulfilmentState, PaymentState } from '#contracts/shop/orders.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { Prices } from '#domain/shop/checkout/priceCart.ts'
import { env } from '#env'
import type { DemoOrder } from './orderList.ts'
import type { Line } from './orders.ts'

type NewOrder = { order: DemoOrder; lines: Line[]; prices: Prices; refundedCents: number; now: Date }

const HOUR = 3_600_000
const SHIPPED_AFTER = 2 * DAY_MS + 5 * HOUR
const DELIVERED_AFTER = 7 * DAY_MS

const PROBLEM: OrderProblem = { kind: 'print-refused', reason: 'The postal code doesn’t belong to this city.' }

const FULFILMENT: Record<DemoOrder['outcome'], FulfilmentState> = {
  delivered: 'delivered',
  shipped: 'shipped',
  canceled: 'cancelled',
  'partly refunded': 'delivered',
  'needs attention': 'needs_attention',
}
const PAYMENT: Partial<Record<DemoOrder['outcome'], PaymentState>> = {
  canceled: 'refunded',
  'partly refunded': 'partially_refunded',
}

export async function insertOrder(
  tx: Database,
  { order, lines, prices, refundedCents, now }: NewOrder,
): Promise<number> {
  const { outcome, index } = order
  const placedAt = new Date(now.getTime() - order.daysAgo * DAY_MS)
  const after = (ms: number) => new Date(placedAt.getTime() + ms)
  const hasShipped = outcome !== 'canceled' && outcome !== 'needs attention'
  const shippedAt = hasShipped ? after(SHIPPED_AFTER) : null
  const buyer = buyerOf(order)
  const address = JSON.stringify({
    firstName: buyer.firstName,
    lastName: `${buyer.firstName.charAt(0)}.`,
    street: `${12 + index * 3} Agate Road`,
    ...order.city,
  })
  const parcels =
    shippedAt &&
    JSON.stringify([
      { printOrderId: null, lineIds: [], tracking: [{ code: `DEMO${String(7_300_000 + index)}`, url: null }] },
    ])
  const stored = await row(
    tx,
    sql<{ id: number }>`
      insert into orders (reference, payment, fulfilment, user_id, email, phone, shipping_address, billing_address, shipping_method,
        currency, subtotal_cents, discount_cents, shipping_cents, tax_cents, total_cents, refunded_cents, parcels, paid_at, confirmed_at, shipped_at,
        is_demo, created_at, updated_at)
      values (${order.reference}, ${PAYMENT[outcome] ?? 'paid'}::enum_orders_payment, ${FULFILMENT[outcome]}::enum_orders_fulfilment,
        (select id from users where email = ${buyer.email}), ${buyer.email}, '555-0100',
        ${address}::jsonb, ${address}::jsonb, 'standard', ${CURRENCY}, ${prices.subtotalCents}::numeric,
        ${prices.discountCents}::numeric, ${prices.shippingCents}::numeric, ${prices.taxCents}::numeric, ${prices.totalCents}::numeric, ${refundedCents}::numeric,
        ${parcels}::jsonb, ${after(60_000)}, ${hasShipped ? after(HOUR) : null}, ${shippedAt}, ${env().STRIPE_API_BASE !== undefined},
        ${placedAt}, ${shippedAt ?? placedAt})
      returning id`,
  )
  assertStored(stored, 'order')
  await insertLines(tx, stored.id, lines, placedAt)
  const events: Event[] = [
    { kind: 'placed', at: placedAt },
    { kind: 'payment-received', at: after(60_000) },
    ...(hasShipped
      ? [
          { kind: 'in-production' as const, at: after(DAY_MS) },
          { kind: 'shipped' as const, at: after(SHIPPED_AFTER) },
        ]
      : []),
    ...(FULFILMENT[outcome] === 'delivered' ? [{ kind: 'delivered' as const, at: after(DELIVERED_AFTER) }] : []),
    ...(outcome === 'canceled' ? [{ kind: 'cancellation-asked' as const, at: after(20 * 60_000) }] : []),
    ...(outcome === 'canceled' ? [{ kind: 'canceled' as const, at: after(21 * 60_000) }] : []),
  ]
  await insertEvents(tx, stored.id, events)
  if (outcome === 'needs attention') await insertProblem(tx, stored.id, after(HOUR))
  return stored.id
}

const buyerOf = ({ member, index }: DemoOrder): { email: string; firstName: string } =>
  member ?? { email: `guest-${index}@visitors.stonehunt.test`, firstName: 'Guest' }

async function insertLines(tx: Database, orderId: number, lines: Line[], at: Date): Promise<void> {
  for (const [position, { id, sku, title, size, color, imageUrl, quantity, ...cents }] of lines.entries())
    await tx.query(sql`
      insert into order_lines (order_id, position, variant_id, sku, title, size, color, image_url, quantity, unit_price_cents, line_total_cents,
        unit_cost_cents, created_at, updated_at)
      values (${orderId}, ${position}::numeric, ${id}, ${sku}, ${title}, ${size}, ${color}, ${imageUrl}, ${quantity}::numeric,
        ${cents.unitPriceCents}::numeric, ${cents.unitPriceCents * quantity}::numeric, ${cents.unitCostCents}::numeric, ${at}, ${at})`)
}

type Event = { kind: OrderEvent['kind']; at: Date }

async function insertEvents(tx: Database, orderId: number, events: Event[]): Promise<void> {
  for (const { kind, at } of events)
    await tx.query(sql`
      insert into order_events (order_id, kind, created_at, updated_at) values (${orderId}, ${kind}, ${at}, ${at})`)
}

async function insertProblem(tx: Database, orderId: number, at: Date): Promise<void> {
  const { kind, values } = storedFact(PROBLEM)
  await tx.query(sql`
    insert into order_problems (order_id, kind, "values", opened_at)
    values (${orderId}, ${kind}, ${JSON.stringify(values)}::jsonb, ${at})`)
}

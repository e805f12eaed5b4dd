import type { Pool } from 'pg'
import { CURRENCY } from '#contracts/shared/constants.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { OrderPayment } from '#providers/stripe/listOrderPayments.ts'
import type { OrderContents } from '#providers/stripe/orderMetadata.ts'
import { isDemoMode } from '#providers/stripe/mode.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { withdrawAlert } from '#domain/platform/alerts/raiseAlert.ts'
import { readRates } from '#domain/shop/checkout/readRates.ts'
import { splitCents } from '#domain/shop/checkout/splitCents.ts'
import { addOrderEvent } from '#domain/shop/orders/addOrderEvent.ts'
import { openProblem } from '#domain/shop/orders/orderProblems.ts'
import { storeToPack } from '#domain/shop/stock/storeToPack.ts'
import { takeStock } from '#domain/shop/stock/takeStock.ts'
import { unknownPaymentKey } from '#domain/shop/payments/alertUnknownPayment.ts'
import type { LostOrder } from './planReconcile.ts'

/** Sends no email: the buyer already got one. @returns false when the order already exists here. */
export async function importOrder(pool: Pool, { payment, print }: LostOrder, now: Date): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const order = await insertPaid(tx, payment, print, now)
    if (!order) return false
    await insertLines(tx, order.id, payment)
    // Pieces that the restored stock doesn't have any more are missing on the shelf, too; the restored order stays.
    await takeStock(tx, order.id)
    await storeToPack(tx, order.id)
    await addOrderEvent(tx, order.id, { kind: 'imported' })
    if (print?.hasBegun) await addJob(tx, 'followOrder', { orderId: order.id }, { key: `follow:${order.id}` })
    else await openProblem(tx, order.id, { kind: 'restored' })
    await addJob(tx, 'applyReversals', { orderId: order.id }, { key: `reversals:${order.id}` })
    await withdrawAlert(tx, unknownPaymentKey(payment.id))
    return true
  })
}

async function insertPaid(
  tx: Database,
  payment: OrderPayment,
  print: LostOrder['print'],
  now: Date,
): Promise<{ id: number } | null> {
  const { contents, email, createdAt } = payment
  const address = JSON.stringify(payment.address)
  const { ownHandlingDays } = await readRates(tx)
  const hasBegun = print?.hasBegun ?? false
  return row(
    tx,
    sql<{ id: number }>`
      insert into orders (reference, user_id, email, phone, shipping_address, billing_address, shipping_method, currency,
        subtotal_cents, discount_cents, shipping_cents, shipping_tax_cents, tax_cents, total_cents, gift_cents, payment_intent_id, payment, paid_at,
        fulfilment, provider_order_id, submit_started_at, confirmed_at, restored_at, is_demo, created_at, own_handling_days)
      values (${payment.orderReference}, (select id from users where email = ${email.toLowerCase()} and email_verified_at is not null),
        ${email}, ${payment.phone}, ${address}::jsonb, ${address}::jsonb, ${contents?.shippingMethod ?? 'standard'}::enum_orders_shipping_method,
        ${CURRENCY}, ${contents?.subtotalCents ?? 0}, ${contents?.discountCents ?? 0}, ${contents?.shippingCents ?? 0}, ${contents?.shippingTaxCents ?? 0},
        ${contents?.taxCents ?? 0}, ${payment.amountCents + (contents?.giftCents ?? 0)}, ${contents?.giftCents ?? 0}, ${payment.id}, 'paid', ${createdAt},
        ${hasBegun ? 'submitted' : 'needs_attention'}::enum_orders_fulfilment, ${print?.id ?? null}, ${createdAt}, ${hasBegun ? now : null},
        ${hasBegun ? null : now}, ${isDemoMode()}, ${createdAt}, ${ownHandlingDays}::numeric)
      on conflict do nothing returning id`,
  )
}

async function insertLines(tx: Database, orderId: number, { contents }: OrderPayment): Promise<void> {
  const lines = contents ? withCosts(contents) : []
  await tx.query(sql`
    insert into order_lines (order_id, position, variant_id, sku, title, size, color, image_url, quantity,
      unit_price_cents, line_total_cents, other_discount_cents, tax_cents, unit_cost_cents, maker)
    select ${orderId}::int, line.ordinality - 1, v.id, line.sku, coalesce(m.title, line.sku), coalesce(v.size_name, ''),
      coalesce(v.appearance_name, ''), v.image_url, quantity, "unitPriceCents", "unitPriceCents" * quantity, "discountCents", "taxCents", coalesce(v.cost_cents, 0),
      coalesce(m.maker::text, 'print')::enum_order_lines_maker
    from rows from (json_to_recordset(${JSON.stringify(lines)}::json)
        as (sku text, quantity numeric, "unitPriceCents" numeric, "discountCents" numeric, "taxCents" numeric)) with ordinality as line
      left join lateral (select * from variants where sku = line.sku order by id desc limit 1) v on true
      left join merchandise m on m.id = v.merchandise_id`)
}

/** A payment of an older version says the sums of the order only, so they are split in proportion. */
function withCosts({ lines, discountCents, taxCents, shippingTaxCents }: OrderContents): OrderContents['lines'] {
  const prices = lines.map(({ quantity, unitPriceCents }) => quantity * unitPriceCents)
  const discounts = splitCents(discountCents, prices)
  const paid = prices.map((cents, index) => cents - (discounts[index] ?? 0))
  const paidCents = paid.reduce((sum, cents) => sum + cents, 0)
  const taxes = splitCents(Math.min(taxCents - (shippingTaxCents ?? 0), paidCents), paid)
  return lines.map((line, index) => ({
    ...line,
    discountCents: line.discountCents ?? discounts[index] ?? 0,
    taxCents: line.taxCents ?? taxes[index] ?? 0,
  }))
}

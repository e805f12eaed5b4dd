import { assertStored } from '#database/assertStored.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { storeToPack } from '../stock/storeToPack.ts'
import { takeStock } from '../stock/takeStock.ts'
import { addOrderEvent } from './addOrderEvent.ts'
import { createReference } from './createReference.ts'

type Piece = { id: number; quantity: number }

/** Before the buyer is promised anything. @throws AppError `illegal_order_move`. */
export async function refuseUnprintable(tx: Database, orderId: number, lines: number[]): Promise<void> {
  const isGone = await returnsRow(
    tx,
    statement`
      select 1 from order_lines l left join variants v on v.id = l.variant_id left join merchandise m on m.id = v.merchandise_id
      where l.order_id = ${orderId} and l.cancelled_at is null and l.id = any(${lines}::int[])
        and (v.id is null or m.vanished_at is not null or not (v.sellable or v.below_cost)) limit 1`,
  )
  if (isGone) throw new AppError('illegal_order_move.unmakable')
  const email = await returnsRow(tx, statement`select 1 from orders where id = ${orderId} and email <> ''`)
  if (!email) throw new AppError('illegal_order_move.address_deleted')
}

/**
 * Creates a separate order at no charge, which is printed, followed and mailed once like any other, and whose cost is recorded.
 * Requires the order's lock. @throws AppError `illegal_order_move` when our own goods are out of stock. @param lines at least one, with
 * the pieces to make. @returns the new order.
 */
export async function startReplacement(
  tx: Database,
  { now }: Req,
  { orderId, lines }: { orderId: number; lines: Piece[] },
): Promise<{ id: number; reference: string }> {
  const order = await insertReplacement(tx, orderId, lines, now)
  if (await takeStock(tx, order.id)) throw new AppError('illegal_order_move.unmakable')
  await storeToPack(tx, order.id)
  await addOrderEvent(tx, order.id, { kind: 'replacement-ordered' })
  await addOrderEvent(tx, orderId, { kind: 'replacement-sent', reference: order.reference })
  await addJob(tx, 'submitOrder', { orderId: order.id }, { key: `submit:${order.id}` })
  return order
}

/** Its lines have their prices, for customs, and a discount of the same sum. */
async function insertReplacement(
  tx: Database,
  orderId: number,
  lines: Piece[],
  now: Date,
): Promise<{ id: number; reference: string }> {
  const order = await row(
    tx,
    sql<{ id: number; reference: string }>`
      with chosen as (
        select l.id, l.position, l.variant_id, l.sku, l.title, l.size, l.color, l.image_url, l.unit_price_cents, l.unit_cost_cents, l.maker,
          piece.quantity, l.unit_price_cents * piece.quantity as line_total_cents
        from order_lines l join jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as piece(id int, quantity int) on piece.id = l.id
        where l.order_id = ${orderId} and l.cancelled_at is null
      ), stored as (
        insert into orders (reference, user_id, email, phone, shipping_address, billing_address, shipping_method, currency, subtotal_cents,
          discount_cents, shipping_cents, tax_cents, total_cents, payment, fulfilment, paid_at, confirm_after, is_demo, replaces_id, created_at, language, own_handling_days)
        select ${createReference('HUNT')}, user_id, email, phone, shipping_address, billing_address, shipping_method, currency,
          (select sum(line_total_cents) from chosen), (select sum(line_total_cents) from chosen), 0, 0, 0, 'paid', 'held', ${now}::timestamptz,
          ${now}::timestamptz, is_demo, coalesce(replaces_id, id), ${now}::timestamptz, language, own_handling_days
        from orders where id = ${orderId} returning id, reference
      ), copied as (
        insert into order_lines (order_id, position, variant_id, sku, title, size, color, image_url, quantity, unit_price_cents, line_total_cents,
          other_discount_cents, unit_cost_cents, maker)
        select stored.id, position, variant_id, sku, title, size, color, image_url, quantity, unit_price_cents, line_total_cents, line_total_cents, unit_cost_cents, maker
        from chosen, stored
      )
      select id, reference from stored`,
  )
  assertStored(order, 'replacement')
  return order
}

import type { CreatePaymentInput } from '#contracts/checkout.ts'
import { CURRENCY } from '#contracts/constants.ts'
import { type Database, prepared, row, sql } from '#database/sql.ts'
import { isDemoMode } from '#providers/stripe/mode.ts'
import type { CartLine } from '../cart/cartLines.ts'
import { makeReference } from '../orders/makeReference.ts'
import type { Req } from '../Req.ts'
import type { Prices } from './priceCart.ts'

export type NewOrder = {
  req: Req
  cartId: number
  cartVersion: number
  lines: CartLine[]
  input: CreatePaymentInput
  prices: Prices
  fingerprint: string
  taxCalculationId: string | null
}

/** Stores the order as a snapshot: what later changes in the catalogue does not change it. */
export async function insertOrder(tx: Database, order: NewOrder): Promise<{ id: number; reference: string }> {
  const { req, input, prices } = order
  const billing = input.useSameAddress !== false || !input.billingAddress ? input.shippingAddress : input.billingAddress
  const stored = await row<{ id: number; reference: string }>(
    tx,
    prepared(sql`
      with stored as (
        insert into orders (reference, user_id, cart_id, cart_version, fingerprint, email, phone, shipping_address, billing_address,
          shipping_method, currency, subtotal_cents, discount_cents, shipping_cents, tax_cents, total_cents, tax_calculation_id, is_demo, created_at)
        values (${makeReference()}, ${req.user?.id ?? null}, ${order.cartId}, ${order.cartVersion}, ${order.fingerprint},
          ${input.customerInfo.email}, ${input.customerInfo.phone}, ${JSON.stringify(input.shippingAddress)}, ${JSON.stringify(billing)},
          ${input.shippingMethod}, ${CURRENCY}, ${prices.subtotalCents}, ${prices.discountCents}, ${prices.shippingCents},
          ${prices.taxCents}, ${prices.totalCents}, ${order.taxCalculationId}, ${isDemoMode()}, ${req.now})
        returning id, reference
      ), lines as (
        insert into order_lines (order_id, position, variant_id, sku, title, size, color, image_url, quantity, unit_price_cents, line_total_cents, unit_cost_cents)
        select stored.id, line.ordinality - 1, "variantId", sku, title, "sizeName", "appearanceName", "imageUrl",
          quantity, "unitPriceCents", "unitPriceCents" * quantity, "unitCostCents"
        from stored, rows from (json_to_recordset(${JSON.stringify(order.lines)}::json) as ("variantId" int, sku text, title text, "sizeName" text,
          "appearanceName" text, "imageUrl" text, quantity numeric, "unitPriceCents" numeric, "unitCostCents" numeric)) with ordinality as line
      ), event as (
        insert into order_events (order_id, what, is_internal) select id, 'Order placed', false from stored
      )
      select id, reference from stored`),
  )
  if (!stored) throw new Error('The order was not stored')
  return stored
}

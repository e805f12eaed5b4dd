import type { CreatePaymentInput } from '#contracts/shop/checkout.ts'
import { CURRENCY } from '#contracts/shared/constants.ts'
import { type Database, prepared, row, sql } from '#database/sql.ts'
import { isDemoMode } from '#providers/stripe/mode.ts'
import { createReference } from '../orders/createReference.ts'
import { personKey } from '#domain/platform/personOf.ts'
import type { Req } from '#domain/platform/Req.ts'
import { type Prices, usedCode, usedGift } from './priceCart.ts'
import type { ForOrder } from './readForOrder.ts'

export type NewOrder = {
  req: Req
  cart: Pick<ForOrder, 'cartId' | 'version' | 'lines'>
  input: CreatePaymentInput
  prices: Prices
  fingerprint: string
  taxCalculationId: string | null
  /** Working days until we send what isn’t printed. */
  ownHandlingDays: number
}

export type CreatedOrder = {
  id: number
  reference: string
  idempotencyKey: string
  /** Until when its pieces are held; null where nothing of it is counted. */
  heldUntil: Date | null
}

/** Stores a snapshot. @returns null when the cart changed or another order of it was started since the read. */
export async function insertOrder(database: Database, order: NewOrder): Promise<CreatedOrder | null> {
  const { req, cart, input, prices } = order
  const code = usedCode(prices)
  const gift = usedGift(prices)
  const lines = cart.lines.map((line, index) => ({ ...line, ...prices.lines[index] }))
  const billing = (input.useSameAddress !== true && input.billingAddress) || input.shippingAddress
  return row(
    database,
    prepared(sql<CreatedOrder>`
      with cart as (
        update carts set version = version + 1, updated_at = now()
        where id = ${cart.cartId} and version = ${cart.version} returning id, version
      ), stored as (
        insert into orders (reference, user_id, cart_id, cart_version, fingerprint, email, phone, shipping_address, billing_address,
          shipping_method, currency, subtotal_cents, discount_cents, shipping_cents, shipping_tax_cents, tax_cents, total_cents, tax_calculation_id, is_demo, created_at,
          terms_hash, terms_accepted_at, promo_code_id, code, code_cents, code_person, gift_card_id, gift_cents, language, own_handling_days)
        select ${createReference('HUNT')}, ${req.user?.id ?? null}::int, cart.id, cart.version, ${order.fingerprint},
          ${input.customerInfo.email}, ${input.customerInfo.phone}, ${JSON.stringify(input.shippingAddress)}::jsonb, ${JSON.stringify(billing)}::jsonb,
          ${input.shippingMethod}::enum_orders_shipping_method, ${CURRENCY}, ${prices.subtotalCents}::numeric, ${prices.discountCents}::numeric, ${prices.shippingCents}::numeric,
          ${prices.shippingTaxCents}::numeric, ${prices.taxCents}::numeric, ${prices.totalCents}::numeric, ${order.taxCalculationId}, ${isDemoMode()}::boolean, ${req.now}::timestamptz,
          terms.hash, case when terms.hash is not null then ${req.now}::timestamptz end,
          ${code?.id ?? null}::int, ${code?.code ?? null}, ${code?.cents ?? 0}::numeric, ${code && personKey(input.customerInfo.email)},
          ${gift?.id ?? null}::int, ${gift?.cents ?? 0}::numeric, ${req.language ?? 'en'}::enum_orders_language,
          ${order.ownHandlingDays}::numeric
        from cart, store_terms() as terms (hash)
        returning id, reference, idempotency_key, stock_held_until
      ), lines as (
        insert into order_lines (order_id, position, variant_id, sku, title, size, color, image_url, quantity, unit_price_cents, line_total_cents, code_discount_cents,
          member_discount_cents, tax_cents, unit_cost_cents, maker)
        select stored.id, line.ordinality - 1, "variantId", sku, title, "sizeName", "appearanceName", "imageUrl",
          quantity, "unitPriceCents", "unitPriceCents" * quantity, "codeDiscountCents", "memberDiscountCents", "taxCents", "unitCostCents", maker::enum_order_lines_maker
        from stored, rows from (json_to_recordset(${JSON.stringify(lines)}::json) as ("variantId" int, sku text, title text, "sizeName" text,
          "appearanceName" text, "imageUrl" text, quantity numeric, "unitPriceCents" numeric,
          "codeDiscountCents" numeric, "memberDiscountCents" numeric, "taxCents" numeric, "unitCostCents" numeric, maker text)) with ordinality as line
      ), event as (
        insert into order_events (order_id, kind) select id, 'placed' from stored
      )
      select id, reference, idempotency_key as "idempotencyKey", stock_held_until as "heldUntil" from stored`),
  )
}

import { inTransaction } from '#database/inTransaction.ts'
import { isDeadlock } from '#database/retryOnDeadlock.ts'
import { type Database, returnsRow, statement, prepared, row, sql } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { returnUnpaidGift } from '../giftCards/returnGift.ts'
import { claimGift, spendGift } from '../giftCards/spendGiftCard.ts'
import { holdStock } from '../stock/holdStock.ts'
import { returnStock } from '../stock/returnStock.ts'
import { usedGift, type Prices, usedCode } from './priceCart.ts'
import type { CartOrder, ForOrder } from './readForOrder.ts'
import type { CreatePaymentInput } from '#contracts/shop/checkout.ts'
import { CURRENCY } from '#contracts/shared/constants.ts'
import { isDemoMode } from '#providers/stripe/mode.ts'
import { createReference } from '../orders/createReference.ts'
import { personKey } from '#domain/platform/personOf.ts'
import type { Req } from '#domain/platform/Req.ts'

/**
 * Replaces the earlier orders of a cart. What only so many orders can have is claimed in the order's transaction.
 * @returns null if the cart changed meanwhile: read it again.
 */
export async function createOrder(
  order: NewOrder,
  earlier: CartOrder[],
  claimCode: ((tx: Database) => Promise<void>) | null,
): Promise<CreatedOrder | null> {
  const { pool } = order.req
  const gift = usedGift(order.prices)
  const isOwn = order.cart.lines.some(({ maker }) => maker === 'own')
  if (earlier.length === 0 && !claimCode && !gift && !isOwn) return insertOrder(pool, order)
  try {
    return await inTransaction(pool, async (tx) => {
      // First, so that a gift card and the stock have back what the earlier orders hold.
      await supersede(tx, earlier)
      await claimCode?.(tx)
      if (gift) await claimGift(tx, gift.id, gift.cents)
      const created = await insertOrder(tx, order)
      if (!created) throw new CartMovedOn()
      if (gift) await spendGift(tx, gift.id, created.id, gift.cents)
      return isOwn ? { ...created, heldUntil: await holdStock(tx, created.id, order.req.now) } : created
    })
  } catch (error) {
    // That order is being paid: its transaction holds the order and waits for the cart. Read again.
    if (error instanceof CartMovedOn || isDeadlock(error)) return null
    throw error
  }
}

/** Rolls everything back; the cart is read again. */
class CartMovedOn extends Error {}

async function supersede(tx: Database, others: CartOrder[]): Promise<void> {
  for (const other of others) {
    // Without its fingerprint it can't be reused as the order of this cart.
    const isOpen = await returnsRow(
      tx,
      statement`update orders set fingerprint = null where id = ${other.id} and payment::text = 'pending' returning id`,
    )
    if (!isOpen) throw new CartMovedOn()
    await returnUnpaidGift(tx, other.id)
    await returnStock(tx, other.id, 'all')
    await addJob(tx, 'cancelPayment', { orderId: other.id }, { key: `cancel-payment:${other.id}` })
  }
}

type NewOrder = {
  req: Req
  cart: Pick<ForOrder, 'cartId' | 'version' | 'lines'>
  input: CreatePaymentInput
  prices: Prices
  fingerprint: string
  taxCalculationId: string | null
  /** Working days until we send what isn’t printed. */
  ownHandlingDays: number
}

type CreatedOrder = {
  id: number
  reference: string
  idempotencyKey: string
  /** Until when its pieces are held; null where nothing of it is counted. */
  heldUntil: Date | null
}

/** Stores a snapshot. @returns null when the cart changed or another order of it was started since the read. */
async function insertOrder(database: Database, order: NewOrder): Promise<CreatedOrder | null> {
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

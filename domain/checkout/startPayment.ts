import { createHash } from 'node:crypto'
import { type CreatePaymentInput, SHIPPING_COUNTRIES } from '#contracts/checkout.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import {
  cancelCardPayment,
  type CardPayment,
  createCardPayment,
  retrieveCardPayment,
} from '#providers/stripe/paymentIntents.ts'
import { addJob } from '../addJob.ts'
import { type CartLine, readCartLines } from '../cart/cartLines.ts'
import { applyPaymentIntent } from '../payments/applyPaymentIntent.ts'
import type { Req } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { discountFor } from './checkoutCart.ts'
import { insertOrder, type NewOrder } from './insertOrder.ts'
import type { Prices } from './priceCart.ts'
import { refuseChangedCart } from './refuseChangedCart.ts'
import { basisOf, priceFor, type Taxed, taxCart } from './taxCart.ts'

export type StartedPayment = { clientSecret: string; orderReference: string; prices: Prices }

type OpenOrder = { id: number; reference: string; paymentIntentId: string | null; taxCalculationId: string | null }

/**
 * Turns the cart into an order and asks the card provider for its payment. The same cart and address again give
 * the same order and payment; anything else gives a new order and makes the earlier one unpayable.
 *
 * @throws ShopError `cart_empty`, `cart_changed`, `variant_sold_out`, `unsupported_country`, `invalid_input`,
 * `card_provider_unreachable` (nothing was charged; the order waits for the next try).
 */
export async function startPayment(
  req: Req,
  cartId: number | null,
  input: CreatePaymentInput,
): Promise<StartedPayment> {
  if (cartId === null) throw new ShopError('cart_empty')
  const { country } = input.shippingAddress
  if (!SHIPPING_COUNTRIES.some((code) => code === country)) {
    throw new ShopError('unsupported_country', {
      errors: { 'shippingAddress.country': 'We do not ship to that country yet.' },
    })
  }
  const discountPercent = await discountFor(req)
  // Asked before anything is locked; what was taxed is compared with what is ordered.
  const taxed = await taxCart(req, cartId, input, discountPercent)
  const { order, prices } = await inTransaction(req.pool, (tx) =>
    findOrMakeOrder(tx, req, cartId, input, discountPercent, taxed),
  )
  const payment = await askForPayment(order, prices, input)
  const stored = await row(
    req.pool,
    sql`
      update orders set payment_intent_id = coalesce(payment_intent_id, ${payment.id})
      where id = ${order.id} and payment = 'pending' returning id`,
  )
  // Given up from another tab while the card provider was asked: this payment must not be possible.
  if (!stored) await cancelCardPayment(payment.id).catch(() => undefined)
  if (stored && payment.status === 'payable' && payment.clientSecret) {
    return { clientSecret: payment.clientSecret, orderReference: order.reference, prices }
  }
  // Paid in another tab, or given up meanwhile: settle it, and say so instead of asking for money again.
  await applyPaymentIntent(req, payment.id)
  throw new ShopError('cart_changed', { message: 'This order was already settled. Please look at your orders.' })
}

async function findOrMakeOrder(
  tx: Database,
  req: Req,
  cartId: number,
  input: CreatePaymentInput,
  discountPercent: number,
  taxed: Taxed,
): Promise<{ order: OpenOrder; prices: Prices }> {
  // Two clicks, two tabs: one after the other from here on.
  const cart = await row<{ version: number }>(tx, sql`select version from carts where id = ${cartId} for update`)
  const lines = await readCartLines(tx, cartId)
  if (!cart || lines.length === 0) throw new ShopError('cart_empty')
  refuseChangedCart(lines)
  const prices = priceFor(lines, input, discountPercent, taxed.cents)
  if (basisOf(lines, prices) !== taxed.basis) throw new ShopError('cart_changed')
  const fingerprint = fingerprintOf(req, lines, input, prices)
  const open = await row<OpenOrder>(
    tx,
    sql`
      select id, reference, payment_intent_id as "paymentIntentId", tax_calculation_id as "taxCalculationId" from orders
      where cart_id = ${cartId} and payment = 'pending' and fingerprint = ${fingerprint} order by id desc limit 1`,
  )
  if (open) return { order: open, prices }
  await refuseTooManyOrders(tx, req, cartId)
  await giveUpOthers(tx, cartId)
  const order = await insertOrder(tx, {
    req,
    cartId,
    cartVersion: cart.version,
    lines,
    input,
    prices,
    fingerprint,
    taxCalculationId: taxed.calculationId,
  } satisfies NewOrder)
  return { order: { ...order, paymentIntentId: null, taxCalculationId: taxed.calculationId }, prices }
}

const ORDERS_PER_HOUR = 20

/** Cards are not tried out here: one cart begins only so many payments. */
async function refuseTooManyOrders(tx: Database, { now }: Req, cartId: number): Promise<void> {
  const since = new Date(now.getTime() - 3_600_000)
  const recent = await row<{ count: number }>(
    tx,
    sql`select count(*) from orders where cart_id = ${cartId} and created_at > ${since}`,
  )
  if ((recent?.count ?? 0) >= ORDERS_PER_HOUR) throw new ShopError('too_many_requests', { retryAfterSeconds: 600 })
}

/** Only one order of a cart can be paid: the intents of the earlier ones are cancelled. */
async function giveUpOthers(tx: Database, cartId: number): Promise<void> {
  const { rows: others } = await tx.query(sql`select id from orders where cart_id = ${cartId} and payment = 'pending'`)
  for (const other of others as { id: number }[]) {
    // Without its fingerprint it is not found again as the order of the same cart.
    await tx.query(sql`update orders set fingerprint = null where id = ${other.id}`)
    await addJob(tx, 'cancelPayment', { orderId: other.id }, { key: `cancel-payment:${other.id}` })
  }
}

async function askForPayment(order: OpenOrder, prices: Prices, input: CreatePaymentInput): Promise<CardPayment> {
  try {
    if (order.paymentIntentId) return await retrieveCardPayment(order.paymentIntentId)
    return await createCardPayment({
      orderId: order.id,
      reference: order.reference,
      amountCents: prices.totalCents,
      email: input.customerInfo.email,
      phone: input.customerInfo.phone,
      address: input.shippingAddress,
      taxCalculationId: order.taxCalculationId,
    })
  } catch (error) {
    if (error instanceof CardProviderError) throw new ShopError('card_provider_unreachable', { cause: error })
    throw error
  }
}

function fingerprintOf(req: Req, lines: CartLine[], input: CreatePaymentInput, prices: Prices): string {
  const goods = lines.map(({ variantId, quantity, unitPriceCents }) => [variantId, quantity, unitPriceCents])
  return createHash('sha256')
    .update(JSON.stringify([req.user?.id ?? null, goods, input, prices]))
    .digest('hex')
}

import { createHash } from 'node:crypto'
import { type CreatePaymentInput, SHIPPING_COUNTRIES } from '#contracts/checkout.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, prepared, row, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import {
  cancelCardPayment,
  type CardPayment,
  createCardPayment,
  retrieveCardPayment,
} from '#providers/stripe/paymentIntents.ts'
import { addJob } from '../addJob.ts'
import type { CartLine } from '../cart/cartLines.ts'
import { applyPaymentIntent } from '../payments/applyPaymentIntent.ts'
import type { Req } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { readSettings } from '../settings/settings.ts'
import { discountOf } from './checkoutCart.ts'
import { insertOrder, type NewOrder } from './insertOrder.ts'
import type { Prices } from './priceCart.ts'
import { type CartOrder, readForOrder } from './readForOrder.ts'
import { refuseChangedCart } from './refuseChangedCart.ts'
import { basisOf, priceFor, type Taxed, taxCart } from './taxCart.ts'

export type StartedPayment = { clientSecret: string; orderReference: string; prices: Prices }

type OpenOrder = Pick<CartOrder, 'id' | 'reference' | 'paymentIntentId' | 'taxCalculationId'>

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
  const settings = await readSettings(req.pool, ['member_discount_percent', 'tax_service'])
  const discountPercent = discountOf(req, settings.member_discount_percent)
  // Asked before anything is locked; what was taxed is compared with what is ordered.
  const taxed = await taxCart(req, cartId, input, discountPercent, settings.tax_service)
  const { order, prices } = await inTransaction(req.pool, (tx) =>
    findOrMakeOrder(tx, req, cartId, input, discountPercent, taxed),
  )
  const payment = await askForPayment(order, prices, input)
  const stored = await row(
    req.pool,
    prepared(sql`
      update orders set payment_intent_id = coalesce(payment_intent_id, ${payment.id})
      where id = ${order.id} and payment = 'pending' returning id`),
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
  taxed: Taxed | null,
): Promise<{ order: OpenOrder; prices: Prices }> {
  // Two clicks, two tabs: one after the other from here on. What is in the cart is read after the wait, not with it.
  const lock = prepared(sql`select version from carts where id = ${cartId} for update`)
  const cart = await row<{ version: number }>(tx, lock)
  const { lines, orders } = await readForOrder(tx, cartId, new Date(req.now.getTime() - 3_600_000))
  if (!cart || lines.length === 0) throw new ShopError('cart_empty')
  refuseChangedCart(lines)
  const prices = priceFor(lines, input, discountPercent, taxed?.cents ?? 0)
  if (taxed && basisOf(lines, prices) !== taxed.basis) throw new ShopError('cart_changed')
  const fingerprint = fingerprintOf(req, lines, input, prices)
  const pending = orders.filter(({ isPending }) => isPending)
  const open = pending.find((order) => order.fingerprint === fingerprint)
  if (open) return { order: open, prices }
  refuseTooManyOrders(orders)
  await giveUp(tx, pending)
  const taxCalculationId = taxed?.calculationId ?? null
  const order = await insertOrder(tx, {
    req,
    cartId,
    cartVersion: cart.version,
    lines,
    input,
    prices,
    fingerprint,
    taxCalculationId,
  } satisfies NewOrder)
  return { order: { ...order, paymentIntentId: null, taxCalculationId }, prices }
}

const ORDERS_PER_HOUR = 20

/** Cards are not tried out here: one cart begins only so many payments. */
function refuseTooManyOrders(orders: CartOrder[]): void {
  const recent = orders.filter(({ isRecent }) => isRecent)
  if (recent.length >= ORDERS_PER_HOUR) throw new ShopError('too_many_requests', { retryAfterSeconds: 600 })
}

/** Only one order of a cart can be paid: the intents of the earlier ones are cancelled. */
async function giveUp(tx: Database, others: CartOrder[]): Promise<void> {
  for (const other of others) {
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

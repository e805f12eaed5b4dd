import { createHash } from 'node:crypto'
import { type CreatePaymentInput, SHIPPING_COUNTRIES } from '#contracts/checkout.ts'
import { isDeadlock } from '#database/retryOnDeadlock.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, dynamicSql, prepared, row, sql, type Statement } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { listOrderPayments, type OrderPayment } from '#providers/stripe/listOrderPayments.ts'
import {
  cancelCardPayment,
  type CardPayment,
  createCardPayment,
  retrieveCardPayment,
} from '#providers/stripe/paymentIntents.ts'
import { addJob } from '../addJob.ts'
import type { CartLine } from '../cart/cartLines.ts'
import { findCart } from '../cart/findCart.ts'
import { guestCart } from '../cart/guestCart.ts'
import { applyPaymentIntent } from '../payments/applyPaymentIntent.ts'
import { detachMissingPayment } from '../payments/missingPayment.ts'
import { storeNextKey } from '../payments/storeNextKey.ts'
import { settleFreeOrder } from '../payments/settleFreeOrder.ts'
import { withIdempotencyKey } from '../payments/withIdempotencyKey.ts'
import type { Req } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import type { Toll } from '../Toll.ts'
import { discountOf } from './checkoutCart.ts'
import { insertOrder, type NewOrder, type MadeOrder } from './insertOrder.ts'
import type { Prices } from './priceCart.ts'
import { type CartOrder, readForOrder } from './readForOrder.ts'
import { refuseChangedCart } from './refuseChangedCart.ts'
import { refuseSmallTotal } from './refuseSmallTotal.ts'
import { priceFor, taxCart } from './taxCart.ts'

type Asked = {
  /** Of the visitor's cart cookie; null without one. */
  cartKey: string | null
  toll: Toll | null
  input: CreatePaymentInput
}

export type StartedPayment = {
  /** Null when there is nothing to pay: the order is paid. */
  clientSecret: string | null
  orderReference: string
  prices: Prices
}

/** An open order, and what it was made of. */
type Made = { order: OpenOrder; prices: Prices; lines: CartLine[] }

type OpenOrder = Pick<CartOrder, 'id' | 'reference' | 'paymentIntentId' | 'idempotencyKey' | 'taxCalculationId'>

/**
 * Turns the cart into an order and asks the card provider for its payment. The same cart and address again give
 * the same order and payment; anything else gives a new order and makes the earlier one unpayable.
 *
 * An order of nothing is paid at once, without the card provider.
 *
 * @throws ShopError `total_too_small`, `cart_empty`, `cart_changed`, `variant_sold_out`, `unsupported_country`, `invalid_input`,
 * `card_provider_unreachable` (nothing was charged; the order waits for the next try).
 */
export async function startPayment(req: Req, { cartKey, toll, input }: Asked): Promise<StartedPayment> {
  const { country } = input.shippingAddress
  if (!SHIPPING_COUNTRIES.some((code) => code === country)) {
    throw new ShopError('unsupported_country', {
      errors: { 'shippingAddress.country': 'We do not ship to that country yet.' },
    })
  }
  const made = await findOrMakeOrder(req, await chooseCart(req, cartKey), toll, input)
  const { order, prices } = made
  if (prices.totalCents === 0) {
    if (!(await settleFreeOrder(req, order.id))) throw new ShopError('cart_changed')
    return { clientSecret: null, orderReference: order.reference, prices }
  }
  const payment = await askForPayment(req, made, input)
  const stored = await row(
    req.pool,
    // As text, `payment` fits no index of open orders, of which there may be thousands; this one is found by its id.
    prepared(sql<{ id: number }>`
      update orders set payment_intent_id = coalesce(payment_intent_id, ${payment.id})
      where id = ${order.id} and payment::text = 'pending' returning id`),
  )
  // Given up from another tab while the card provider was asked: this payment must not be possible.
  if (!stored) await cancelCardPayment(payment.id).catch(() => undefined)
  if (stored && payment.status === 'payable' && payment.clientSecret) {
    return { clientSecret: payment.clientSecret, orderReference: order.reference, prices }
  }
  // Paid in another tab, or given up meanwhile: settle it, and say so instead of asking for money again.
  await applyPaymentIntent(req, payment.id)
  const isReplaced = !stored && payment.status === 'payable'
  throw new ShopError('cart_changed', {
    message: isReplaced
      ? 'Another tab has begun to pay for this cart. Please go on there.'
      : 'This order was already settled. Please look at your orders.',
  })
}

/** A guest's cart is found by its key along with all else; an account's may have to take a guest's in first. */
async function chooseCart(req: Req, key: string | null): Promise<Statement> {
  if (!req.user && key !== null) return guestCart(key)
  const cart = await findCart(req, key)
  if (!cart) throw new ShopError('cart_empty')
  return dynamicSql`c.id = ${cart.id}`
}

/** As many tabs as one could have open at once, and some more. */
const TRIES = 30

/**
 * Nothing is locked while this is thought about. The order is stored only if the cart and its orders are still what was
 * read; whoever comes second, of two clicks or two tabs, looks again and finds the order of the first.
 */
async function findOrMakeOrder(req: Req, cart: Statement, toll: Toll | null, input: CreatePaymentInput): Promise<Made> {
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await readForOrder(req.pool, cart, new Date(req.now.getTime() - 3_600_000), tries === 0 ? toll : null)
    if (!found || found.lines.length === 0) throw new ShopError('cart_empty')
    const { lines, orders, settings } = found
    refuseChangedCart(lines)
    const discountPercent = discountOf(req, settings.member_discount_percent)
    const tax = await taxCart(lines, input, discountPercent, settings.tax_service)
    const prices = priceFor(lines, input, discountPercent, tax.cents)
    refuseSmallTotal(prices)
    const fingerprint = fingerprintOf(req, lines, input, prices)
    const pending = orders.filter(({ isPending }) => isPending)
    const open = pending.find((order) => order.fingerprint === fingerprint)
    if (open) return { order: open, prices, lines }
    refuseTooManyOrders(orders)
    const order = await makeOrder(
      { req, cart: found, input, prices, fingerprint, taxCalculationId: tax.calculationId },
      pending,
    )
    if (order) return { order: { ...order, paymentIntentId: null, taxCalculationId: tax.calculationId }, prices, lines }
  }
  throw new ShopError('cart_changed')
}

/** Only one order of a cart can be paid: the intents of the earlier ones are cancelled. */
async function makeOrder(order: NewOrder, earlier: CartOrder[]): Promise<MadeOrder | null> {
  const { pool } = order.req
  if (earlier.length === 0) return insertOrder(pool, order)
  try {
    return await inTransaction(pool, async (tx) => {
      const made = await insertOrder(tx, order)
      if (made) await giveUp(tx, earlier)
      return made
    })
  } catch (error) {
    // The earlier one is being paid at this very moment, which holds the order and waits for the cart: look again.
    if (isDeadlock(error)) return null
    throw error
  }
}

const ORDERS_PER_HOUR = 20

/** Cards are not tried out here: one cart begins only so many payments. */
function refuseTooManyOrders(orders: CartOrder[]): void {
  const recent = orders.filter(({ isRecent }) => isRecent)
  if (recent.length >= ORDERS_PER_HOUR) throw new ShopError('too_many_requests', { retryAfterSeconds: 600 })
}

async function giveUp(tx: Database, others: CartOrder[]): Promise<void> {
  for (const other of others) {
    // Without its fingerprint it is not found again as the order of the same cart.
    await tx.query(sql`update orders set fingerprint = null where id = ${other.id}`)
    await addJob(tx, 'cancelPayment', { orderId: other.id }, { key: `cancel-payment:${other.id}` })
  }
}

async function askForPayment(req: Req, made: Made, input: CreatePaymentInput): Promise<CardPayment> {
  try {
    const { order } = made
    if (order.paymentIntentId === null) return await createPayment(req, made, input)
    const known = await readPayment(req, order.id, order.paymentIntentId)
    if (known) return known
    // The key under which a payment was created gives that payment, which is gone.
    const idempotencyKey = await storeNextKey(req.pool, { of: 'order', id: order.id }, order.idempotencyKey)
    return await createPayment(req, { ...made, order: { ...order, idempotencyKey } }, input)
  } catch (error) {
    if (error instanceof CardProviderError) throw new ShopError('card_provider_unreachable', { cause: error })
    throw error
  }
}

/** @returns null when the card provider has no such payment; the order no longer names it then. */
async function readPayment(req: Req, orderId: number, paymentIntentId: string): Promise<CardPayment | null> {
  try {
    return await retrieveCardPayment(paymentIntentId)
  } catch (error) {
    if (!(error instanceof CardProviderError) || !error.isMissing) throw error
    await detachMissingPayment(req, orderId, paymentIntentId)
    return null
  }
}

/** No payment of an open order is older than that: the order is given up first. */
const OPEN_DAYS_MS = 2 * 86_400_000

const createPayment = (req: Req, { order, prices, lines }: Made, input: CreatePaymentInput): Promise<CardPayment> =>
  withIdempotencyKey(req.pool, {
    owner: { of: 'order', id: order.id },
    key: order.idempotencyKey,
    call: (idempotencyKey) =>
      createCardPayment({
        orderId: order.id,
        reference: order.reference,
        idempotencyKey,
        amountCents: prices.totalCents,
        email: input.customerInfo.email,
        phone: input.customerInfo.phone,
        address: input.shippingAddress,
        contents: { ...prices, shippingMethod: input.shippingMethod, lines },
        taxCalculationId: order.taxCalculationId,
      }),
    // Stripe's search is a minute behind, so its newest payments are listed instead.
    find: async () => {
      const payments = await listOrderPayments(new Date(req.now.getTime() - OPEN_DAYS_MS))
      const isOurs = (payment: OrderPayment) => payment.orderReference === order.reference
      return payments.find((payment) => isOurs(payment) && payment.status !== 'canceled') ?? null
    },
  })

function fingerprintOf(req: Req, lines: CartLine[], input: CreatePaymentInput, prices: Prices): string {
  const goods = lines.map(({ variantId, quantity, unitPriceCents }) => [variantId, quantity, unitPriceCents])
  return createHash('sha256')
    .update(JSON.stringify([req.user?.id ?? null, goods, input, prices]))
    .digest('hex')
}

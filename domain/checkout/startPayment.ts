import { createHash } from 'node:crypto'
import type { CreatePaymentInput } from '#contracts/checkout.ts'
import { isDeadlock } from '#database/retryOnDeadlock.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, dynamicSql, prepared, returnsRow, row, sql, type Statement, statement } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { listOrderPayments, type OrderPayment } from '#providers/stripe/listOrderPayments.ts'
import {
  cancelCardPayment,
  type CardPayment,
  createCardPayment,
  retrieveCardPayment,
} from '#providers/stripe/paymentIntents.ts'
import { addJob } from '../addJob.ts'
import { recordAttribution } from '../attribution/recordAttribution.ts'
import { visitOf } from '../attribution/visitOf.ts'
import { askStock } from '../catalogue/askStock.ts'
import { askForReminder } from '../cartReminders/askForReminder.ts'
import type { CartLine } from '../cart/cartLines.ts'
import { findCart } from '../cart/findCart.ts'
import { guestCart } from '../cart/guestCart.ts'
import { claimGift, spendGift } from '../giftCards/spendGiftCard.ts'
import { returnUnpaidGift } from '../giftCards/returnGift.ts'
import { applyPaymentIntent } from '../payments/applyPaymentIntent.ts'
import { detachMissingPayment } from '../payments/missingPayment.ts'
import { storeNextKey } from '../payments/storeNextKey.ts'
import { settleFreeOrder } from '../payments/settleFreeOrder.ts'
import { withIdempotencyKey } from '../payments/withIdempotencyKey.ts'
import { claimUse, refuseUnusable } from '../promoCodes/claimUse.ts'
import { personOf } from '../promoCodes/personOf.ts'
import type { Req } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import type { DeferredRateLimit } from '../DeferredRateLimit.ts'
import { discountOf, promoOf } from './checkoutCart.ts'
import { insertOrder, type NewOrder, type CreatedOrder } from './insertOrder.ts'
import { parseRates } from './parseRates.ts'
import { dueCents, type Prices, usedCode, usedGift } from './priceCart.ts'
import { type CartOrder, readForOrder } from './readForOrder.ts'
import { refuseChangedCart } from './refuseChangedCart.ts'
import { refuseCountry } from './refuseCountry.ts'
import { refuseSmallTotal } from './refuseSmallTotal.ts'
import { priceFor, taxCart } from './taxCart.ts'

type PaymentRequest = {
  cartKey: string | null
  deferredRateLimit: DeferredRateLimit | null
  input: CreatePaymentInput
}

export type StartedPayment = {
  /** Null when nothing is left to pay with a card: the order is already paid. */
  clientSecret: string | null
  orderReference: string
  prices: Prices
}

type OpenCheckout = { cartId: number; order: OpenOrder; prices: Prices; lines: CartLine[]; siteName: string }

type OpenOrder = Pick<CartOrder, 'id' | 'reference' | 'paymentIntentId' | 'idempotencyKey' | 'taxCalculationId'>

/**
 * The same cart and address return the same order and payment; otherwise a new order replaces the earlier one, whose
 * payment is cancelled.
 * @throws ShopError `total_too_small`, `code_not_usable`, `cart_empty`, `cart_changed`, `variant_sold_out`, `unsupported_country`,
 * `invalid_input`, `card_provider_unreachable` (nothing was charged).
 */
export async function startPayment(
  req: Req,
  { cartKey, deferredRateLimit, input }: PaymentRequest,
): Promise<StartedPayment> {
  const checkout = await findOrCreateOrder(req, await cartCondition(req, cartKey), deferredRateLimit, input)
  const { order, prices, cartId } = checkout
  if (input.remindMe !== undefined) {
    await askForReminder(req.pool, cartId, {
      email: input.customerInfo.email,
      wantsReminder: input.remindMe,
      language: req.language,
      now: req.now,
    })
  }
  if (dueCents(prices) === 0) {
    if (!(await settleFreeOrder(req, order.id))) throw new ShopError('cart_changed')
    return { clientSecret: null, orderReference: order.reference, prices }
  }
  const payment = await findOrCreatePayment(req, checkout, input)
  const stored = await row(
    req.pool,
    // The cast to text keeps the planner away from the index on pending orders, which can hold thousands.
    prepared(sql<{ id: number }>`
      update orders set payment_intent_id = coalesce(payment_intent_id, ${payment.id})
      where id = ${order.id} and payment::text = 'pending' returning id`),
  )
  // Another tab replaced this order while we called the card provider, so this payment must not succeed.
  if (!stored) await cancelCardPayment(payment.id).catch(() => undefined)
  if (stored && payment.status === 'payable' && payment.clientSecret) {
    return { clientSecret: payment.clientSecret, orderReference: order.reference, prices }
  }
  // Another tab paid or replaced it: settle it and report that, instead of asking for money again.
  await applyPaymentIntent(req, payment.id)
  const isReplaced = !stored && payment.status === 'payable'
  throw new ShopError('cart_changed', {
    message: isReplaced
      ? 'You started paying for this cart in another tab. Please continue there.'
      : 'This order was already paid or canceled. Please check your orders.',
  })
}

async function cartCondition(req: Req, key: string | null): Promise<Statement> {
  if (!req.user && key !== null) return guestCart(key)
  const cart = await findCart(req, key)
  if (!cart) throw new ShopError('cart_empty')
  return dynamicSql`c.id = ${cart.id}`
}

/** More than the tabs one person could have open at once. */
const MAX_ATTEMPTS = 30

/** Optimistic: the order is stored only if the cart is unchanged since the read. The second of two tabs tries again. */
async function findOrCreateOrder(
  req: Req,
  cart: Statement,
  deferredRateLimit: DeferredRateLimit | null,
  input: CreatePaymentInput,
): Promise<OpenCheckout> {
  const person = personOf(req, input.customerInfo.email)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const found = await readForOrder(
      req.pool,
      { cart, person },
      new Date(req.now.getTime() - 3_600_000),
      attempt === 0 ? deferredRateLimit : null,
    )
    if (!found || found.lines.length === 0) throw new ShopError('cart_empty')
    const { lines, orders, settings, siteName, cartId } = found
    await refuseChangedCart(req.pool, lines)
    // The cart is read again with the stock of this moment.
    if (await askStock(req, lines)) continue
    const rates = parseRates(settings)
    refuseCountry(rates, input)
    if (found.hasChangedTerms) throw changedTerms()
    const promo = promoOf(req, found.code)
    const discountPercent = discountOf(req, settings.member_discount_percent)
    const terms = { rates, discountPercent, promo, giftCard: found.giftCard }
    const tax = await taxCart(lines, input, terms, settings.tax_service)
    const prices = priceFor(lines, input, terms, tax.cents)
    refuseUnusable(prices.code?.refusal ?? null)
    refuseSmallTotal(dueCents(prices))
    const fingerprint = fingerprintOf(req, lines, input, prices)
    const pending = orders.filter(({ isPending }) => isPending)
    const open = pending.find((order) => order.fingerprint === fingerprint)
    if (open) return { cartId, order: open, prices, lines, siteName }
    refuseTooManyOrders(orders)
    const order = await createOrder(
      { req, cart: found, input, prices, fingerprint, taxCalculationId: tax.calculationId },
      pending,
      usedCode(prices) && promo && ((tx) => claimUse(tx, promo, { cartId, person })),
    )
    if (!order) continue
    const visit = visitOf(req, input.visit)
    await recordAttribution(
      req.pool,
      { kind: 'order', userId: req.user?.id ?? null, orderId: order.id },
      visit,
      req.now,
    )
    const opened = { ...order, paymentIntentId: null, taxCalculationId: tax.calculationId }
    return { cartId, order: opened, prices, lines, siteName }
  }
  throw new ShopError('cart_changed')
}

const changedTerms = () =>
  new ShopError('cart_changed', {
    message: 'The shipping prices or your discount have changed. Please check the new total.',
  })

/** What only so many orders can have is claimed in the order's transaction. */
async function createOrder(
  order: NewOrder,
  earlier: CartOrder[],
  claimCode: ((tx: Database) => Promise<void>) | null,
): Promise<CreatedOrder | null> {
  const { pool } = order.req
  const gift = usedGift(order.prices)
  if (earlier.length === 0 && !claimCode && !gift) return insertOrder(pool, order)
  try {
    return await inTransaction(pool, async (tx) => {
      // First, so that a gift card has back what the earlier orders hold.
      await supersede(tx, earlier)
      await claimCode?.(tx)
      if (gift) await claimGift(tx, gift.id, gift.cents)
      const created = await insertOrder(tx, order)
      if (!created) throw new CartMovedOn()
      if (gift) await spendGift(tx, gift.id, created.id, gift.cents)
      return created
    })
  } catch (error) {
    // That order is being paid: its transaction holds the order and waits for the cart. Read again.
    if (error instanceof CartMovedOn || isDeadlock(error)) return null
    throw error
  }
}

/** Rolls everything back; the cart is read again. */
class CartMovedOn extends Error {}

const ORDERS_PER_HOUR = 20

/** Limits card testing. */
function refuseTooManyOrders(orders: CartOrder[]): void {
  const recent = orders.filter(({ isRecent }) => isRecent)
  if (recent.length >= ORDERS_PER_HOUR) throw new ShopError('too_many_requests', { retryAfterSeconds: 600 })
}

async function supersede(tx: Database, others: CartOrder[]): Promise<void> {
  for (const other of others) {
    // Without its fingerprint it can't be reused as the order of this cart.
    const isOpen = await returnsRow(
      tx,
      statement`update orders set fingerprint = null where id = ${other.id} and payment::text = 'pending' returning id`,
    )
    if (!isOpen) throw new CartMovedOn()
    await returnUnpaidGift(tx, other.id)
    await addJob(tx, 'cancelPayment', { orderId: other.id }, { key: `cancel-payment:${other.id}` })
  }
}

async function findOrCreatePayment(req: Req, checkout: OpenCheckout, input: CreatePaymentInput): Promise<CardPayment> {
  try {
    const { order } = checkout
    if (order.paymentIntentId === null) return await createPayment(req, checkout, input)
    const known = await readPayment(req, order.id, order.paymentIntentId)
    if (known) return known
    // The old idempotency key would return the payment that no longer exists.
    const idempotencyKey = await storeNextKey(req.pool, { of: 'order', id: order.id }, order.idempotencyKey)
    return await createPayment(req, { ...checkout, order: { ...order, idempotencyKey } }, input)
  } catch (error) {
    if (error instanceof CardProviderError) throw new ShopError('card_provider_unreachable', { cause: error })
    throw error
  }
}

/** @returns null, and detaches the payment, when the card provider does not have it. */
async function readPayment(req: Req, orderId: number, paymentIntentId: string): Promise<CardPayment | null> {
  try {
    return await retrieveCardPayment(paymentIntentId)
  } catch (error) {
    if (!(error instanceof CardProviderError) || !error.isMissing) throw error
    await detachMissingPayment(req, orderId, paymentIntentId)
    return null
  }
}

const OPEN_DAYS_MS = 2 * 86_400_000

const createPayment = (
  req: Req,
  { order, prices, lines, siteName }: OpenCheckout,
  input: CreatePaymentInput,
): Promise<CardPayment> =>
  withIdempotencyKey(req.pool, {
    owner: { of: 'order', id: order.id },
    key: order.idempotencyKey,
    call: (idempotencyKey) =>
      createCardPayment({
        orderId: order.id,
        reference: order.reference,
        siteName,
        idempotencyKey,
        amountCents: dueCents(prices),
        email: input.customerInfo.email,
        phone: input.customerInfo.phone,
        address: input.shippingAddress,
        contents: { ...contentsOf(prices), shippingMethod: input.shippingMethod, lines },
        taxCalculationId: order.taxCalculationId,
      }),
    // Stripe's search lags by about a minute, so list the newest payments instead.
    find: async () => {
      const payments = await listOrderPayments(new Date(req.now.getTime() - OPEN_DAYS_MS))
      const isOurs = (payment: OrderPayment) => payment.orderReference === order.reference
      return payments.find((payment) => isOurs(payment) && payment.status !== 'canceled') ?? null
    },
  })

const contentsOf = ({ subtotalCents, discountCents, shippingCents, taxCents, gift }: Prices) => ({
  subtotalCents,
  discountCents,
  shippingCents,
  taxCents,
  giftCents: gift?.cents ?? 0,
})

function fingerprintOf(
  req: Req,
  lines: CartLine[],
  { remindMe: _, visit: __, ...input }: CreatePaymentInput,
  prices: Prices,
): string {
  const goods = lines.map(({ variantId, quantity, unitPriceCents }) => [variantId, quantity, unitPriceCents])
  return createHash('sha256')
    .update(JSON.stringify([req.user?.id ?? null, goods, input, prices]))
    .digest('hex')
}

import type { CreatePaymentInput } from '#contracts/shop/checkout.ts'
import { dynamicSql, prepared, row, sql, type Statement } from '#database/sql.ts'
import { cancelCardPayment } from '#providers/stripe/paymentIntents.ts'
import { findCart } from '../cart/findCart.ts'
import { guestCart } from '../cart/guestCart.ts'
import { askForReminder } from '../cartReminders/askForReminder.ts'
import { applyPaymentIntent } from '../payments/applyPaymentIntent.ts'
import { settleFreeOrder } from '../payments/settleFreeOrder.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { findOrCreateOrder } from './findOrCreateOrder.ts'
import { findOrCreatePayment } from './findOrCreatePayment.ts'
import { dueCents, type Prices } from './priceCart.ts'

type PaymentRequest = {
  cartKey: string | null
  input: CreatePaymentInput
}

export type StartedPayment = {
  /** Null when nothing is left to pay with a card: the order is already paid. */
  clientSecret: string | null
  orderReference: string
  prices: Prices
  /** Until when pieces are held for this payment; null where nothing is counted, or it is paid. */
  heldUntil: Date | null
}

/**
 * The same cart and address return the same order and payment; otherwise a new order replaces the earlier one, whose
 * payment is canceled.
 * @throws AppError `total_too_small`, `code_not_usable`, `cart_empty`, `cart_changed`, `variant_sold_out`, `unsupported_country`,
 * `invalid_input`, `card_provider_unreachable` (nothing was charged).
 */
export async function startPayment(req: Req, { cartKey, input }: PaymentRequest): Promise<StartedPayment> {
  const checkout = await findOrCreateOrder(req, await cartCondition(req, cartKey), input)
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
    if (!(await settleFreeOrder(req, order.id))) throw new AppError('cart_changed')
    return { clientSecret: null, orderReference: order.reference, prices, heldUntil: null }
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
    const { reference: orderReference, heldUntil } = order
    return { clientSecret: payment.clientSecret, orderReference, prices, heldUntil }
  }
  // Another tab paid or replaced it: settle it and report that, instead of asking for money again.
  await applyPaymentIntent(req, payment.id)
  const isReplaced = !stored && payment.status === 'payable'
  throw new AppError(isReplaced ? 'cart_changed.other_tab' : 'cart_changed.finished')
}

async function cartCondition(req: Req, key: string | null): Promise<Statement> {
  if (!req.user && key !== null) return guestCart(key)
  const cart = await findCart(req, key)
  if (!cart) throw new AppError('cart_empty')
  return dynamicSql`c.id = ${cart.id}`
}

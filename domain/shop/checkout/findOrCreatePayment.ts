import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { CreatePaymentInput } from '#contracts/shop/checkout.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { listOrderPayments, type OrderPayment } from '#providers/stripe/listOrderPayments.ts'
import { type CardPayment, createCardPayment, retrieveCardPayment } from '#providers/stripe/paymentIntents.ts'
import type { CartLine } from '../cart/cartLines.ts'
import { cardProviderProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import { detachMissingPayment } from '../payments/missingPayment.ts'
import { storeNextKey } from '#domain/platform/cardPlumbing/storeNextKey.ts'
import { withIdempotencyKey } from '#domain/platform/cardPlumbing/withIdempotencyKey.ts'
import type { Req } from '#domain/platform/Req.ts'
import type { OpenCheckout } from './findOrCreateOrder.ts'
import { dueCents, type Prices } from './priceCart.ts'

/**
 * Nothing was charged when it throws, and the next try finds what was made.
 * @throws AppError `card_provider_busy`, `card_provider_refused`, `card_provider_unreachable`.
 */
export async function findOrCreatePayment(
  req: Req,
  checkout: OpenCheckout,
  input: CreatePaymentInput,
): Promise<CardPayment> {
  try {
    const { order } = checkout
    if (order.paymentIntentId === null) return await createPayment(req, checkout, input)
    const known = await readPayment(req, order.id, order.paymentIntentId)
    if (known) return known
    // The old idempotency key would return the payment that no longer exists.
    const idempotencyKey = await storeNextKey(req.pool, { of: 'order', id: order.id }, order.idempotencyKey)
    return await createPayment(req, { ...checkout, order: { ...order, idempotencyKey } }, input)
  } catch (error) {
    throw error instanceof CardProviderError ? cardProviderProblem(error) : error
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

const OPEN_DAYS_MS = 2 * DAY_MS

const createPayment = (
  req: Req,
  { order, prices, lines, waysToPay, siteName }: OpenCheckout,
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
        contents: { ...contentsOf(prices), shippingMethod: input.shippingMethod, lines: linesOf(lines, prices) },
        taxCalculationId: order.taxCalculationId,
        waysToPay,
      }),
    // Stripe's search lags by about a minute, so list the newest payments instead.
    find: async () => {
      const payments = await listOrderPayments(new Date(req.now.getTime() - OPEN_DAYS_MS))
      const isOurs = (payment: OrderPayment) => payment.orderReference === order.reference
      return payments.find((payment) => isOurs(payment) && payment.status !== 'canceled') ?? null
    },
  })

const contentsOf = ({ subtotalCents, discountCents, shippingCents, shippingTaxCents, taxCents, gift }: Prices) => ({
  subtotalCents,
  discountCents,
  shippingCents,
  shippingTaxCents,
  taxCents,
  giftCents: gift?.cents ?? 0,
})

const linesOf = (lines: CartLine[], prices: Prices) =>
  lines.map(({ sku, quantity, unitPriceCents }, index) => {
    const { codeDiscountCents = 0, memberDiscountCents = 0, taxCents = 0 } = prices.lines[index] ?? {}
    return { sku, quantity, unitPriceCents, discountCents: codeDiscountCents + memberDiscountCents, taxCents }
  })

import type { WayToPay } from '#contracts/platform/settings.ts'
import { sha256 } from '#domain/platform/sha256.ts'
import type { CreatePaymentInput } from '#contracts/shop/checkout.ts'
import type { Statement } from '#database/sql.ts'
import { recordAttribution } from '#domain/people/attribution/recordAttribution.ts'
import { visitOf } from '#domain/people/attribution/visitOf.ts'
import type { CartLine } from '../cart/cartLines.ts'
import { askStock } from '../catalogue/askStock.ts'
import { claimUse, refuseUnusable } from '../promoCodes/claimUse.ts'
import { personOf } from '#domain/platform/personOf.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { priceTermsOf, refuseChangedTerms } from './cartTerms.ts'
import { createOrder } from './createOrder.ts'
import { dueCents, type Prices, usedCode } from './priceCart.ts'
import { type CartOrder, readForOrder } from './readForOrder.ts'
import { refuseForMembers } from '../cart/refuseForMembers.ts'
import { refuseChangedCart } from './refuseChangedCart.ts'
import { refuseCountry } from './refuseCountry.ts'
import { priceFor, taxCart } from './taxCart.ts'
import { NO_TAX } from './taxFor.ts'
import { type Cents, centsOf } from '#contracts/shared/money.ts'
import { SMALLEST_PAYMENT_CENTS } from '#contracts/shared/constants.ts'

/** An order that waits for its payment. */
export type OpenCheckout = {
  cartId: number
  order: OpenOrder
  prices: Prices
  lines: CartLine[]
  waysToPay: WayToPay[]
  siteName: string
}

type OpenOrder = Pick<CartOrder, 'id' | 'reference' | 'paymentIntentId' | 'idempotencyKey' | 'taxCalculationId'> & {
  heldUntil: Date | null
}

/** More than the tabs one person could have open at once. */
const MAX_ATTEMPTS = 30

/** Optimistic: the order is stored only if the cart is unchanged since the read. The second of two tabs tries again. */
export async function findOrCreateOrder(req: Req, cart: Statement, input: CreatePaymentInput): Promise<OpenCheckout> {
  const person = personOf(req, input.customerInfo.email)
  const isMember = req.user?.isSubscriber ?? false
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const found = await readForOrder(req.pool, { cart, person, isMember }, new Date(req.now.getTime() - 3_600_000))
    if (!found || found.lines.length === 0) throw new AppError('cart_empty')
    const { lines, orders, waysToPay, siteName, cartId } = found
    if (!isMember) refuseForMembers(lines, req.now)
    await refuseChangedCart(req.pool, lines)
    // The cart is read again with the stock of this moment.
    if (await askStock(req, lines)) continue
    const terms = priceTermsOf(found.terms, req.now)
    const { promo } = terms
    refuseCountry(terms.rates, lines, input.shippingAddress)
    const beforeTax = priceFor(lines, input, terms, NO_TAX)
    refuseUnusable(beforeTax.code?.refusal ?? null)
    refuseChangedTerms(found.seenTerms, beforeTax, (seen) =>
      priceFor(lines, input, priceTermsOf(seen, req.now), NO_TAX),
    )
    const tax = await taxCart(lines, input, beforeTax, found.taxService)
    const prices = priceFor(lines, input, terms, tax)
    refuseOtherPrice(dueCents(prices), input)
    refuseSmallTotal(dueCents(prices))
    const fingerprint = fingerprintOf(req, lines, input, prices)
    const pending = orders.filter(({ isPending }) => isPending)
    const open = pending.find((order) => order.fingerprint === fingerprint && !isHoldOver(order, req.now))
    if (open) {
      const heldUntil = open.heldUntil === null ? null : new Date(open.heldUntil)
      return { cartId, order: { ...open, heldUntil }, prices, lines, waysToPay, siteName }
    }
    refuseTooManyOrders(orders)
    const order = await createOrder(
      {
        req,
        cart: found,
        input,
        prices,
        fingerprint,
        taxCalculationId: tax.calculationId,
        ownHandlingDays: terms.rates.ownHandlingDays,
      },
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
    return { cartId, order: opened, prices, lines, waysToPay, siteName }
  }
  throw new AppError('cart_changed')
}

/** Its payment is about to be canceled, so a new order takes over its pieces. */
const isHoldOver = ({ heldUntil }: CartOrder, now: Date): boolean => heldUntil !== null && heldUntil <= now.getTime()

const ORDERS_PER_HOUR = 20

/** Limits card testing. */
function refuseTooManyOrders(orders: CartOrder[]): void {
  const recent = orders.filter(({ isRecent }) => isRecent)
  if (recent.length >= ORDERS_PER_HOUR) throw new AppError('too_many_requests', { retryAfterSeconds: 600 })
}

function fingerprintOf(
  req: Req,
  lines: CartLine[],
  { remindMe: _, visit: __, due: ___, ...input }: CreatePaymentInput,
  prices: Prices,
): string {
  const goods = lines.map(({ variantId, quantity, unitPriceCents }) => [variantId, quantity, unitPriceCents])
  return sha256(JSON.stringify([req.user?.id ?? null, goods, input, prices]))
}

/** A wallet charges what it has shown, or nothing. @throws AppError `cart_changed`, with the price of now. */
function refuseOtherPrice(due: Cents, { due: shown }: Pick<CreatePaymentInput, 'due'>): void {
  if (shown !== undefined && centsOf(shown) !== due) throw new AppError('cart_changed.due', { due })
}

/** The card provider rejects such amounts. @throws AppError `total_too_small`. */
export function refuseSmallTotal(dueCents: Cents): void {
  if (dueCents > 0 && dueCents < SMALLEST_PAYMENT_CENTS) throw new AppError('total_too_small')
}

import { problem } from '#contracts/shared/problem.ts'
import type { ShippingMethod } from '#contracts/shop/cart.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { giftPart } from '../giftCards/giftPart.ts'
import type { GiftCard } from '../giftCards/selectGiftCard.ts'
import { decideDiscount, type PricedLine } from './decideDiscount.ts'
import type { Promo } from '../promoCodes/PromoCode.ts'
import type { Refusal } from '../promoCodes/refusal.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { type LinePrice, priceLines } from './priceLines.ts'
import { type OwnGoods, shippingCents } from './shippingCents.ts'
import type { ShippingRates } from './ShippingRates.ts'

type Purchase = {
  rates: ShippingRates
  lines: PricedLine[]
  country: string
  state?: string
  method: ShippingMethod
  /** What we send ourselves. */
  own?: OwnGoods | null
  /** The member discount, 0 to 100. */
  discountPercent: number
  promo?: Promo | null
  giftCard?: GiftCard | null
  tax?: CartTax
}

/** As the tax service calculated it. */
export type CartTax = {
  /** Of each line. */
  lines: Cents[]
  shippingCents: Cents
}

export type Prices = {
  subtotalCents: Cents
  /** In all, the code’s part included. */
  discountCents: Cents
  shippingCents: Cents
  /** Part of `taxCents`. */
  shippingTaxCents: Cents
  taxCents: Cents
  totalCents: Cents
  /** Of each line of the purchase. */
  lines: LinePrice[]
  code: PricedCode | null
  /** Pays a part of the total. */
  gift: PricedGift | null
}

type PricedGift = { id: number; lastFour: string; cents: Cents }

type PricedCode = {
  id: number
  code: string
  cents: Cents
  /** Why it changes nothing. */
  refusal: Refusal | null
}

const NO_TAX: CartTax = { lines: [], shippingCents: 0 }

/** What is left to pay with a card. */
export const dueCents = ({ totalCents, gift }: Pick<Prices, 'totalCents' | 'gift'>): Cents =>
  totalCents - (gift?.cents ?? 0)

/** The code, if it changes the price. */
export const usedCode = ({ code }: Pick<Prices, 'code'>): PricedCode | null => (code?.refusal ? null : code)

/** The gift card, if it pays anything. */
export const usedGift = ({ gift }: Pick<Prices, 'gift'>): PricedGift | null => (gift && gift.cents > 0 ? gift : null)

/**
 * The only function that computes prices. Discounts apply to the goods; only a code for free shipping changes shipping.
 * @throws AppError `invalid_input` when the shipping method is not offered there.
 */
export function priceCart(purchase: Purchase): Prices {
  const {
    rates,
    lines,
    country,
    state,
    method,
    own = null,
    discountPercent,
    promo = null,
    giftCard = null,
    tax = NO_TAX,
  } = purchase
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0)
  const shipping = lines.length === 0 ? 0 : shippingCents(rates, { subtotalCents, country, state, method, own })
  if (shipping === null) {
    throw new AppError('invalid_input', {
      errors: { shippingMethod: problem('Express shipping isn’t available there') },
    })
  }
  const basket = { lines, memberPercent: discountPercent, shippingCents: shipping, method }
  const { discountCents, codeCents, freesShipping, refusal } = decideDiscount(basket, promo)
  const paidShipping = freesShipping ? 0 : shipping
  const taxCents = tax.lines.reduce((sum, cents) => sum + cents, tax.shippingCents)
  const totalCents = subtotalCents - discountCents + paidShipping + taxCents
  const discounts = { codeCents, memberCents: discountCents - codeCents, code: promo?.code ?? null }
  return {
    subtotalCents,
    discountCents,
    shippingCents: paidShipping,
    shippingTaxCents: tax.shippingCents,
    taxCents,
    totalCents,
    lines: priceLines(lines, discounts, tax.lines),
    code: promo && { id: promo.code.id, code: promo.code.code, cents: codeCents, refusal },
    gift: giftCard && {
      id: giftCard.id,
      lastFour: giftCard.lastFour,
      cents: giftPart(totalCents, giftCard.balanceCents),
    },
  }
}

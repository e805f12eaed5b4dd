import type { CartItem, CheckoutCart, PriceSummary } from '#contracts/shop/cart.ts'
import { MAX_LINE_QUANTITY } from '#contracts/shared/constants.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { type Cents, centsToAmount } from '#contracts/shared/money.ts'
import { type CartLine, canBeBought, isSentTo } from '#domain/shop/cart/cartLines.ts'
import type { Alternative } from '#domain/shop/cart/chooseAlternatives.ts'
import type { checkoutCart } from '#domain/shop/checkout/checkoutCart.ts'
import { type Prices, usedCode, usedGift } from '#domain/shop/checkout/priceCart.ts'
import { sentenceIn } from '#texts/sentenceIn.ts'
import { describePromoCode } from '#domain/shop/promoCodes/describePromoCode.ts'

export function presentCartItem(line: CartLine, alternatives: Alternative[] = []): CartItem {
  return {
    id: line.id,
    quantity: line.quantity,
    variant: {
      id: line.variantId,
      sizeName: line.sizeName,
      appearanceName: line.appearanceName,
      appearanceColorValue: line.appearanceColorValue,
      retailPrice: centsToAmount(line.unitPriceCents),
      inStock: line.inStock && !line.isGone,
    },
    merchandise: { id: line.merchandiseId, title: line.title },
    ...(line.productId !== null && { productId: line.productId }),
    primaryImage: line.imageUrl ? { imageUrl: line.imageUrl } : null,
    ...(!canBeBought(line) && { unavailable: true as const }),
    ...(!line.isGone && !line.inStock && line.stock !== null && { available: Math.max(0, line.stock) }),
    ...(!line.isGone && line.stock !== null && { most: Math.min(Math.max(0, line.stock), MAX_LINE_QUANTITY) }),
    ...(alternatives.length > 0 && {
      alternatives: alternatives.map(({ id, sizeName, appearanceName }) => ({ id, sizeName, appearanceName })),
    }),
  }
}

export const presentItems = (lines: CartLine[], alternatives: Map<number, Alternative[]>): CartItem[] =>
  lines.map((line) => presentCartItem(line, alternatives.get(line.id)))

type Sums = Pick<Prices, 'subtotalCents' | 'discountCents' | 'shippingCents' | 'taxCents' | 'totalCents'> & {
  code: { code: string; cents: Cents } | null
  gift: { lastFour: string; cents: Cents } | null
}

export function presentSummary({ code, gift, ...prices }: Sums): PriceSummary {
  return {
    subtotal: centsToAmount(prices.subtotalCents),
    discount: centsToAmount(prices.discountCents),
    ...(code && { code: { code: code.code, discount: centsToAmount(code.cents) } }),
    shipping: centsToAmount(prices.shippingCents),
    tax: centsToAmount(prices.taxCents),
    total: centsToAmount(prices.totalCents),
    ...(gift && {
      giftCard: { lastFour: gift.lastFour, amount: centsToAmount(gift.cents) },
      due: centsToAmount(prices.totalCents - gift.cents),
    }),
  }
}

/** @param language of its reader. */
export function presentCheckoutCart(
  { lines, alternatives, prices, code, giftCard, country }: Awaited<ReturnType<typeof checkoutCart>>,
  language: Language = 'en',
): CheckoutCart {
  const refusal = prices.code?.refusal
  return {
    items: lines.map((line) => ({
      ...presentCartItem(line, alternatives.get(line.id)),
      ...(!isSentTo(line, country) && { notSentThere: true as const }),
    })),
    summary: presentPrices(prices),
    ...(code && {
      code: {
        code: code.code,
        label: describePromoCode(code),
        problem: refusal ? sentenceIn(language, refusal.error.said) : null,
      },
    }),
    ...(giftCard && {
      giftCard: { lastFour: giftCard.lastFour, balance: centsToAmount(giftCard.balanceCents) },
    }),
  }
}

export const presentPrices = (prices: Prices): PriceSummary =>
  presentSummary({ ...prices, code: usedCode(prices), gift: usedGift(prices) })

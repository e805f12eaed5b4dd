import type { CartItem, PriceSummary } from '#contracts/cart.ts'
import { centsToAmount } from '#contracts/money.ts'
import { type CartLine, canBeBought } from '#domain/cart/cartLines.ts'
import type { Prices } from '#domain/checkout/priceCart.ts'

export function presentCartItem(line: CartLine): CartItem {
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
    primaryImage: line.imageUrl ? { imageUrl: line.imageUrl } : null,
    ...(!canBeBought(line) && { unavailable: true as const }),
    ...(!line.isGone && !line.inStock && line.stock !== null && { available: Math.max(0, line.stock) }),
  }
}

export function presentSummary(prices: Prices): PriceSummary {
  return {
    subtotal: centsToAmount(prices.subtotalCents),
    discount: centsToAmount(prices.discountCents),
    shipping: centsToAmount(prices.shippingCents),
    tax: centsToAmount(prices.taxCents),
    total: centsToAmount(prices.totalCents),
  }
}

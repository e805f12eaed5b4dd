import { formatCents } from '#contracts/money.ts'
import type { CartLine } from '../cart/cartLines.ts'
import { ShopError } from '../ShopError.ts'

/** @throws ShopError `variant_sold_out`, `cart_changed`, with the item's name. */
export function refuseChangedCart(lines: CartLine[]): void {
  for (const line of lines) {
    const name = `${line.title} (${line.sizeName}, ${line.appearanceName})`
    if (line.isGone) throw new ShopError('cart_changed', { message: `${name} is no longer in the shop.` })
    if (!line.inStock) throw new ShopError('variant_sold_out', { message: `${name} is sold out.` })
    if (line.unitPriceCents !== line.priceSeenCents) {
      const change = `${formatCents(line.priceSeenCents)} to ${formatCents(line.unitPriceCents)}`
      throw new ShopError('cart_changed', { message: `The price of ${name} has changed from ${change}.` })
    }
  }
}

import { formatCents } from '#contracts/money.ts'
import type { Database } from '#database/sql.ts'
import type { CartLine } from '../cart/cartLines.ts'
import { findAlternatives } from '../cart/findAlternatives.ts'
import { ShopError } from '#domain/platform/ShopError.ts'

/** @throws ShopError `variant_sold_out`, `cart_changed`, with the item's name and what is in stock instead. */
export async function refuseChangedCart(database: Database, lines: CartLine[]): Promise<void> {
  for (const line of lines) {
    const name = `${line.title} (${line.sizeName}, ${line.appearanceName})`
    if (line.isGone) throw new ShopError('cart_changed', { message: `${name} is no longer in the shop.` })
    if (!line.inStock) {
      const message = `${whatIsLeft(name, line)}${await inStockInstead(database, lines, line)}`
      throw new ShopError('variant_sold_out', { message })
    }
    if (line.unitPriceCents !== line.priceSeenCents) {
      const change = `${formatCents(line.priceSeenCents)} to ${formatCents(line.unitPriceCents)}`
      throw new ShopError('cart_changed', { message: `The price of ${name} has changed from ${change}.` })
    }
  }
}

const whatIsLeft = (name: string, { stock }: CartLine): string =>
  stock !== null && stock > 0 ? `Only ${stock} of ${name} left.` : `${name} is sold out.`

async function inStockInstead(database: Database, lines: CartLine[], line: CartLine): Promise<string> {
  const others = (await findAlternatives(database, lines)).get(line.id) ?? []
  if (others.length === 0) return ''
  return ` In stock: ${others.map(({ sizeName, appearanceName }) => `${sizeName}, ${appearanceName}`).join('; ')}.`
}

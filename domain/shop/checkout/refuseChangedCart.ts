import { nameOf, variantLabel } from '#contracts/shop/itemLabel.ts'
import type { Database } from '#database/sql.ts'
import type { CartLine } from '../cart/cartLines.ts'
import { findAlternatives } from '../cart/findAlternatives.ts'
import { AppError } from '#domain/platform/AppError.ts'

/** @throws AppError `variant_sold_out`, `cart_changed`, with the item's name and what is in stock instead. */
export async function refuseChangedCart(database: Database, lines: CartLine[]): Promise<void> {
  for (const line of lines) {
    const title = nameOf({ title: line.title, size: line.sizeName, color: line.appearanceName })
    if (line.isGone) throw new AppError('cart_changed.gone', { title })
    if (!line.inStock) throw soldOut(title, line.stock ?? 0, await inStockInstead(database, lines, line))
    if (line.unitPriceCents !== line.priceSeenCents) {
      const { priceSeenCents: oldPrice, unitPriceCents: newPrice } = line
      throw new AppError('cart_changed.price', { title, oldPrice, newPrice })
    }
  }
}

function soldOut(title: string, stock: number, others: string): AppError {
  if (stock <= 0)
    return others
      ? new AppError('variant_sold_out.gone_instead', { title, others })
      : new AppError('variant_sold_out.gone', { title })
  return others
    ? new AppError('variant_sold_out.only_instead', { stock, title, others })
    : new AppError('variant_sold_out.only', { stock, title })
}

/** Empty without any. */
async function inStockInstead(database: Database, lines: CartLine[], line: CartLine): Promise<string> {
  const others = (await findAlternatives(database, lines)).get(line.id) ?? []
  return others.map(({ sizeName: size, appearanceName: color }) => variantLabel({ size, color })).join('; ')
}

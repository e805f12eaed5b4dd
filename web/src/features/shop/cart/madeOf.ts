import type { CartItem } from '#contracts/shop/cart.ts'

/** Who makes what is bought: each sends a parcel. */
export type Made = { isPrinted: boolean; isOwn: boolean }

/** Of what can be bought; of all where nothing can. */
export function madeOf(items: CartItem[]): Made {
  const available = items.filter(({ unavailable }) => !unavailable)
  const bought = available.length > 0 ? available : items
  const isOwn = bought.some(({ productId }) => productId !== undefined)
  return { isOwn, isPrinted: !isOwn || bought.some(({ productId }) => productId === undefined) }
}

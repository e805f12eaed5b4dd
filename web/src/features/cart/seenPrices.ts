import { useEffect, useState } from 'react'
import type { CartItem } from '#contracts/cart.ts'

const STORE = 'cart-prices'

/** What each line of the cart cost when it was last looked at, `{ "5": "24.99" }`. */
type SeenPrices = Record<string, string>

export function rememberPrices(items: CartItem[]) {
  const seen = readSeenPrices()
  for (const { id, variant } of items) seen[id] = variant.retailPrice
  try {
    localStorage.setItem(STORE, JSON.stringify(seen))
  } catch {
    // Without storage a changed price is still told at the checkout.
  }
}

function readSeenPrices(): SeenPrices {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}')
    return typeof seen === 'object' && seen !== null ? { ...seen } : {}
  } catch {
    return {}
  }
}

/** Tells what a line used to cost, when that has changed since the visitor last looked at the cart. */
export function usePriceBefore(items: CartItem[] | undefined): (item: CartItem) => string | undefined {
  const [seen] = useState(readSeenPrices)

  useEffect(() => {
    if (items) rememberPrices(items)
  }, [items])

  return ({ id, variant }) => (seen[id] === variant.retailPrice ? undefined : seen[id])
}

import { useEffect, useState } from 'react'
import type { CartItem } from '#contracts/shop/cart.ts'

const STORE = 'cart-prices'

/** By cart line: `{ "5": "24.99" }`. */
type SeenPrices = Record<string, string>

export function rememberPrices(items: CartItem[]) {
  const seen = readSeenPrices()
  for (const { id, variant } of items) seen[id] = variant.retailPrice
  try {
    localStorage.setItem(STORE, JSON.stringify(seen))
  } catch {
    // Without storage the checkout still reports a changed price.
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

export function usePreviousPrice(items: CartItem[] | undefined): (item: CartItem) => string | undefined {
  const [seen] = useState(readSeenPrices)

  useEffect(() => {
    if (items) rememberPrices(items)
  }, [items])

  return ({ id, variant }) => (seen[id] === variant.retailPrice ? undefined : seen[id])
}

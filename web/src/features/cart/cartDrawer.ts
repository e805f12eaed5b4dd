import { useSyncExternalStore } from 'react'
import type { CartItem } from '#contracts/cart.ts'

let added: CartItem | null = null
const listeners = new Set<() => void>()

/** Shows what was just added; null closes the drawer. */
export function showAdded(item: CartItem | null) {
  added = item
  for (const listener of listeners) listener()
}

export const useAddedItem = (): CartItem | null =>
  useSyncExternalStore(
    subscribe,
    () => added,
    () => null,
  )

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

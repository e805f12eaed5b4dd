import { useEffect, useRef, useState } from 'react'
import type { CartItem } from '#contracts/cart.ts'
import { serverMessage } from '../../lib/apiClient.ts'
import { showToast } from '../../lib/toastStore.ts'
import { useChangeQuantity } from './queries.ts'

const COALESCE_MS = 400

/** The quantity as the visitor wants it, shown at once; quick clicks become one call, and the last one wins. */
export function useLineQuantity({ id, quantity: stored }: CartItem) {
  const [wanted, setWanted] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const change = useChangeQuantity(id)

  useEffect(() => () => clearTimeout(timer.current), [])

  function send(next: number) {
    change.mutate(next, {
      // The cart has been read again by now, so the stored quantity is the truth.
      onSettled: () => setWanted((latest) => (latest === next ? null : latest)),
      onError: (error) =>
        showToast({
          tone: 'destructive',
          title: 'Update Failed',
          description: serverMessage(error, 'Failed to update cart item'),
        }),
    })
  }

  function setQuantity(next: number) {
    setWanted(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(next), COALESCE_MS)
  }

  return { quantity: wanted ?? stored, setQuantity, isBusy: wanted !== null }
}

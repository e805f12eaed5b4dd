import { useEffect, useRef, useState } from 'react'
import type { CartItem } from '#contracts/shop/cart.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { t } from '../../../lib/text.ts'
import { useChangeQuantity } from './cartChanges.ts'

const COALESCE_MS = 400

/** Optimistic; quick clicks are debounced into one request. */
export function useLineQuantity({ id, quantity: stored }: CartItem) {
  const [pendingQuantity, setPendingQuantity] = useState<number | null>(null)
  const waiting = useRef<{ quantity: number; timer: ReturnType<typeof setTimeout> }>(undefined)
  const change = useChangeQuantity(id)
  const { mutate } = change

  // Unmounting (for example to the checkout) sends a pending change immediately.
  useEffect(
    () => () => {
      if (!waiting.current) return
      clearTimeout(waiting.current.timer)
      mutate(waiting.current.quantity)
    },
    [mutate],
  )

  // Leaving the site does too. The page may return from the back/forward cache, so it still handles the answer.
  useEffect(() => {
    function sendNow() {
      if (!waiting.current) return
      clearTimeout(waiting.current.timer)
      send(waiting.current.quantity)
    }
    window.addEventListener('pagehide', sendNow)
    return () => window.removeEventListener('pagehide', sendNow)
  })

  function send(next: number) {
    waiting.current = undefined
    runMutation(change, next, {
      // The cart has been refetched by now, so the stored quantity is current.
      onSettled: () => setPendingQuantity((latest) => (latest === next ? null : latest)),
      onError: (error) => showError(error, t('Failed to update cart item'), t('Update Failed')),
    })
  }

  function cancelPending() {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
  }

  function setQuantity(next: number) {
    cancelPending()
    setPendingQuantity(next)
    waiting.current = { quantity: next, timer: setTimeout(() => send(next), COALESCE_MS) }
  }

  return { quantity: pendingQuantity ?? stored, setQuantity, cancelPending, isBusy: pendingQuantity !== null }
}

import { useEffect, useRef, useState } from 'react'
import type { CartItem } from '#contracts/cart.ts'
import { serverMessage } from '../../lib/apiClient.ts'
import { showToast } from '../../lib/toastStore.ts'
import { useChangeQuantity } from './queries.ts'

const COALESCE_MS = 400

/** The quantity as the visitor wants it, shown at once; quick clicks become one call, and the last one wins. */
export function useLineQuantity({ id, quantity: stored }: CartItem) {
  const [wanted, setWanted] = useState<number | null>(null)
  const waiting = useRef<{ quantity: number; timer: ReturnType<typeof setTimeout> }>(undefined)
  const { mutate } = useChangeQuantity(id)

  // Who leaves at once, for the checkout or the site altogether, has clicked all the same.
  useEffect(() => {
    function sendNow() {
      if (!waiting.current) return
      clearTimeout(waiting.current.timer)
      mutate(waiting.current.quantity)
      waiting.current = undefined
    }
    window.addEventListener('pagehide', sendNow)
    return () => {
      window.removeEventListener('pagehide', sendNow)
      sendNow()
    }
  }, [mutate])

  function send(next: number) {
    waiting.current = undefined
    mutate(next, {
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

  function forget() {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
  }

  function setQuantity(next: number) {
    forget()
    setWanted(next)
    waiting.current = { quantity: next, timer: setTimeout(() => send(next), COALESCE_MS) }
  }

  return { quantity: wanted ?? stored, setQuantity, forget, isBusy: wanted !== null }
}

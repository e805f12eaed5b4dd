import { useEffect, useRef, useState } from 'react'
import type { CartItem } from '#contracts/cart.ts'
import { serverMessage } from '#contracts/ApiError.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { showToast } from '../../lib/toastStore.ts'
import { useChangeQuantity } from './queries.ts'

const COALESCE_MS = 400

/** The quantity as the visitor wants it, shown at once; quick clicks become one call, and the last one wins. */
export function useLineQuantity({ id, quantity: stored }: CartItem) {
  const [wanted, setWanted] = useState<number | null>(null)
  const waiting = useRef<{ quantity: number; timer: ReturnType<typeof setTimeout> }>(undefined)
  const change = useChangeQuantity(id)
  const { mutate } = change

  // Who leaves for the checkout at once has clicked all the same.
  useEffect(
    () => () => {
      if (!waiting.current) return
      clearTimeout(waiting.current.timer)
      mutate(waiting.current.quantity)
    },
    [mutate],
  )

  // And so has who leaves the site; the page may come back with the Back button and be told what came of it.
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

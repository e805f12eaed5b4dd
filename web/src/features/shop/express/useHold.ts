import { useEffect, useRef } from 'react'
import { call } from '#contracts/call.ts'
import { leavePayment } from '#contracts/routes/shop/checkout.ts'

/** The pieces that the payment of a wallet holds: others can buy them once it has failed, or the page is left before it is paid. */
export function useHold() {
  const state = useRef<'none' | 'held' | 'paying'>('none')

  function end() {
    if (state.current !== 'held') return
    state.current = 'none'
    void call(leavePayment, {}).catch(() => undefined)
  }

  useEffect(() => {
    window.addEventListener('pagehide', end)
    return () => {
      window.removeEventListener('pagehide', end)
      end()
    }
  }, [])

  return {
    begin: (heldUntil: string | null) => void (state.current = heldUntil === null ? 'none' : 'paying'),
    /** The payment has failed or was canceled. */
    end: () => {
      if (state.current === 'paying') state.current = 'held'
      end()
    },
  }
}

import { useEffect, useRef } from 'react'
import { call } from '#contracts/call.ts'
import { leavePayment } from '#contracts/routes/checkout.ts'

/**
 * Frees held pieces at once when the buyer leaves a payment, also by closing the tab. The server keeps them while the
 * buyer’s bank is asked.
 */
export function useLeavePayment(isHolding: boolean, isPaying: boolean) {
  const paying = useRef(isPaying)
  useEffect(() => void (paying.current = isPaying), [isPaying])
  useEffect(() => {
    if (!isHolding) return
    const leave = () => {
      if (!paying.current) void call(leavePayment, {}).catch(() => undefined)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [isHolding])
}

'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { refundGiftSale } from '#contracts/routes/membership/giftSales.ts'
import { problemOf } from '../problemOf.ts'

type RefundSaleProps = {
  id: number
  /** What is left, as text. */
  amount: string
  gift?: 'card' | 'membership'
}

export function RefundSale({ id, amount, gift = 'card' }: RefundSaleProps) {
  const label = gift === 'card' ? 'Refund what is left' : 'Refund the gift'
  const [isAsking, setAsking] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const router = useRouter()

  async function refund() {
    setRunning(true)
    const problem = await problemOf(call(refundGiftSale, { params: { id } }))
    setRunning(false)
    if (problem) {
      toast.error(problem)
      return
    }
    toast.success(`We’re refunding ${amount}.`)
    setAsking(false)
    router.refresh()
  }

  return (
    <div className="order-actions">
      <div className="moderation" role="group" aria-label="Actions for this gift">
        <button type="button" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
          {label}
        </button>
      </div>
      {isAsking && (
        <div className="order-confirm" role="group" aria-label={label}>
          <p>
            Refund {amount} to the card the buyer paid with?{' '}
            {gift === 'card' ? 'The gift card can’t pay with it anymore.' : 'The code stops working at once.'}
          </p>
          <div className="order-confirm__buttons">
            <Button disabled={isRunning} onClick={() => void refund()}>
              Refund {amount}
            </Button>
            <Button buttonStyle="secondary" onClick={() => setAsking(false)}>
              Go back
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

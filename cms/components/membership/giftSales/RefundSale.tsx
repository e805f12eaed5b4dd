'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { refundGiftSale } from '#contracts/routes/membership/giftSales.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { useText } from '../../platform/view/useText.ts'

type RefundSaleProps = {
  id: number
  /** What is left, as text. */
  amount: string
  gift?: 'card' | 'membership'
}

export function RefundSale({ id, amount, gift = 'card' }: RefundSaleProps) {
  const [isAsking, setAsking] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const router = useRouter()
  const t = useText()
  const label = t(gift === 'card' ? 'Refund what is left' : 'Refund the gift')

  async function refund() {
    setRunning(true)
    const problem = await problemOf(call(refundGiftSale, { params: { id } }))
    setRunning(false)
    if (problem) {
      toast.error(problem)
      return
    }
    toast.success(t('We’re refunding {amount}.', { amount }))
    setAsking(false)
    router.refresh()
  }

  return (
    <div className="order-actions">
      <div className="moderation" role="group" aria-label={t('Actions for this gift')}>
        <button type="button" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
          {label}
        </button>
      </div>
      {isAsking && (
        <div className="order-confirm" role="group" aria-label={label}>
          <p>
            {t(
              gift === 'card'
                ? 'Refund {amount} to the card the buyer paid with? The gift card can’t pay with it anymore.'
                : 'Refund {amount} to the card the buyer paid with? The code stops working at once.',
              { amount },
            )}
          </p>
          <div className="order-confirm__buttons">
            <Button disabled={isRunning} onClick={() => void refund()}>
              {t('Refund {amount}', { amount })}
            </Button>
            <Button buttonStyle="secondary" onClick={() => setAsking(false)}>
              {t('Go back')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { settleWithdrawal } from '#contracts/routes/shop/withdrawals.ts'
import type { WithdrawalOutcome } from '#contracts/shop/withdrawals.ts'
import { problemOf } from '../problemOf.ts'

const LABELS: Record<WithdrawalOutcome, string> = {
  returned: 'The goods are back',
  waived: 'The buyer may keep them',
}

/** @param amount what would go back; null for nothing. */
export function SettleWithdrawal({ id, amount }: { id: number; amount: string | null }) {
  const [chosen, setChosen] = useState<WithdrawalOutcome | null>(null)
  const [isRunning, setRunning] = useState(false)
  const router = useRouter()
  const action = amount ? `Refund ${amount}` : 'Settle without a refund'

  async function settle(outcome: WithdrawalOutcome) {
    setRunning(true)
    const problem = await problemOf(call(settleWithdrawal, { params: { id }, input: { outcome } }))
    setRunning(false)
    if (problem) {
      toast.error(problem)
      return
    }
    toast.success(amount ? `We’re refunding ${amount}.` : 'The withdrawal is settled.')
    setChosen(null)
    router.refresh()
  }

  return (
    <div className="order-actions">
      <div className="moderation" role="group" aria-label="Actions for this withdrawal">
        {(Object.keys(LABELS) as WithdrawalOutcome[]).map((outcome) => (
          <button
            key={outcome}
            type="button"
            aria-expanded={chosen === outcome}
            onClick={() => setChosen(chosen === outcome ? null : outcome)}
          >
            {LABELS[outcome]}
          </button>
        ))}
      </div>
      {chosen && (
        <div className="order-confirm" role="group" aria-label={LABELS[chosen]}>
          <p>{amount ? `Refund ${amount} the way the buyer paid?` : 'Everything was refunded already. Settle it?'}</p>
          <div className="order-confirm__buttons">
            <Button disabled={isRunning} onClick={() => void settle(chosen)}>
              {action}
            </Button>
            <Button buttonStyle="secondary" onClick={() => setChosen(null)}>
              Go back
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

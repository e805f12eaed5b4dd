'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { settleWithdrawal } from '#contracts/routes/shop/withdrawals.ts'
import type { WithdrawalOutcome } from '#contracts/shop/withdrawals.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { msg } from '../../platform/view/textIn.ts'
import { useText } from '../../platform/view/useText.ts'

const LABELS: Record<WithdrawalOutcome, string> = {
  returned: msg('The goods are back'),
  waived: msg('The buyer may keep them'),
}

/** @param amount what would go back; null for nothing. */
export function SettleWithdrawal({ id, amount }: { id: number; amount: string | null }) {
  const [chosen, setChosen] = useState<WithdrawalOutcome | null>(null)
  const [isRunning, setRunning] = useState(false)
  const router = useRouter()
  const t = useText()
  const action = amount ? t('Refund {amount}', { amount }) : t('Settle without a refund')

  async function settle(outcome: WithdrawalOutcome) {
    setRunning(true)
    const problem = await problemOf(call(settleWithdrawal, { params: { id }, input: { outcome } }))
    setRunning(false)
    if (problem) {
      toast.error(problem)
      return
    }
    toast.success(amount ? t('We’re refunding {amount}.', { amount }) : t('The withdrawal is settled.'))
    setChosen(null)
    router.refresh()
  }

  return (
    <div className="order-actions">
      <div className="moderation" role="group" aria-label={t('Actions for this withdrawal')}>
        {(Object.keys(LABELS) as WithdrawalOutcome[]).map((outcome) => (
          <button
            key={outcome}
            type="button"
            aria-expanded={chosen === outcome}
            onClick={() => setChosen(chosen === outcome ? null : outcome)}
          >
            {t(LABELS[outcome])}
          </button>
        ))}
      </div>
      {chosen && (
        <div className="order-confirm" role="group" aria-label={t(LABELS[chosen])}>
          <p>
            {amount
              ? t('Refund {amount} the way the buyer paid?', { amount })
              : t('Everything was refunded already. Settle it?')}
          </p>
          <div className="order-confirm__buttons">
            <Button disabled={isRunning} onClick={() => void settle(chosen)}>
              {action}
            </Button>
            <Button buttonStyle="secondary" onClick={() => setChosen(null)}>
              {t('Go back')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

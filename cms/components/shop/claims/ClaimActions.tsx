'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { amountToCents } from '#contracts/shared/amountToCents.ts'
import { withPoint } from '#contracts/shared/decimalComma.ts'
import { call } from '#contracts/call.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import { declineClaim, refundClaimed, replaceClaimed, replyToClaim } from '#contracts/routes/shop/claims.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { msg } from '../../platform/view/textIn.ts'
import { useFormats } from '../../platform/view/useFormats.ts'

type Action = 'reply' | 'replace' | 'refund' | 'decline'
type ClaimActionsProps = {
  id: number
  /** What can be refunded. */
  mostCents: number
  /** The buyer has all of the money back. */
  isRefunded: boolean
  actions: Action[]
  /** The action whose form is open at first. */
  opened: Action | null
}

const LABELS: Record<Action, string> = {
  reply: msg('Reply'),
  replace: msg('Print again'),
  refund: msg('Refund'),
  decline: msg('Decline'),
}

export function ClaimActions({ id, mostCents, isRefunded, actions, opened }: ClaimActionsProps) {
  const [open, setOpen] = useState(opened)
  const [message, setMessage] = useState('')
  const [amount, setAmount] = useState(centsToAmount(mostCents))
  const [running, setRunning] = useState(false)
  const router = useRouter()
  const { t, money } = useFormats()
  const cents = amountToCents(withPoint(amount)) ?? 0
  const params = { id }
  const text = message.trim()

  const asked: Record<Action, { question: string; send: (() => Promise<void>) | null }> = {
    reply: {
      question: t('Send this to the buyer and wait for the answer?'),
      send: text ? () => call(replyToClaim, { params, input: { message: text } }) : null,
    },
    replace: {
      question: t(
        isRefunded
          ? 'The buyer already has all of the money back. Print these items again and send them to the same address? You pay the print shop.'
          : 'Print these items again and send them to the same address? You pay the print shop.',
      ),
      send: () => call(replaceClaimed, { params, input: isRefunded ? { despiteRefund: true } : {} }),
    },
    refund: {
      question: t('Refund {money} to the card? The buyer keeps the items.', { money: money(cents) }),
      send: cents > 0 ? () => call(refundClaimed, { params, input: { amount: centsToAmount(cents) } }) : null,
    },
    decline: {
      question: t('Decline with this reason? The buyer can still object.'),
      send: text ? () => call(declineClaim, { params, input: { message: text } }) : null,
    },
  }

  async function run(action: Action) {
    const { send } = asked[action]
    if (!send) return
    setRunning(true)
    const problem = await problemOf(send())
    setRunning(false)
    if (problem) {
      toast.error(problem)
      return
    }
    toast.success(t('Done.'))
    setMessage('')
    setOpen(null)
    router.refresh()
  }

  return (
    <div className="order-actions">
      <div className="moderation" role="group" aria-label={t('Actions for this claim')}>
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            aria-expanded={open === action}
            onClick={() => setOpen(open === action ? null : action)}
          >
            {t(LABELS[action])}
          </button>
        ))}
      </div>
      {open && actions.includes(open) && (
        <div className="order-confirm" role="group" aria-label={t(LABELS[open])}>
          {(open === 'reply' || open === 'decline') && (
            <label>
              {t(open === 'reply' ? 'Message to the buyer' : 'Reason for the buyer')}
              <textarea value={message} maxLength={2000} rows={4} onChange={({ target }) => setMessage(target.value)} />
            </label>
          )}
          {open === 'refund' && (
            <label>
              {t('Amount, up to {amount}', { amount: money(mostCents) })}
              <input inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
            </label>
          )}
          <p>{asked[open].question}</p>
          <div className="order-confirm__buttons">
            <Button disabled={running || asked[open].send === null} onClick={() => void run(open)}>
              {t(LABELS[open])}
            </Button>
            <Button buttonStyle="secondary" onClick={() => setOpen(null)}>
              {t('Go back')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

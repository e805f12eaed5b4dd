'use client'
import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import type { RefundablePayment, RefundPart } from '#contracts/membership/membershipPayments.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { refundMembershipPayment } from '#contracts/routes/membership/membershipPayments.ts'
import { newFormKey } from '../../platform/view/newFormKey.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { msg } from '../../platform/view/textIn.ts'
import { useFormats } from '../../platform/view/useFormats.ts'

type RefundPaymentProps = { membershipId: number; payment: RefundablePayment; onRefunded: () => Promise<void> }

const AFTERWARDS: Record<RefundPart, string> = {
  all: msg('If it’s the last payment, access pauses until the next one.'),
  unused: msg('Access doesn’t change.'),
}

/** The amount is shown before it is confirmed. A refund doesn’t end the membership. */
export function RefundPayment({ membershipId, payment, onRefunded }: RefundPaymentProps) {
  const [part, setPart] = useState<RefundPart>()
  const [key, setKey] = useState('')
  const [isRunning, setRunning] = useState(false)
  const { id, offers } = payment
  const words = useFormats()
  const { t } = words
  const amountOf = (which: RefundPart) => words.money(centsOf(offers[which]))

  /** Each amount that is shown has a key, so that one press refunds once. */
  function choose(which: RefundPart) {
    setPart(which)
    setKey(newFormKey())
  }

  async function refund(which: RefundPart) {
    setRunning(true)
    const input = { invoiceId: id, part: which, amount: offers[which], key }
    const problem = await problemOf(call(refundMembershipPayment, { params: { id: membershipId }, input }))
    setRunning(false)
    setPart(undefined)
    if (problem) toast.error(problem)
    else toast.success(t('We’re refunding {amount} and emailing the member.', { amount: amountOf(which) }))
    await onRefunded()
  }

  return (
    <div className="order-actions">
      <div className="moderation" role="group" aria-label={t('Refund invoice {number}', { number: payment.number })}>
        <button type="button" aria-expanded={part === 'all'} onClick={() => choose('all')}>
          {t('Refund {amount}', { amount: amountOf('all') })}
        </button>
        {centsOf(offers.unused) > 0 && centsOf(offers.unused) < centsOf(offers.all) && (
          <button type="button" aria-expanded={part === 'unused'} onClick={() => choose('unused')}>
            {t('Refund the unused days, {amount}', { amount: amountOf('unused') })}
          </button>
        )}
      </div>
      {part && (
        <div className="order-confirm" role="group" aria-label={t('Confirm the refund')}>
          <p>
            {t('Refund {amount} to the member’s card? You can’t undo it, and each payment can be refunded once here.', {
              amount: amountOf(part),
            })}{' '}
            {t(AFTERWARDS[part])} {t('The membership renews as before until it’s canceled.')}
          </p>
          <div className="order-confirm__buttons">
            <Button disabled={isRunning} onClick={() => void refund(part)}>
              {t('Refund {amount}', { amount: amountOf(part) })}
            </Button>
            <Button buttonStyle="secondary" onClick={() => setPart(undefined)}>
              {t('Go back')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

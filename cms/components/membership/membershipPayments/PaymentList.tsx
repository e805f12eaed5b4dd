'use client'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import type { RefundablePayment } from '#contracts/membership/membershipPayments.ts'
import { readRefundablePayments } from '#contracts/routes/membership/membershipPayments.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { LoadState } from '../../platform/view/LoadState.tsx'
import { useFormats } from '../../platform/view/useFormats.ts'
import { RefundPayment } from './RefundPayment.tsx'

type PaymentListProps = { membershipId: number; mayRefund: boolean }

export function PaymentList({ membershipId, mayRefund }: PaymentListProps) {
  const [payments, setPayments] = useState<RefundablePayment[]>()
  const [problem, setProblem] = useState<string | null>()
  const { t } = useFormats()
  const load = useCallback(async () => {
    const read = call(readRefundablePayments, { params: { id: membershipId } })
    setProblem(await problemOf(read.then((found) => setPayments(found.payments))))
  }, [membershipId])
  useEffect(() => void load(), [load])
  return (
    <section className="order-desk" aria-label={t('Payments')}>
      <h2>{t('Payments')}</h2>
      {(!payments || problem) && <LoadState problem={problem} onRetry={() => void load()} />}
      {payments?.length === 0 && <p>{t('Nothing was paid yet.')}</p>}
      <ul>
        {payments?.map((payment) => (
          <li key={payment.id}>
            <Facts payment={payment} />
            {mayRefund && centsOf(payment.offers.all) > 0 && (
              <RefundPayment membershipId={membershipId} payment={payment} onRefunded={load} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ payment }: { payment: RefundablePayment }) {
  const { amount, paidAt, from, until, refunded, isDisputed, number } = payment
  const { t, money, day } = useFormats()
  return (
    <p>
      <strong>{money(centsOf(amount))}</strong> {t('on {day}', { day: day(paidAt) })},{' '}
      {from && until && `${t('for {from} to {until}', { from: day(from), until: day(until) })}, `}
      {t('invoice {number}', { number })}.
      {centsOf(refunded) > 0 && ` ${t('{amount} refunded.', { amount: money(centsOf(refunded)) })}`}
      {isDisputed && ` ${t('The member’s bank is checking it, so it can’t be refunded.')}`}
    </p>
  )
}

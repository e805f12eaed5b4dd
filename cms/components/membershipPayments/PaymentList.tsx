'use client'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import type { RefundablePayment } from '#contracts/membership/membershipPayments.ts'
import { readRefundablePayments } from '#contracts/routes/membership/membershipPayments.ts'
import { centsOf, formatCents } from '#contracts/shared/money.ts'
import { problemOf } from '../problemOf.ts'
import { LoadState } from '../view/LoadState.tsx'
import { dayOf } from './dayOf.ts'
import { RefundPayment } from './RefundPayment.tsx'

type PaymentListProps = { membershipId: number; mayRefund: boolean }

export function PaymentList({ membershipId, mayRefund }: PaymentListProps) {
  const [payments, setPayments] = useState<RefundablePayment[]>()
  const [problem, setProblem] = useState<string | null>()
  const load = useCallback(async () => {
    const read = call(readRefundablePayments, { params: { id: membershipId } })
    setProblem(await problemOf(read.then((found) => setPayments(found.payments))))
  }, [membershipId])
  useEffect(() => void load(), [load])
  return (
    <section className="order-desk" aria-label="Payments">
      <h2>Payments</h2>
      {(!payments || problem) && <LoadState problem={problem} onRetry={() => void load()} />}
      {payments?.length === 0 && <p>Nothing was paid yet.</p>}
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
  return (
    <p>
      <strong>{formatCents(centsOf(amount))}</strong> on {dayOf(paidAt)}
      {from && until && `, for ${dayOf(from)} to ${dayOf(until)}`}, invoice {number}.
      {centsOf(refunded) > 0 && ` ${formatCents(centsOf(refunded))} refunded.`}
      {isDisputed && ' The member’s bank is checking it, so it can’t be refunded.'}
    </p>
  )
}

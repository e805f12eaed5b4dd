'use client'
import { Button, Link, toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { call } from '#contracts/call.ts'
import type { FailedPayment } from '#contracts/membership/membershipPayments.ts'
import { centsOf, formatCents } from '#contracts/shared/money.ts'
import { emailAboutFailedPayment } from '#contracts/routes/membership/membershipPayments.ts'
import { problemOf } from '../problemOf.ts'
import { dayOf } from './dayOf.ts'

type FailedPaymentCardProps = { failed: FailedPayment; onChanged: () => Promise<void> }

export function FailedPaymentCard({ failed, onChanged }: FailedPaymentCardProps) {
  const { membershipId, name, email, plan, failingSince, accessUntil, due, isProviderSilent, dashboardUrl } = failed
  const [isSending, setSending] = useState(false)
  const id = useId()

  async function emailAgain() {
    setSending(true)
    const problem = await problemOf(call(emailAboutFailedPayment, { params: { id: membershipId } }))
    setSending(false)
    if (problem) toast.error(problem)
    else toast.success(`We’re emailing ${email}.`)
    await onChanged()
  }

  return (
    <section className="imports__card" aria-labelledby={id}>
      <h2 id={id}>
        <Link href={`/cms/collections/subscriptions/${membershipId}`}>{name}</Link>
        {due && `, ${formatCents(centsOf(due.amount))}`}
      </h2>
      <p>
        {email}, {plan === 'annual' ? 'annual' : 'monthly'} membership. Unpaid since {dayOf(failingSince)}.{' '}
        {accessUntil ? `Access until ${dayOf(accessUntil)}.` : 'No access.'}
      </p>
      {due && (
        <p>
          <strong>{due.reason}</strong> {due.attempts === 1 ? 'Tried once.' : `Tried ${due.attempts} times.`}{' '}
          {due.nextTryAt ? `Next try on ${dayOf(due.nextTryAt)}.` : 'It won’t be tried again automatically.'}
        </p>
      )}
      {isProviderSilent && (
        <p role="alert">The card provider didn’t answer, so the amount is missing. Reload the page later.</p>
      )}
      {!due && !isProviderSilent && <p>Nothing is due anymore. This entry disappears in a moment.</p>}
      <Emails emails={failed.emails} />
      <div className="order-confirm__buttons">
        <Button disabled={isSending} onClick={() => void emailAgain()}>
          Email again
        </Button>
        {dashboardUrl && (
          <a href={dashboardUrl} target="_blank" rel="noreferrer">
            Open in Stripe’s dashboard
          </a>
        )}
      </div>
    </section>
  )
}

function Emails({ emails }: Pick<FailedPayment, 'emails'>) {
  if (emails.length === 0) return <p>No email was sent yet.</p>
  return (
    <ul>
      {emails.map(({ sentAt, isByHand, problem }, index) => (
        <li key={index}>
          {sentAt ? `Emailed on ${dayOf(sentAt)}` : 'Email not sent yet'}
          {isByHand ? ', by an employee' : ', automatically'}
          {problem && `. Problem: ${problem}`}
        </li>
      ))}
    </ul>
  )
}

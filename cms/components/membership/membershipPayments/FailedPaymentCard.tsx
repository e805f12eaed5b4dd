'use client'
import { Button, Link, toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { call } from '#contracts/call.ts'
import type { FailedPayment } from '#contracts/membership/membershipPayments.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { emailAboutFailedPayment } from '#contracts/routes/membership/membershipPayments.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { useFormats } from '../../platform/view/useFormats.ts'

type FailedPaymentCardProps = { failed: FailedPayment; onChanged: () => Promise<void> }

export function FailedPaymentCard({ failed, onChanged }: FailedPaymentCardProps) {
  const { membershipId, name, email, plan, failingSince, accessUntil, due, isProviderSilent, dashboardUrl } = failed
  const [isSending, setSending] = useState(false)
  const id = useId()
  const { t, money, day } = useFormats()

  async function emailAgain() {
    setSending(true)
    const problem = await problemOf(call(emailAboutFailedPayment, { params: { id: membershipId } }))
    setSending(false)
    if (problem) toast.error(problem)
    else toast.success(t('We’re emailing {address}.', { address: email }))
    await onChanged()
  }

  return (
    <section className="imports__card" aria-labelledby={id}>
      <h2 id={id}>
        <Link href={`/cms/collections/subscriptions/${membershipId}`}>{name}</Link>
        {due && `, ${money(centsOf(due.amount))}`}
      </h2>
      <p>
        {email}, {t(plan === 'annual' ? 'annual membership.' : 'monthly membership.')}{' '}
        {t('Unpaid since {day}.', { day: day(failingSince) })}{' '}
        {accessUntil ? t('Access until {day}.', { day: day(accessUntil) }) : t('No access.')}
      </p>
      {due && (
        <p>
          <strong>{due.reason}</strong>{' '}
          {t(due.attempts === 1 ? 'Tried once.' : 'Tried {count} times.', { count: due.attempts })}{' '}
          {due.nextTryAt
            ? t('Next try on {day}.', { day: day(due.nextTryAt) })
            : t('It won’t be tried again automatically.')}
        </p>
      )}
      {isProviderSilent && (
        <p role="alert">{t('The card provider didn’t answer, so the amount is missing. Reload the page later.')}</p>
      )}
      {!due && !isProviderSilent && <p>{t('Nothing is due anymore. This entry disappears in a moment.')}</p>}
      <Emails emails={failed.emails} />
      <div className="order-confirm__buttons">
        <Button disabled={isSending} onClick={() => void emailAgain()}>
          {t('Email again')}
        </Button>
        {dashboardUrl && (
          <a href={dashboardUrl} target="_blank" rel="noreferrer">
            {t('Open in Stripe’s dashboard')}
          </a>
        )}
      </div>
    </section>
  )
}

function Emails({ emails }: Pick<FailedPayment, 'emails'>) {
  const { t, day } = useFormats()
  if (emails.length === 0) return <p>{t('No email was sent yet.')}</p>
  return (
    <ul>
      {emails.map(({ sentAt, isByHand, problem }, index) => (
        <li key={index}>
          {sentAt ? t('Emailed on {day}', { day: day(sentAt) }) : t('Email not sent yet')},{' '}
          {t(isByHand ? 'by an employee' : 'automatically')}
          {problem && `. ${t('Problem: {problem}', { problem })}`}
        </li>
      ))}
    </ul>
  )
}

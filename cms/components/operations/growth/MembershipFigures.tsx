import type { MembershipReport } from '#domain/operations/reports/readMembershipReport.ts'
import type { Formats } from '../../platform/view/formats.ts'
import { Figure } from './Figure.tsx'

type MembershipFiguresProps = { report: MembershipReport; formats: Formats }

export function MembershipFigures({ report, formats: { t, number, percent, money } }: MembershipFiguresProps) {
  const share = (part: number, whole: number): string => (whole === 0 ? '–' : percent(part / whole))
  const { members, trials, churn, failedPayments, monthlyCents } = report
  const paying = members.active + members.ending + members.past_due
  return (
    <dl className="board__figures">
      <Figure
        label={t('Paying members')}
        value={number(paying)}
        note={t(
          members.trialing === 1
            ? 'and {trials} trial, {complimentary} complimentary'
            : 'and {trials} trials, {complimentary} complimentary',
          { trials: members.trialing, complimentary: members.complimentary },
        )}
        href="/cms/collections/subscriptions?where[status][in]=active,past_due"
      />
      <Figure label={t('Monthly income')} value={money(monthlyCents)} note={t('annual plans count as a twelfth')} />
      <Figure
        label={t('Trials that became paid')}
        value={share(trials.paid, trials.begun)}
        note={t('{paid} of {begun}, last 90 days', trials)}
      />
      <Figure
        label={t('Members lost in 30 days')}
        value={share(churn.ended, churn.atStart)}
        note={t('{ended} of {atStart} memberships', churn)}
      />
      <Figure
        label={t('Failed payments')}
        value={number(failedPayments.total)}
        note={
          failedPayments.latestEmail ? t('latest: {email}', { email: failedPayments.latestEmail }) : t('none right now')
        }
        tone={failedPayments.total > 0 ? 'alarm' : 'calm'}
        href="/cms/failed-payments"
      />
    </dl>
  )
}

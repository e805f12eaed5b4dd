import { formatCents } from '#contracts/shared/money.ts'
import type { MembershipReport } from '#domain/operations/reports/readMembershipReport.ts'
import { Figure } from './Figure.tsx'

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`)
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

export function MembershipFigures({ report }: { report: MembershipReport }) {
  const { members, trials, churn, failedPayments, monthlyCents } = report
  const paying = members.active + members.ending + members.past_due
  return (
    <dl className="board__figures">
      <Figure
        label="Paying members"
        value={String(paying)}
        note={`and ${many(members.trialing, 'trial', 'trials')}, ${members.complimentary} complimentary`}
        href="/cms/collections/subscriptions?where[status][in]=active,past_due"
      />
      <Figure label="Monthly income" value={formatCents(monthlyCents)} note="annual plans count as a twelfth" />
      <Figure
        label="Trials that became paid"
        value={share(trials.paid, trials.begun)}
        note={`${trials.paid} of ${trials.begun}, last 90 days`}
      />
      <Figure
        label="Members lost in 30 days"
        value={share(churn.ended, churn.atStart)}
        note={`${churn.ended} of ${churn.atStart} memberships`}
      />
      <Figure
        label="Failed payments"
        value={String(failedPayments.total)}
        note={failedPayments.latestEmail ? `latest: ${failedPayments.latestEmail}` : 'none right now'}
        tone={failedPayments.total > 0 ? 'alarm' : 'calm'}
        href="/cms/failed-payments"
      />
    </dl>
  )
}

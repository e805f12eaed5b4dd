import type { MembershipWithdrawal } from '#contracts/membershipWithdrawals.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Receipt } from './Receipt.ts'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long' })

export function MembershipWithdrawn({
  withdrawal: { reference, email, submittedAt },
}: {
  withdrawal: MembershipWithdrawal
}) {
  return (
    <Receipt>
      <PageHeading focused>We received your withdrawal</PageHeading>
      <dl>
        <dt>Membership</dt>
        <dd>
          <code>{reference}</code>
        </dd>
        <dt>Received</dt>
        <dd>
          <time dateTime={submittedAt}>{moment.format(new Date(submittedAt))}</time>
        </dd>
        <dt>Receipt</dt>
        <dd>{email}</dd>
      </dl>
      <p>
        The receipt is on its way to your email. Your membership has ended, and you won’t be charged again. The receipt
        says what we refund, the way you paid.
      </p>
    </Receipt>
  )
}

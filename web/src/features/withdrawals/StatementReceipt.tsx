import type { ReactNode } from 'react'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Receipt } from './Receipt.ts'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long' })

type StatementReceiptProps = {
  contract: 'Order' | 'Membership'
  withdrawal: { reference: string; email: string; submittedAt: string }
  /** More of what was declared, as `dt` and `dd`. */
  details?: ReactNode
  /** What happens next. */
  children: ReactNode
}

export function StatementReceipt({ contract, withdrawal, details, children }: StatementReceiptProps) {
  const { reference, email, submittedAt } = withdrawal
  return (
    <Receipt>
      <PageHeading focused>We received your withdrawal</PageHeading>
      <dl>
        <dt>{contract}</dt>
        <dd>
          <code>{reference}</code>
        </dd>
        <dt>Received</dt>
        <dd>
          <time dateTime={submittedAt}>{moment.format(new Date(submittedAt))}</time>
        </dd>
        {details}
        <dt>Receipt</dt>
        <dd>{email}</dd>
      </dl>
      {children}
    </Receipt>
  )
}

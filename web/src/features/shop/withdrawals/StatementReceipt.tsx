import type { ReactNode } from 'react'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Receipt } from './Receipt.ts'
import { t } from '../../../lib/text.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'

const moment = dateFormat({ dateStyle: 'long', timeStyle: 'long' })

type StatementReceiptProps = {
  contract: string
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
      <PageHeading focused>{t('We received your withdrawal')}</PageHeading>
      <dl>
        <dt>{contract}</dt>
        <dd>
          <code>{reference}</code>
        </dd>
        <dt>{t('Received')}</dt>
        <dd>
          <time dateTime={submittedAt}>{moment.format(new Date(submittedAt))}</time>
        </dd>
        {details}
        <dt>{t('Receipt')}</dt>
        <dd>{email}</dd>
      </dl>
      {children}
    </Receipt>
  )
}

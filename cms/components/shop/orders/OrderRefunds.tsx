import type { Refund } from '../../../../payload-types.ts'
import { msg } from '../../platform/view/textIn.ts'
import { formatsIn } from '../../platform/view/formats.ts'
import { factOf } from './factOf.ts'
import { refundReasonIn } from './factsIn.ts'

const SAYS: Record<Refund['status'], string> = {
  requested: msg('requested'),
  pending: msg('in progress'),
  succeeded: msg('refunded'),
  failed: msg('failed'),
}

export function OrderRefunds({ refunds, language }: { refunds: Refund[]; language: string }) {
  const words = formatsIn(language)
  const { t, money } = words
  return (
    <section>
      <h2>{t('Refunds')}</h2>
      {refunds.length === 0 && <p>{t('None.')}</p>}
      <ul>
        {refunds.map(({ id, amountCents, status, reason, reasonValues, problem }) => (
          <li key={id}>
            <strong>{money(amountCents)}</strong> {t(SAYS[status])}:{' '}
            {refundReasonIn(words, factOf({ kind: reason, values: reasonValues }))}
            {problem && ` (${problem})`}
          </li>
        ))}
      </ul>
    </section>
  )
}

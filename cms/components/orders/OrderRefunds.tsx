import { formatCents } from '#contracts/shared/money.ts'
import { refundReasonInEnglish } from '#contracts/shop/refundReasons.ts'
import type { Refund } from '../../../payload-types.ts'
import { factOf } from './factOf.ts'

const SAYS: Record<Refund['status'], string> = {
  requested: 'requested',
  pending: 'pending',
  succeeded: 'refunded',
  failed: 'failed',
}

export function OrderRefunds({ refunds }: { refunds: Refund[] }) {
  return (
    <section>
      <h2>Refunds</h2>
      {refunds.length === 0 && <p>None.</p>}
      <ul>
        {refunds.map(({ id, amountCents, status, reason, reasonValues, problem }) => (
          <li key={id}>
            <strong>{formatCents(amountCents)}</strong> {SAYS[status]}:{' '}
            {refundReasonInEnglish(factOf({ kind: reason, values: reasonValues }))}
            {problem && ` (${problem})`}
          </li>
        ))}
      </ul>
    </section>
  )
}

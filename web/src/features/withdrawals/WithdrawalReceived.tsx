import type { Withdrawal } from '#contracts/withdrawals.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Receipt } from './Receipt.ts'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long' })

export function WithdrawalReceived({
  withdrawal: { reference, email, submittedAt, items },
}: {
  withdrawal: Withdrawal
}) {
  return (
    <Receipt>
      <PageHeading focused>We received your withdrawal</PageHeading>
      <dl>
        <dt>Order</dt>
        <dd>
          <code>{reference}</code>
        </dd>
        <dt>Received</dt>
        <dd>
          <time dateTime={submittedAt}>{moment.format(new Date(submittedAt))}</time>
        </dd>
        <dt>Items</dt>
        <dd>
          {items.map(({ id, quantity, title, size, color }) => (
            <div key={id}>
              {quantity} × {title} ({color}, {size})
            </div>
          ))}
        </dd>
        <dt>Receipt</dt>
        <dd>{email}</dd>
      </dl>
      <p>
        The receipt is on its way to your email. It says where to send the goods, if you have them. We refund what you
        paid for them, the way you paid. Shipping is one price per order: it goes back with the last item.
      </p>
      <p>
        <ButtonLink to="/merchandise" $tone="outline">
          Continue Shopping
        </ButtonLink>
      </p>
    </Receipt>
  )
}

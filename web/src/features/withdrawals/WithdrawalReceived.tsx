import { styled } from 'styled-components'
import type { Withdrawal } from '#contracts/withdrawals.ts'
import { theme } from '../../theme.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long' })

export function WithdrawalReceived({
  withdrawal: { reference, email, submittedAt, items },
}: {
  withdrawal: Withdrawal
}) {
  return (
    <Box>
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
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-inline-size: 38rem;

  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space[2]} ${theme.space[5]};
    padding-block: ${theme.space[4]};
    border-block: 1px solid ${theme.color.line};
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  code {
    font: 600 ${theme.size.md} / 1.4 ${theme.font.mono};
  }
`

import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { formatCents } from '#contracts/money.ts'
import { may } from '#contracts/roles.ts'
import { settleWithdrawal } from '#contracts/routes/withdrawals.ts'
import type { Withdrawal } from '../../../payload-types.ts'
import { SettleWithdrawal } from './SettleWithdrawal.tsx'

const DAY = 86_400_000
const REFUND_DAYS = 14

export async function WithdrawalDesk({ data, payload, user }: UIFieldServerProps) {
  const { id, order: related, state, submittedAt } = data as Withdrawal
  const orderId = typeof related === 'number' ? related : related.id
  const asked = { depth: 0, user, overrideAccess: false } as const
  const [order, refunds] = await Promise.all([
    payload.findByID({ collection: 'orders', id: orderId, ...asked }),
    payload.find({ collection: 'refunds', where: { order: { equals: orderId } }, limit: 500, ...asked }),
  ])
  const backCents = refunds.docs
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  const rest = order.payment === 'refunded' ? 0 : order.totalCents - backCents
  const until = new Date(Date.parse(submittedAt) + REFUND_DAYS * DAY)
  return (
    <section className="order-desk" aria-label="The withdrawal">
      <p>
        <Link href={`/cms/collections/orders/${orderId}`}>Order {order.reference}</Link>,{' '}
        {formatCents(order.totalCents)} with shipping. {formatCents(backCents)} went back so far.
      </p>
      {state === 'open' && (
        <>
          <p className="order-desk__problem">
            Refund by {day.format(until)}. You may wait longer only until the goods are back or the buyer shows that
            they were sent.
          </p>
          {(order.fulfilment === 'submitted' || order.fulfilment === 'in_production') && (
            <p>The goods haven’t left yet. Try “Cancel and refund” on the page of the order first.</p>
          )}
          {may(user, settleWithdrawal.access) && (
            <SettleWithdrawal id={id} rest={rest > 0 ? formatCents(rest) : null} />
          )}
        </>
      )}
    </section>
  )
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

import { DAY_MS } from '../../../contracts/shared/dayMs.ts'
import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { formatCents } from '#contracts/shared/money.ts'
import { may } from '#contracts/platform/roles.ts'
import { settleWithdrawal } from '#contracts/routes/shop/withdrawals.ts'
import { poolOf } from '#database/poolOf.ts'
import { readWithdrawalFile } from '#domain/operations/reports/readWithdrawalFile.ts'
import type { Withdrawal } from '../../../payload-types.ts'
import { SettleWithdrawal } from './SettleWithdrawal.tsx'

const REFUND_DAYS = 14

type WithdrawalDeskProps = Pick<UIFieldServerProps, 'data' | 'payload' | 'user'>

export async function WithdrawalDesk({ data, payload, user }: WithdrawalDeskProps) {
  const { id, state, submittedAt } = data as Withdrawal
  const file = await readWithdrawalFile(poolOf(payload), id)
  if (!file) return null
  const { orderId, reference, totalCents, backCents, refundCents, items, isAtPrintShop } = file
  const until = new Date(Date.parse(submittedAt) + REFUND_DAYS * DAY_MS)
  return (
    <section className="order-desk" aria-label="The withdrawal">
      <p>
        <Link href={`/cms/collections/orders/${orderId}`}>Order {reference}</Link>, {formatCents(totalCents)} with
        shipping. {formatCents(backCents)} went back so far.
      </p>
      <ul aria-label="Withdrawn items">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {state === 'open' && (
        <>
          <p className="order-desk__problem">
            Refund by {day.format(until)}. You may wait longer only until the goods are back or the buyer shows that
            they were sent.
          </p>
          {isAtPrintShop && <p>The goods haven’t left yet. Try “Cancel and refund” on the page of the order first.</p>}
          {may(user, settleWithdrawal.access) && (
            <SettleWithdrawal id={id} amount={refundCents > 0 ? formatCents(refundCents) : null} />
          )}
        </>
      )}
    </section>
  )
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

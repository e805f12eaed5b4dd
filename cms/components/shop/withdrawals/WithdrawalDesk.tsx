import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { may } from '#contracts/platform/roles.ts'
import { settleWithdrawal } from '#contracts/routes/shop/withdrawals.ts'
import { poolOf } from '#database/poolOf.ts'
import { readWithdrawalFile } from '#domain/operations/reports/readWithdrawalFile.ts'
import type { Withdrawal } from '../../../../payload-types.ts'
import { formatsIn } from '../../platform/view/formats.ts'
import { SettleWithdrawal } from './SettleWithdrawal.tsx'

const REFUND_DAYS = 14

type WithdrawalDeskProps = Pick<UIFieldServerProps, 'data' | 'payload' | 'user' | 'i18n'>

export async function WithdrawalDesk({ data, payload, user, i18n }: WithdrawalDeskProps) {
  const { id, state, submittedAt } = data as Withdrawal
  const file = await readWithdrawalFile(poolOf(payload), id)
  if (!file) return null
  const { orderId, reference, totalCents, backCents, refundCents, items, isAtPrintShop } = file
  const { t, money, longDay } = formatsIn(i18n.language)
  const until = new Date(Date.parse(submittedAt) + REFUND_DAYS * DAY_MS)
  return (
    <section className="order-desk" aria-label={t('The withdrawal')}>
      <p>
        <Link href={`/cms/collections/orders/${orderId}`}>{t('Order {reference}', { reference })}</Link>,{' '}
        {t('{total} with shipping. {back} went back so far.', { total: money(totalCents), back: money(backCents) })}
      </p>
      <ul aria-label={t('Withdrawn items')}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {state === 'open' && (
        <>
          <p className="order-desk__problem">
            {t(
              'Refund by {day}. You may wait longer only until the goods are back or the buyer shows that they were sent.',
              { day: longDay(until) },
            )}
          </p>
          {isAtPrintShop && (
            <p>{t('The goods haven’t left yet. Try “Cancel and refund” on the page of the order first.')}</p>
          )}
          {may(user, settleWithdrawal.access) && (
            <SettleWithdrawal id={id} amount={refundCents > 0 ? money(refundCents) : null} />
          )}
        </>
      )}
    </section>
  )
}

import { call } from '#contracts/call.ts'
import type { LeavingDiscount } from '#contracts/membership/leaving.ts'
import { stayWithDiscount } from '#contracts/routes/membership/leaving.ts'
import { pricesWithoutTax } from '#contracts/membership/taxTerms.ts'
import { Button } from '../../../ui/Button.tsx'
import { useMembershipChange } from './useMembershipChange.ts'
import { dollars } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'

const day = dateFormat({ dateStyle: 'long' })
const sayDay = (date: string): string => day.format(new Date(date))

/** The discount for a member who canceled because it is too expensive. */
export function StayWithDiscount({ percent, price, fullPrice, isTaxed, payments, from, fullPriceAt }: LeavingDiscount) {
  const tax = isTaxed ? ` ${pricesWithoutTax({ t })}` : ''
  const { isPending, run } = useMembershipChange({
    send: () => call(stayWithDiscount, { input: { price } }),
    done: {
      title: t('You’re staying'),
      description:
        t(
          '{payments, plural, one {Your next payment costs {price}.} other {Your next {payments} payments cost {price}.}}',
          { payments, price: dollars(price) },
        ) + tax,
    },
    failed: t('We couldn’t change your membership. Please try again.'),
  })
  return (
    <>
      <p>
        {t('You can stay for {percent}% less. Nothing is charged today.', { percent })}{' '}
        {payments === 1
          ? t('Your payment on {day} costs {price} instead of {fullPrice}.', {
              day: sayDay(from),
              price: dollars(price),
              fullPrice: dollars(fullPrice),
            })
          : t('Your next {payments} payments, from {day} on, cost {price} instead of {fullPrice} each.', {
              payments,
              day: sayDay(from),
              price: dollars(price),
              fullPrice: dollars(fullPrice),
            })}{' '}
        {t('From {day} on, each costs {fullPrice} again, until you cancel. This is offered once in 12 months.', {
          day: sayDay(fullPriceAt),
          fullPrice: dollars(fullPrice),
        })}
        {tax}
      </p>
      <div>
        <Button pending={isPending} onClick={run}>
          {t('Stay for {price} a month', { price: dollars(price) })}
        </Button>
      </div>
    </>
  )
}

import type { SubscriptionSummary } from '#contracts/people/people.ts'
import { ownPrice } from './planFacts.ts'
import { withTax } from './withTax.ts'
import { dollars } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'

const day = dateFormat({ dateStyle: 'long' })

/** Why the next charge is less than the price, and until when; null where it isn’t. Only the account says so much. */
export function describeReductions({
  plan,
  price = '0',
  cancelAtPeriodEnd,
  nextPrice,
  fullPriceAt,
  newPrice,
  credit,
  isTaxed,
}: SubscriptionSummary): string | null {
  if (cancelAtPeriodEnd) return null
  const each = (amount: string) => withTax(ownPrice(plan ?? 'monthly', amount), isTaxed)
  const isNewBefore = newPrice !== undefined && fullPriceAt !== undefined && newPrice.from <= fullPriceAt
  const sentences = [
    newPrice &&
      t('From {day} on, the price is {price}.', {
        day: day.format(new Date(newPrice.from)),
        price: each(newPrice.price),
      }),
    newPrice &&
      newPrice.charge !== newPrice.price &&
      t('With your discount you pay {charge}.', { charge: each(newPrice.charge) }),
    nextPrice &&
      fullPriceAt &&
      t('Your discount ends on {day}. After that, each charge is {price}.', {
        day: day.format(new Date(fullPriceAt)),
        price: each(isNewBefore ? newPrice.price : price),
      }),
    credit && t('Your credit of {credit} pays charges before your card does.', { credit: dollars(credit) }),
  ].filter(Boolean)
  return sentences.length > 0 ? sentences.join(' ') : null
}

import { codeWord } from '#contracts/platform/calledWords.ts'
import { call } from '#contracts/call.ts'
import type { GiftCardOffer, GiftInput, StartedGift } from '#contracts/membership/giftSales.ts'
import type { GiftMembershipOffer } from '#contracts/membership/giftMemberships.ts'
import { GIFT_MONTHS } from '#contracts/membership/giftMonths.ts'
import { centsOf } from '#contracts/shared/money.ts'
import type { TaxedForm } from '#contracts/membership/taxedForm.ts'
import { buyGiftCard } from '#contracts/routes/membership/giftSales.ts'
import { buyGiftMembership } from '#contracts/routes/membership/giftMemberships.ts'
import { formatMoney } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'

type Choice = {
  /** As the form sends it. */
  value: string
  label: string
  note?: string
  /** `36.36`. */
  price: string
}

/** What differs between the two kinds of gifts. */
export type Gift = {
  kind: 'card' | 'membership'
  /** The page that sells it, and shows what became of a purchase. */
  path: string
  title: string
  /** Above the choices. */
  legend: string
  choices: Choice[]
  codePattern: string
  /** Beside the price, while the buyer pays. */
  paymentNote: string
  /** @param taxed empty without tax. */
  buy: (input: GiftInput, choice: string, taxed: TaxedForm) => Promise<StartedGift>
}

const roundPrice = (price: string): string => formatMoney(centsOf(price), { decimals: price.endsWith('.00') ? 0 : 2 })

export const cardGift = ({ amounts }: GiftCardOffer): Gift => ({
  kind: 'card',
  path: '/gift-cards',
  title: t('Gift cards'),
  legend: t('Amount'),
  choices: amounts.map((amount) => ({ value: amount, label: roundPrice(amount), price: amount })),
  codePattern: 'GIFT-····-····-····-····',
  paymentNote: t('No tax and no shipping are added.'),
  buy: (input, amount) => call(buyGiftCard, { input: { ...input, amount } }),
})

export const membershipGift = ({ terms }: GiftMembershipOffer): Gift => ({
  kind: 'membership',
  path: '/gift-memberships',
  title: t('Gift memberships'),
  legend: t('How long'),
  choices: terms.map(({ months, price }) => ({
    value: String(months),
    label: t('{months} months', { months }),
    note: roundPrice(price),
    price,
  })),
  codePattern: `${codeWord()}-····-····-····-····`,
  paymentNote: t('It ends by itself, and nothing renews.'),
  buy: (input, choice, taxed) => {
    // A choice of the list, which has no other values.
    const months = GIFT_MONTHS.find((one) => String(one) === choice) ?? GIFT_MONTHS[0]
    return call(buyGiftMembership, { input: { ...input, ...taxed, months } })
  },
})

import type { DeliveryDays } from '#contracts/shop/delivery.ts'
import type { Language } from '#contracts/shared/languages.ts'
import type { Instant, PlanPrice } from '#contracts/platform/mails.ts'
import type { OfferTerms } from '#contracts/membership/membershipOffers.ts'
import type { Cents } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import { centsIn, dayIn, daysIn, momentIn } from '#texts/formats.ts'
import { textsIn, type Translate } from '#texts/textsIn.ts'

/** Writes the values of an email's data in its language. */
export type Writer = {
  language: Language
  t: Translate
  money: (cents: Cents) => string
  /** `March 4, 2026`. Also of a `Day`. */
  day: (at: Instant) => string
  /** `Dec 3–9`. */
  days: (days: DeliveryDays) => string
  /** `March 4, 2026 at 2:05 PM UTC`. */
  moment: (at: Instant) => string
  /** With seconds, for the receipt of a statement. */
  exactMoment: (at: Instant) => string
  plan: (plan: Plan) => string
  /** `$6.06 a month until February 26, 2027, then $12.12 a month`. */
  price: (price: PlanPrice) => string
  /** `50% off for 3 months`. */
  offer: (terms: OfferTerms) => string
}

export function writerIn(language: Language): Writer {
  const t = textsIn(language)
  const money = (cents: Cents) => centsIn(language, cents)
  const day = (at: Instant) => dayIn(language, new Date(at))
  const perPeriod = (plan: Plan, cents: Cents) =>
    plan === 'annual' ? t('{price} a year', { price: money(cents) }) : t('{price} a month', { price: money(cents) })
  return {
    language,
    t,
    money,
    day,
    days: (days) => daysIn(language, days),
    moment: (at) => momentIn(language, new Date(at)),
    exactMoment: (at) => momentIn(language, new Date(at), { hasSeconds: true }),
    plan: (plan) => (plan === 'annual' ? t('Annual') : t('Monthly')),
    price({ plan, cents, then, isTaxed, creditCents }) {
      const now = perPeriod(plan, cents)
      const full = then && perPeriod(plan, then.cents)
      const net = then ? t('{reduced} until {date}, then {full}', { reduced: now, date: day(then.at), full }) : now
      const price = isTaxed ? t('{price}, plus tax', { price: net }) : net
      return creditCents ? t('{price}, less your credit of {credit}', { price, credit: money(creditCents) }) : price
    },
    offer({ percent, amountCents, duration, months }) {
      const amount = percent === null ? money(amountCents ?? 0) : `${percent}%`
      if (duration === 'forever') return t('{amount} off every payment', { amount })
      if (duration === 'first') return t('{amount} off your first payment', { amount })
      return months === 1
        ? t('{amount} off for a month', { amount })
        : t('{amount} off for {months} months', { amount, months: months ?? 0 })
    },
  }
}

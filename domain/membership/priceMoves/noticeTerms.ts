import { automaticRenewalFrom } from '#contracts/automaticRenewal.ts'
import type { Language } from '#contracts/languages.ts'
import { longDay } from '#contracts/longDay.ts'
import type { Cents } from '#contracts/money.ts'
import type { Plan } from '#contracts/people.ts'
import { pricesWithoutTax } from '#contracts/taxTerms.ts'
import { dayIn } from '#texts/formats.ts'
import { termsWords } from '#texts/termsWords.ts'
import { chargeAt, type Discount } from '../../subscriptions/chargeAt.ts'

type Noticed = Omit<Discount, 'creditCents'> & {
  plan: Plan
  /** The new price. */
  priceCents: Cents
  isTaxed: boolean
}

/** The terms that hold from `beginsAt` on, as they are stored: this member’s own price, and when a discount ends. */
export function noticeTerms(member: Noticed, beginsAt: Date, language: Language): string {
  const words = termsWords(language)
  const { plan, priceCents, discountEndsAt, isTaxed } = member
  const from = (day: Date, cents: Cents) => automaticRenewalFrom(dayIn(language, longDay(day)), plan, cents, words)
  const cents = chargeAt(member, beginsAt)
  return [
    from(beginsAt, cents),
    cents < priceCents && discountEndsAt && from(discountEndsAt, priceCents),
    isTaxed && pricesWithoutTax(words),
  ]
    .filter(Boolean)
    .join(' ')
}

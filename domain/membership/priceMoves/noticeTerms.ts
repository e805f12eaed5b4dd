import { automaticRenewalFrom } from '#contracts/membership/automaticRenewal.ts'
import type { Language } from '#contracts/shared/languages.ts'
import type { Cents } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import { pricesWithoutTax } from '#contracts/membership/taxTerms.ts'
import { dayIn } from '#texts/formats.ts'
import { termsWords } from '#texts/termsWords.ts'
import { chargeAt, type Discount } from '../subscriptions/chargeAt.ts'
import { fullChargeAt } from '../subscriptions/fullChargeAt.ts'
import type { ChargeFacts } from '../subscriptions/nextChargeAt.ts'

type Noticed = Omit<Discount, 'creditCents'> &
  ChargeFacts & {
    plan: Plan
    billingAnchor: Date | null
    /** The new price. */
    priceCents: Cents
    isTaxed: boolean
  }

/** The terms that hold from `beginsAt` on, as they are stored: this member’s own price, and when a discount ends. */
export function noticeTerms(member: Noticed, beginsAt: Date, language: Language): string {
  const words = termsWords(language)
  const { plan, priceCents, isTaxed } = member
  const fullAt = fullChargeAt(member)
  const from = (day: Date, cents: Cents) => automaticRenewalFrom(dayIn(language, day), plan, cents, words)
  const cents = chargeAt(member, beginsAt)
  return [
    from(beginsAt, cents),
    cents < priceCents && fullAt && from(fullAt, priceCents),
    isTaxed && pricesWithoutTax(words),
  ]
    .filter(Boolean)
    .join(' ')
}

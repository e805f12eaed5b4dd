import { automaticRenewal } from './automaticRenewal.ts'
import type { Cents } from '../shared/money.ts'
import type { Plan } from '../people/people.ts'
import { taxTerms } from './taxTerms.ts'
import type { TermsWords } from './TermsWords.ts'

type PlanChangeTerms = {
  plan: Plan
  /** Of a renewal, without a discount and with its tax. */
  cents: Cents
  /** Part of it; null where no tax is added. */
  renewalTaxCents: Cents | null
  dueCents: Cents
  creditLeftCents: Cents
}

/** What a member agrees to who changes the plan. */
export function planChangeTerms(
  { plan, cents, renewalTaxCents, dueCents, creditLeftCents }: PlanChangeTerms,
  words: TermsWords,
): string {
  const { t, money } = words
  const sentences = [
    dueCents === 0 ? t('You pay nothing today.') : t('You pay {price} today.', { price: money(dueCents) }),
    creditLeftCents > 0 &&
      t('{credit} stay as your credit, which pays your next charges.', { credit: money(creditLeftCents) }),
    automaticRenewal(plan, cents, words),
    renewalTaxCents !== null && taxTerms(cents, renewalTaxCents, words),
  ]
  return sentences.filter(Boolean).join(' ')
}

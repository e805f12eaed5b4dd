import { DAY_MS } from '../shared/dayMs.ts'
import { automaticRenewal } from './automaticRenewal.ts'
import type { Cents } from '../shared/money.ts'
import { pricesWithoutTax } from './taxTerms.ts'
import type { TermsWords } from './TermsWords.ts'

/** A day before the year ends, so that a failed try can be repeated before another year is charged. */
export const monthlyFrom = (yearEnd: Date): Date => new Date(yearEnd.getTime() - DAY_MS)

/**
 * What a member agrees to who chooses the monthly plan for when the year ends.
 *
 * @param terms.from a day, in the language of `words`.
 */
export function plannedMonthlyTerms(
  { from, cents, isTaxed }: { from: string; cents: Cents; isTaxed: boolean },
  words: TermsWords,
): string {
  const change = words.t(
    'On {from}, a day before your year ends, your plan changes to monthly. You pay {price} then, less the last day of your year.',
    { from, price: words.money(cents) },
  )
  const terms = `${change} ${automaticRenewal('monthly', cents, words)}`
  return isTaxed ? `${terms} ${pricesWithoutTax(words)}` : terms
}

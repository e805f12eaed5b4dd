import { type Cents, formatCents } from '../shared/money.ts'
import type { Plan } from '../people/people.ts'
import type { TermsWords } from './TermsWords.ts'

/**
 * Whole dollars of an annual price without cents: `$115`.
 *
 * @param money writes amounts as English does by default.
 */
export const planPrice = (plan: Plan, cents: Cents, money: TermsWords['money'] = formatCents): string =>
  plan === 'annual' && cents % 100 === 0 ? money(cents, { decimals: 0 }) : money(cents)

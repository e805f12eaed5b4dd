import { type Cents, formatCents } from './money.ts'
import type { Plan } from './people.ts'

/** Whole dollars of an annual price without cents: `$115`. */
export const planPrice = (plan: Plan, cents: Cents): string =>
  plan === 'annual' && cents % 100 === 0 ? formatCents(cents, { decimals: 0 }) : formatCents(cents)

import { amountToCents } from '#contracts/shared/amountToCents.ts'
import { centsToAmount } from '#contracts/shared/money.ts'

/** Reads `24.50` and `24,50`. @returns whole cents, or null for anything else. */
export const typedCents = (typed: string): number | null =>
  amountToCents(typed.trim().replace(/^(-?\d+),(\d{1,2})$/, '$1.$2'))

/** Whole cents, as a field of an amount shows them: `24.50` or `24,50`. */
export const writtenAmount = (cents: number, language: string): string =>
  language === 'de' ? centsToAmount(cents).replace('.', ',') : centsToAmount(cents)

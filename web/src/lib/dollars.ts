import type { Cents } from '#contracts/money.ts'
import { formatNumber } from './formatNumber.ts'

// Not from `contracts/money.ts`, whose schema would add zod to every screen that shows a price.

/** `"24.99"` → 2499. */
export function centsOf(amount: string): Cents {
  return Math.round(Number(amount) * 100)
}

/** `2499` → `"$24.99"`; with `decimals: 0`, `"$25"`. */
export function formatDollars(cents: Cents, { decimals = 2 }: { decimals?: 0 | 2 } = {}): string {
  const [whole = '', fraction] = (Math.abs(cents) / 100).toFixed(decimals).split('.')
  const dollars = `$${formatNumber(whole)}${fraction ? `.${fraction}` : ''}`
  return cents < 0 ? `-${dollars}` : dollars
}

import type { Cents } from '#contracts/money.ts'

// `contracts/money.ts` also holds a schema, and would bring zod to every screen that shows a price.

/** An amount as the API writes it, `"24.99"` → 2499. */
export function centsOf(amount: string): Cents {
  return Math.round(Number(amount) * 100)
}

/** `2499` → `"$24.99"`; with `decimals: 0`, `"$25"`. */
export function formatDollars(cents: Cents, { decimals = 2 }: { decimals?: 0 | 2 } = {}): string {
  return formats[decimals].format(cents / 100)
}

const dollars = (digits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
const formats = { 0: dollars(0), 2: dollars(2) }

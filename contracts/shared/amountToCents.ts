import type { Cents } from './money.ts'

/**
 * Parses a decimal amount of dollars without floating-point arithmetic.
 *
 * @returns whole cents, or null for anything but a plain decimal with at most two places.
 */
export function amountToCents(amount: string | number): Cents | null {
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(amount).trim())
  if (!match) return null
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] ? -cents : cents
}

import type { Cents } from '#contracts/shared/money.ts'

/**
 * Splits an amount in proportion to its parts, by the largest remainder; of equal remainders the first part gets the cent.
 * The shares add up to the amount, none is negative or larger than its part, and a larger part never gets a smaller share.
 * @param amountCents from 0 to the sum of the parts, at most $900,000, so that the products stay exact.
 */
export function splitCents(amountCents: Cents, parts: Cents[]): Cents[] {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  if (amountCents < 0 || amountCents > whole)
    throw new Error(`${amountCents} cents can’t be split into parts of ${whole} cents`)
  if (whole === 0) return parts
  const remainders = parts.map((part) => (part * amountCents) % whole)
  const shares = parts.map((part, index) => (part * amountCents - (remainders[index] ?? 0)) / whole)
  const missing = amountCents - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = [...parts.keys()].sort((one, other) => (remainders[other] ?? 0) - (remainders[one] ?? 0))
  for (const index of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

import type { Cents } from '#contracts/money.ts'

/**
 * Splits a discount in proportion; leftover cents go to the lines with the largest rounding loss.
 * @returns the amount left to pay for each line.
 */
export function spreadDiscount(lineCents: Cents[], discountCents: Cents): Cents[] {
  const total = lineCents.reduce((sum, cents) => sum + cents, 0)
  if (total === 0) return lineCents
  const exact = lineCents.map((cents) => (cents * discountCents) / total)
  const shares = exact.map(Math.floor)
  const leftover = discountCents - shares.reduce((sum, share) => sum + share, 0)
  const byLoss = exact
    .map((share, index) => ({ index, lost: share - Math.floor(share) }))
    .sort((one, other) => other.lost - one.lost || one.index - other.index)
  for (const { index } of byLoss.slice(0, leftover)) shares[index] = (shares[index] ?? 0) + 1
  return lineCents.map((cents, index) => cents - (shares[index] ?? 0))
}

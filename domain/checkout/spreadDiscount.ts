import type { Cents } from '#contracts/money.ts'

/**
 * Shares a discount out among lines by what they cost, to the cent: what rounding leaves over goes to the lines that
 * lost most by it, the first of equals first.
 *
 * @returns what is left to pay of each line, in order.
 */
export function spreadDiscount(lineCents: Cents[], discountCents: Cents): Cents[] {
  const total = lineCents.reduce((sum, cents) => sum + cents, 0)
  if (total === 0) return lineCents
  const exact = lineCents.map((cents) => (cents * discountCents) / total)
  const shares = exact.map(Math.floor)
  const left = discountCents - shares.reduce((sum, share) => sum + share, 0)
  const mostLost = exact
    .map((share, index) => ({ index, lost: share - Math.floor(share) }))
    .sort((one, other) => other.lost - one.lost || one.index - other.index)
  for (const { index } of mostLost.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return lineCents.map((cents, index) => cents - (shares[index] ?? 0))
}

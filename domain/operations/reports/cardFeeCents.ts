import type { Cents } from '#contracts/shared/money.ts'

/** An estimate from the settings `card_fee_percent` and `card_fee_cents`. */
export function cardFeeCents(totalCents: Cents, fee: { percent: number; cents: Cents }): Cents {
  return totalCents === 0 ? 0 : Math.round((totalCents * fee.percent) / 100) + fee.cents
}

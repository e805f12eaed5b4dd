import type { Cents } from '#contracts/money.ts'

/** What the card provider keeps of a payment, by the settings `card_fee_percent` and `card_fee_cents`; an estimate. */
export function cardFeeCents(totalCents: Cents, fee: { percent: number; cents: Cents }): Cents {
  return totalCents === 0 ? 0 : Math.round((totalCents * fee.percent) / 100) + fee.cents
}

import type { Cents } from '#contracts/shared/money.ts'

/** Either percent or an amount. */
type Reduction = { percent: number | null; amountCents: Cents | null }

/** What a payment costs. Rounded as the card provider does: the part that is taken off, to whole cents. */
export function offerPrice({ percent, amountCents }: Reduction, priceCents: Cents): Cents {
  const off = percent === null ? (amountCents ?? 0) : Math.round((priceCents * percent) / 100)
  return Math.max(0, priceCents - off)
}

import type { Cents } from '#contracts/money.ts'
import { offerPrice } from '../membershipOffers/offerPrice.ts'

/** What makes the next charges less; neither percent nor cents without a discount. */
export type Discount = {
  discountPercent: number | null
  discountCents: Cents | null
  /** Charges from then on are in full; null when it lasts forever. */
  discountEndsAt: Date | null
  /** Pays charges before the card does. */
  creditCents: Cents | null
}

type Reduced = Omit<Discount, 'creditCents'>

/** What a period of a running membership costs. */
export function chargeAt(membership: Reduced & { priceCents: Cents }, at: Date): Cents {
  const { priceCents, discountPercent: percent, discountCents: amountCents, discountEndsAt: endsAt } = membership
  return endsAt && endsAt <= at ? priceCents : offerPrice({ percent, amountCents }, priceCents)
}

/** What the card is charged for it. */
export const dueAt = (membership: Discount & { priceCents: Cents }, at: Date): Cents =>
  Math.max(0, chargeAt(membership, at) - (membership.creditCents ?? 0))

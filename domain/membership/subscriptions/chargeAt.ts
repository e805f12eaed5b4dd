import type { Cents } from '#contracts/shared/money.ts'
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

export type Priced = {
  /** What the card provider has now. */
  priceCents: Cents
  /** A price that its member was told of, and the first charge at it; null without one. */
  newPriceCents?: Cents | null
  newPriceFrom?: Date | null
}

type Reduced = Omit<Discount, 'creditCents'> & Priced

/** The price of a period that begins then, without a discount. */
export const priceAt = ({ priceCents, newPriceCents, newPriceFrom }: Priced, at: Date): Cents =>
  newPriceCents && newPriceFrom && newPriceFrom <= at ? newPriceCents : priceCents

/** What a period of a running membership costs. */
export function chargeAt(membership: Reduced, at: Date): Cents {
  const { discountPercent: percent, discountCents: amountCents, discountEndsAt: endsAt } = membership
  const cents = priceAt(membership, at)
  return endsAt && endsAt <= at ? cents : offerPrice({ percent, amountCents }, cents)
}

/** What the card is charged for it. */
export const dueAt = (membership: Discount & Priced, at: Date): Cents =>
  Math.max(0, chargeAt(membership, at) - (membership.creditCents ?? 0))

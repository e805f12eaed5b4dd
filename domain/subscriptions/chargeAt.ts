import type { Cents } from '#contracts/money.ts'
import { offerPrice } from '../membershipOffers/offerPrice.ts'

/** What the card provider takes off the next charges; neither percent nor cents without a discount. */
export type Discount = {
  discountPercent: number | null
  discountCents: Cents | null
  /** Charges from then on are in full; null when it lasts forever. */
  discountEndsAt: Date | null
}

/** What a charge of a running membership costs. */
export function chargeAt(membership: Discount & { priceCents: Cents }, at: Date): Cents {
  const { priceCents, discountPercent: percent, discountCents: amountCents, discountEndsAt: endsAt } = membership
  return endsAt && endsAt <= at ? priceCents : offerPrice({ percent, amountCents }, priceCents)
}

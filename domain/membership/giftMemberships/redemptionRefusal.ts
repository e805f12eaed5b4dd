export type GiftFacts = { redeemedAt: Date | null; voidedAt: Date | null; frozenAt: Date | null }

/** Why a code can't be redeemed, as the code of an error. */
export function redemptionRefusal({ redeemedAt, voidedAt, frozenAt }: GiftFacts) {
  if (redeemedAt) return 'gift_membership_used'
  if (voidedAt) return 'gift_membership_void'
  return frozenAt ? 'gift_membership_frozen' : null
}

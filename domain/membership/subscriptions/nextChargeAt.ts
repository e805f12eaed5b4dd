export type ChargeFacts = {
  currentPeriodEnd: Date | null
  /** It ends with the period. */
  cancelAtPeriodEnd: boolean
  /** The card provider charges nothing until the pause ends. */
  isCollectionPaused: boolean
  /** Null for a pause without a date, which someone set in the card provider's dashboard. */
  pausedUntil: Date | null
}

/** When the next charge is due; null while none is planned. A pause is not an end: its charge only comes later. */
export function nextChargeAt(membership: ChargeFacts): Date | null {
  const { currentPeriodEnd, cancelAtPeriodEnd, isCollectionPaused, pausedUntil } = membership
  if (cancelAtPeriodEnd) return null
  return pausedUntil ?? (isCollectionPaused ? null : currentPeriodEnd)
}

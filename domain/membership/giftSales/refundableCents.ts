import type { Cents } from '#contracts/shared/money.ts'

type Left = { amountCents: Cents; takenCents: Cents; balanceCents: Cents }

/** What is left on the card, and never more than was paid for it: what an order gave back counts, what was spent doesn't. */
export const refundableCents = ({ amountCents, takenCents, balanceCents }: Left): Cents =>
  Math.max(0, Math.min(balanceCents, amountCents - takenCents))

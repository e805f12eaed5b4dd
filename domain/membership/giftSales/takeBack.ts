import type { Cents } from '#contracts/shared/money.ts'

type Balance = {
  /** What the buyer or their bank has back. */
  backCents: Cents
  /** What was taken from the balance for it so far. */
  takenCents: Cents
  balanceCents: Cents
}

/**
 * What goes back to the buyer leaves the balance, and returns to it if the refund fails or the dispute is won. What was
 * spent can't be taken.
 */
export function takeBack({ backCents, takenCents, balanceCents }: Balance): { entryCents: Cents; missingCents: Cents } {
  const taken = Math.min(backCents, takenCents + Math.max(0, balanceCents))
  return { entryCents: takenCents - taken, missingCents: backCents - taken }
}

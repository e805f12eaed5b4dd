import { SMALLEST_PAYMENT_CENTS } from '#contracts/shared/constants.ts'
import type { Cents } from '#contracts/shared/money.ts'

/** What a gift card pays of a total. It leaves nothing, or as much as the card provider takes. */
export function giftPart(totalCents: Cents, balanceCents: Cents): Cents {
  const part = Math.max(0, Math.min(balanceCents, totalCents))
  const rest = totalCents - part
  if (rest === 0 || rest >= SMALLEST_PAYMENT_CENTS) return part
  return Math.max(0, totalCents - SMALLEST_PAYMENT_CENTS)
}

import type { Cents } from '#contracts/shared/money.ts'

/**
 * Also while the last refund is on its way. An order that cost nothing is not refunded.
 * @param order.restCents what can still be refunded.
 */
export const isFullyRefunded = ({ totalCents, restCents }: { totalCents: Cents; restCents: Cents }): boolean =>
  totalCents > 0 && restCents <= 0

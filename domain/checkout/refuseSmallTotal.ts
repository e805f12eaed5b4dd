import { SMALLEST_PAYMENT_CENTS } from '#contracts/constants.ts'
import type { Cents } from '#contracts/money.ts'
import { ShopError } from '../ShopError.ts'

/**
 * Stops before the card provider would refuse the amount. Today's discounts and shipping leave nothing or at least 75
 * cents, so this is for what an employee may set tomorrow.
 *
 * @throws ShopError `total_too_small`.
 */
export function refuseSmallTotal({ totalCents }: { totalCents: Cents }): void {
  if (totalCents > 0 && totalCents < SMALLEST_PAYMENT_CENTS) throw new ShopError('total_too_small')
}

import { SMALLEST_PAYMENT_CENTS } from '#contracts/constants.ts'
import type { Cents } from '#contracts/money.ts'
import { ShopError } from '../ShopError.ts'

/** The card provider rejects such amounts. @throws ShopError `total_too_small`. */
export function refuseSmallTotal({ totalCents }: { totalCents: Cents }): void {
  if (totalCents > 0 && totalCents < SMALLEST_PAYMENT_CENTS) throw new ShopError('total_too_small')
}

import { SMALLEST_PAYMENT_CENTS } from '#contracts/constants.ts'
import type { Cents } from '#contracts/money.ts'
import { ShopError } from '#domain/platform/ShopError.ts'

/** The card provider rejects such amounts. @throws ShopError `total_too_small`. */
export function refuseSmallTotal(dueCents: Cents): void {
  if (dueCents > 0 && dueCents < SMALLEST_PAYMENT_CENTS) throw new ShopError('total_too_small')
}

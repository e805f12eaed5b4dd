import { SMALLEST_PAYMENT_CENTS } from '#contracts/shared/constants.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { AppError } from '#domain/platform/AppError.ts'

/** The card provider rejects such amounts. @throws AppError `total_too_small`. */
export function refuseSmallTotal(dueCents: Cents): void {
  if (dueCents > 0 && dueCents < SMALLEST_PAYMENT_CENTS) throw new AppError('total_too_small')
}

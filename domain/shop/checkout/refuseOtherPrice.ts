import type { CreatePaymentInput } from '#contracts/shop/checkout.ts'
import { type Cents, centsOf } from '#contracts/shared/money.ts'
import { AppError } from '#domain/platform/AppError.ts'

/** A wallet charges what it has shown, or nothing. @throws AppError `cart_changed`, with the price of now. */
export function refuseOtherPrice(due: Cents, { due: shown }: Pick<CreatePaymentInput, 'due'>): void {
  if (shown !== undefined && centsOf(shown) !== due) throw new AppError('cart_changed.due', { due })
}

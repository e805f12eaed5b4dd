import type { BuyGiftCardInput } from '#contracts/giftCardSales.ts'
import { type Cents, centsOf } from '#contracts/money.ts'
import { sendDayProblem } from '#contracts/sendDay.ts'
import { ShopError } from '../ShopError.ts'

type Terms = { offer: Cents[]; isSignedIn: boolean; now: Date }

/** What the schema can't know: the amounts on sale, today, and the buyer. @throws ShopError `invalid_input`. */
export function refuseGiftCardForm(input: BuyGiftCardInput, { offer, isSignedIn, now }: Terms): void {
  const errors: Record<string, string> = {}
  if (offer.length === 0) errors['amount'] = 'Gift cards aren’t sold right now'
  else if (!offer.includes(centsOf(input.amount))) errors['amount'] = 'Please choose one of the amounts'
  const dayProblem = input.sendOn === undefined ? null : sendDayProblem(input.sendOn, now)
  if (dayProblem) errors['sendOn'] = dayProblem
  if (!isSignedIn && input.buyerEmail === undefined) errors['buyerEmail'] = 'Please enter your email address'
  if (Object.keys(errors).length > 0) throw new ShopError('invalid_input', { errors })
}

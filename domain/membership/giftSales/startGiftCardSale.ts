import { type Message, problem } from '#contracts/shared/problem.ts'
import type { BuyGiftCardInput, StartedGift } from '#contracts/membership/giftSales.ts'
import { centsOf } from '#contracts/shared/money.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readGiftCardOffer } from './readGiftCardOffer.ts'
import { refuseGiftForm } from './refuseGiftForm.ts'
import { startSale } from './startSale.ts'

/** @throws AppError `invalid_input`, and as `startSale`. */
export async function startGiftCardSale(req: Req, input: BuyGiftCardInput): Promise<StartedGift> {
  const amountCents = centsOf(input.amount)
  const wrongAmount = amountProblem(await readGiftCardOffer(req.pool), amountCents)
  refuseGiftForm(input, {
    isSignedIn: req.user !== null,
    now: req.now,
    ...(wrongAmount && { choice: { amount: wrongAmount } }),
  })
  return startSale(req, { ...input, amountCents, months: null, tax: null })
}

function amountProblem(offer: number[], amountCents: number): Message | null {
  if (offer.length === 0) return problem('Gift cards aren’t sold right now')
  return offer.includes(amountCents) ? null : problem('Please choose one of the amounts')
}

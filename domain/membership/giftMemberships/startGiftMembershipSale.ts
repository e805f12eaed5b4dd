import { problem } from '#contracts/shared/problem.ts'
import type { StartedGift } from '#contracts/membership/giftSales.ts'
import type { BuyGiftMembershipInput } from '#contracts/membership/giftMemberships.ts'
import { refuseGiftForm } from '../giftSales/refuseGiftForm.ts'
import { startSale } from '../giftSales/startSale.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { refuseOtherTax } from '../subscriptions/taxMembership.ts'
import { quoteGiftTax } from './quoteGiftTax.ts'
import { readGiftMembershipOffer } from './readGiftMembershipOffer.ts'

/**
 * The gift exists once the payment has succeeded.
 * @throws AppError `invalid_input`, `gift_card_sale_changed`, `tax_changed`, `card_provider_unreachable`, `unavailable`
 * (nothing was charged).
 */
export async function startGiftMembershipSale(req: Req, input: BuyGiftMembershipInput): Promise<StartedGift> {
  const { months, country, postalCode, tax, total, ...gift } = input
  const offer = await readGiftMembershipOffer(req.pool)
  const term = offer.find((one) => one.months === months)
  const wrongTerm =
    offer.length === 0 ? problem('Memberships aren’t sold as gifts right now') : problem('Please choose how long')
  refuseGiftForm(gift, { isSignedIn: req.user !== null, now: req.now, ...(!term && { choice: { months: wrongTerm } }) })
  if (!term) throw new AppError('invalid_input')
  const { priceCents } = term
  const due = await quoteGiftTax(req, priceCents, { country, postalCode })
  refuseOtherTax({ tax, total }, due && { priceCents, taxCents: due.cents })
  return startSale(req, { ...gift, amountCents: priceCents + (due?.cents ?? 0), months, tax: due })
}

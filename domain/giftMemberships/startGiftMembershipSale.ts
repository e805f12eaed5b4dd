import type { BuyGiftMembershipInput } from '#contracts/giftMemberships.ts'
import { refuseGiftForm } from '../giftCardSales/refuseGiftForm.ts'
import { startSale, type StartedSale } from '../giftCardSales/startSale.ts'
import type { Req } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { readGiftMembershipOffer } from './readGiftMembershipOffer.ts'

/**
 * The gift exists once the payment has succeeded.
 * @throws ShopError `invalid_input`, `gift_card_sale_changed`, `card_provider_unreachable` (nothing was charged).
 */
export async function startGiftMembershipSale(req: Req, input: BuyGiftMembershipInput): Promise<StartedSale> {
  const { months } = input
  const offer = await readGiftMembershipOffer(req.pool)
  const term = offer.find((one) => one.months === months)
  const problem = offer.length === 0 ? 'Memberships aren’t sold as gifts right now' : 'Please choose how long'
  refuseGiftForm(input, { isSignedIn: req.user !== null, now: req.now, ...(!term && { choice: { months: problem } }) })
  if (!term) throw new ShopError('invalid_input')
  return startSale(req, { ...input, amountCents: term.priceCents, months })
}

import type { MembershipPrices } from '#contracts/membershipPrices.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { ensurePrices } from '#providers/stripe/setUpPrices.ts'
import { ShopError } from '../ShopError.ts'

/** Nobody can buy at these prices until they are stored. @throws ShopError `card_provider_unreachable`. */
export async function offerPrices(prices: MembershipPrices): Promise<void> {
  try {
    await ensurePrices(prices)
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    const message = 'The card provider didn’t accept the new prices. Nothing was changed. Please try again later.'
    throw new ShopError('card_provider_unreachable', { message, cause: error })
  }
}

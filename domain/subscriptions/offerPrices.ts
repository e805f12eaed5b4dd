import type { MembershipPrices } from '#contracts/membershipPrices.ts'
import type { Database } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { ensurePrices } from '#providers/stripe/setUpPrices.ts'
import { isTaxed } from '../checkout/taxFor.ts'
import { ShopError } from '../ShopError.ts'
import { readBrand } from '../site/readBrand.ts'

/** Nobody can buy at these prices until they are stored. @throws ShopError `card_provider_unreachable`. */
export async function offerPrices(database: Database, prices: MembershipPrices, taxService: string): Promise<void> {
  const { brand } = await readBrand(database)
  try {
    await ensurePrices(prices, brand.name, { isTaxed: isTaxed(taxService) })
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    const message = 'The card provider didn’t accept the new prices. Nothing was changed. Please try again later.'
    throw new ShopError('card_provider_unreachable', { message, cause: error })
  }
}

import type { MembershipPrices } from '#contracts/membership/membershipPrices.ts'
import type { Database } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { ensurePrices } from '#providers/stripe/setUpPrices.ts'
import { isTaxed } from '#domain/shop/checkout/taxFor.ts'
import { ownersCardProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import { readBrand } from '#domain/platform/site/readBrand.ts'

/** Nobody can buy at these prices until they are stored. @throws AppError `card_provider_refused`, `card_provider_unreachable`. */
export async function offerPrices(database: Database, prices: MembershipPrices, taxService: string): Promise<void> {
  const { brand } = await readBrand(database)
  try {
    await ensurePrices(prices, brand.name, { isTaxed: isTaxed(taxService) })
  } catch (error) {
    throw error instanceof CardProviderError ? ownersCardProblem(error, 'the new prices') : error
  }
}

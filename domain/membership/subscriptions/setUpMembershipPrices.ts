import type { Database } from '#database/sql.ts'
import { setUpPrices } from '#providers/stripe/setUpPrices.ts'
import { isTaxed } from '#domain/shop/checkout/taxFor.ts'
import { readSetting } from '#domain/platform/settings/settings.ts'
import { readBrand } from '#domain/platform/site/readBrand.ts'
import { readMembershipPrices } from './readMembershipPrices.ts'

/** Creates what the card provider lacks for the stored prices and name. @returns what was created or changed. */
export async function setUpMembershipPrices(database: Database): Promise<string[]> {
  const prices = await readMembershipPrices(database)
  const { brand } = await readBrand(database)
  return setUpPrices(prices, brand.name, { isTaxed: isTaxed(await readSetting(database, 'tax_service')) })
}

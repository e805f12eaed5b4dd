import { hasWithdrawal } from '#contracts/markets.ts'
import type { MarketNotice } from '#contracts/marketNotice.ts'
import type { Database } from '#database/sql.ts'
import { readRates } from '../../checkout/readRates.ts'
import { readNotice } from '../../markets/readMarket.ts'

/** While the shop sells to a country with the right of withdrawal, all buyers of gifts have it: nobody asks where they live. */
export const offersGiftWithdrawal = async (database: Database): Promise<boolean> =>
  (await readRates(database)).countries.some(hasWithdrawal)

/** What the receipt repeats on a durable medium: Directive 2011/83/EU, article 8(7). The same for every country. */
export async function readGiftNotice(
  database: Database,
): Promise<Pick<MarketNotice, 'seller' | 'giftWithdrawal'> | null> {
  return readNotice(database, ANY_COUNTRY)
}

/** Countries differ in VAT and in who is responsible for goods, which gifts don't have. */
const ANY_COUNTRY = 'IE'

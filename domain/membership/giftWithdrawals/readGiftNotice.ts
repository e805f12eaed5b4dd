import { hasWithdrawal } from '#contracts/shop/markets.ts'
import type { Trader } from '#contracts/shop/withdrawalTerms.ts'
import type { Database } from '#database/sql.ts'
import { readRates } from '#domain/shop/checkout/readRates.ts'
import { readTrader } from '#domain/shop/markets/readMarket.ts'

/** While the shop sells to a country with the right of withdrawal, all buyers of gifts have it: nobody asks where they live. */
export const offersGiftWithdrawal = async (database: Database): Promise<boolean> =>
  (await readRates(database)).countries.some(hasWithdrawal)

/** What the receipt repeats on a durable medium: Directive 2011/83/EU, article 8(7). The same for every country. */
export const readGiftTrader = (database: Database): Promise<Trader | null> => readTrader(database, ANY_COUNTRY)

const ANY_COUNTRY = 'IE'

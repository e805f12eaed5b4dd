import type { MarketNotice } from '#contracts/marketNotice.ts'
import { hasWithdrawal } from '#contracts/markets.ts'
import { TRADER_SETTINGS } from '#contracts/marketSettings.ts'
import type { Database } from '#database/sql.ts'
import { readRates } from '../checkout/readRates.ts'
import { readSettings } from '#domain/platform/settings/settings.ts'
import { ShopError } from '#domain/platform/ShopError.ts'
import type { Trader } from '#contracts/withdrawalTerms.ts'
import { noticeFor } from './noticeFor.ts'
import { traderOf } from './traderOf.ts'

/** @throws ShopError `unsupported_country`. */
export async function readMarket(database: Database, country: string): Promise<MarketNotice | null> {
  const { countries } = await readRates(database)
  if (!countries.includes(country)) throw new ShopError('unsupported_country')
  return readNotice(database, country)
}

/** Also for a country that is not sold to any more: its orders keep their rights. */
export const readNotice = async (database: Database, country: string): Promise<MarketNotice | null> =>
  hasWithdrawal(country) ? noticeFor(country, await readSettings(database, [...TRADER_SETTINGS])) : null

/** Whom a buyer in a country with the right of withdrawal tells, also one that is not sold to any more; else null. */
export const readTrader = async (database: Database, country: string): Promise<Trader | null> =>
  hasWithdrawal(country) ? traderOf(await readSettings(database, [...TRADER_SETTINGS])) : null

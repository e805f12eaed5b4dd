import type { MarketNotice } from '#contracts/shop/marketNotice.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { textsIn } from '#texts/textsIn.ts'
import { hasWithdrawal } from '#contracts/shop/markets.ts'
import { TRADER_SETTINGS } from '#contracts/shop/marketSettings.ts'
import type { Database } from '#database/sql.ts'
import { readRates } from '../checkout/readRates.ts'
import { readSettings } from '#domain/platform/settings/settings.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { Trader } from '#contracts/shop/withdrawalTerms.ts'
import { noticeFor } from './noticeFor.ts'
import { traderOf } from './traderOf.ts'

/** @throws AppError `unsupported_country`. */
export async function readMarket(
  database: Database,
  country: string,
  language: Language,
): Promise<MarketNotice | null> {
  const { countries } = await readRates(database)
  if (!countries.includes(country)) throw new AppError('unsupported_country')
  return readNotice(database, country, language)
}

/** Also for a country that is not sold to any more: its orders keep their rights. */
export async function readNotice(
  database: Database,
  country: string,
  language: Language = 'en',
): Promise<MarketNotice | null> {
  if (!hasWithdrawal(country)) return null
  return noticeFor(country, await readSettings(database, [...TRADER_SETTINGS]), textsIn(language))
}

/** Whom a buyer in a country with the right of withdrawal tells, also one that is not sold to any more; else null. */
export const readTrader = async (database: Database, country: string): Promise<Trader | null> =>
  hasWithdrawal(country) ? traderOf(await readSettings(database, [...TRADER_SETTINGS])) : null

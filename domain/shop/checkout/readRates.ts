import type { Database } from '#database/sql.ts'
import { readSettings } from '#domain/platform/settings/settings.ts'
import { parseRates, RATE_SETTINGS } from './parseRates.ts'
import type { ShippingRates } from './ShippingRates.ts'

export const readRates = async (database: Database): Promise<ShippingRates> =>
  parseRates(await readSettings(database, [...RATE_SETTINGS]))

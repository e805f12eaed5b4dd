import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeValidateHook } from 'payload'
import { isMarketSetting } from '#contracts/shop/marketSettings.ts'
import { PRICE_SETTINGS } from '#contracts/membership/priceSettings.ts'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { row, sql } from '#database/sql.ts'
import type { SiteSetting } from '../../../payload-types.ts'

/**
 * Without its row a price would be the default one, which may not exist at the card provider, and a detail that the law
 * asks for would be empty. @throws APIError 409.
 */
export const keepPriceRow: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const setting = sql<{ key: string }>`select key from site_settings where id = ${Number(id)}`
  const found = await row(await databaseOfRequest(req), setting)
  if (isKept(found?.key)) throw refused(found?.key, 'deleted')
}

/** Renaming a row would remove its price too, or turn another value into a price. @throws APIError 409. */
export const keepPriceName: CollectionBeforeValidateHook<SiteSetting> = ({ data, originalDoc }) => {
  const isRenamed = originalDoc && data?.key !== undefined && data.key !== originalDoc.key
  if (isRenamed && (isKept(data.key) || isKept(originalDoc.key)))
    throw refused(isKept(data.key) ? data.key : originalDoc.key, 'renamed')
  return data
}

const isKept = (key: unknown): boolean => isPrice(key) || isMarketSetting(key)
const isPrice = (key: unknown): boolean => PRICE_SETTINGS.some((price) => price === key)

const refused = (key: unknown, what: string): APIError =>
  new APIError(
    isPrice(key)
      ? `The membership needs this price, so it can’t be ${what}. Change the price in the settings.`
      : `Where you may sell depends on this setting, so it can’t be ${what}. Change it in the settings.`,
    409,
    null,
    true,
  )

import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeValidateHook } from 'payload'
import { PRICE_SETTINGS } from '#contracts/priceSettings.ts'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { row, sql } from '#database/sql.ts'
import type { SiteSetting } from '../../payload-types.ts'

/** Without its row the default price applies, which may not exist at the card provider. @throws APIError 409. */
export const keepPriceRow: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const setting = sql<{ key: string }>`select key from site_settings where id = ${Number(id)}`
  const found = await row(await databaseOfRequest(req), setting)
  if (isPrice(found?.key)) throw refused('deleted')
}

/** Renaming a row would remove its price too, or turn another value into a price. @throws APIError 409. */
export const keepPriceName: CollectionBeforeValidateHook<SiteSetting> = ({ data, originalDoc }) => {
  const isRenamed = originalDoc && data?.key !== undefined && data.key !== originalDoc.key
  if (isRenamed && (isPrice(data.key) || isPrice(originalDoc.key))) throw refused('renamed')
  return data
}

const isPrice = (key: unknown): boolean => PRICE_SETTINGS.some((price) => price === key)

const refused = (what: string): APIError =>
  new APIError(
    `The membership needs this price, so it can’t be ${what}. Change the price in the settings.`,
    409,
    null,
    true,
  )

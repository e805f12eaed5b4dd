import { dynamicSql, type Statement } from '#database/sql.ts'
import { RATE_SETTINGS } from './parseRates.ts'

export const TERM_SETTINGS = ['member_discount_percent', ...RATE_SETTINGS] as const

/** Identifies the stored rates and discount, so that paying can tell whether they changed since the cart was shown. */
export const priceTerms: Statement = dynamicSql`
  (select md5(coalesce(string_agg(key || '=' || coalesce(value, ''), ',' order by key), '')) from site_settings
    where key = any(${TERM_SETTINGS}))`

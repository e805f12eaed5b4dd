import type { SettingKey } from '../platform/settings.ts'

/** What the owner enters about herself before she sells to Europe. */
export const TRADER_SETTINGS = [
  'trader_name',
  'trader_address',
  'trader_email',
  'trader_phone',
  'trader_register',
  'returns_address',
  'vat_wording',
  'trader_vat_number',
  'eu_responsible',
] as const satisfies SettingKey[]

/** Checked together: where she sells decides what she must enter. */
export const MARKET_SETTINGS = [
  'shipping_countries',
  'tax_service',
  'parts_off',
  ...TRADER_SETTINGS,
] as const satisfies SettingKey[]

export const isMarketSetting = (key: unknown): boolean => MARKET_SETTINGS.some((known) => known === key)

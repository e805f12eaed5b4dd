import { hasWithdrawal } from '#contracts/shop/markets.ts'
import { isPartOn, parsePartsOff } from '#contracts/platform/siteParts.ts'
import { parseShippingTable } from '#contracts/shop/shippingTable.ts'
import type { SettingKey } from '#contracts/platform/settings.ts'
import { validSetting } from '#domain/platform/settings/settings.ts'
import type { ShippingRates } from './ShippingRates.ts'

export const RATE_SETTINGS = [
  'shipping_us_cents',
  'shipping_express_us_cents',
  'shipping_ca_cents',
  'shipping_elsewhere_cents',
  'free_shipping_from_cents',
  'own_shipping_us',
  'own_shipping_ca',
  'own_shipping_elsewhere',
  'own_shipping_free',
  'own_handling_days',
  'express_states',
  'shipping_countries',
  'parts_off',
] as const satisfies SettingKey[]

type RateSettings = Record<(typeof RATE_SETTINGS)[number], string>

/** An invalid value counts as the default. */
export function parseRates(settings: RateSettings): ShippingRates {
  const valid = (key: keyof RateSettings): string => validSetting(key, settings[key])
  const isInEurope = isPartOn('europe', parsePartsOff(settings.parts_off))
  return {
    standardUs: Number(valid('shipping_us_cents')),
    expressUs: Number(valid('shipping_express_us_cents')),
    canada: Number(valid('shipping_ca_cents')),
    elsewhere: Number(valid('shipping_elsewhere_cents')),
    freeFrom: Number(valid('free_shipping_from_cents')),
    own: {
      us: parseShippingTable(valid('own_shipping_us')) ?? [],
      canada: parseShippingTable(valid('own_shipping_ca')) ?? [],
      elsewhere: parseShippingTable(valid('own_shipping_elsewhere')) ?? [],
    },
    isOwnFree: valid('own_shipping_free') === 'on',
    ownHandlingDays: Number(valid('own_handling_days')),
    expressStates: listOf(valid('express_states')),
    countries: listOf(valid('shipping_countries')).filter((country) => isInEurope || !hasWithdrawal(country)),
  }
}

const listOf = (text: string): string[] => (text === '' ? [] : text.split(','))

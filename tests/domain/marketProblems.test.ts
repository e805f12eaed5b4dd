import { describe, expect, it } from 'vitest'
import { SHIPPING_COUNTRIES } from '#contracts/shop/shippingCountries.ts'
import { marketProblems } from '#contracts/shop/marketProblems.ts'
import { marketOf } from '#contracts/shop/markets.ts'
import { SETTINGS, type SettingKey } from '#contracts/platform/settings.ts'
import { TRADER } from '../support/markets.ts'

const defaults = Object.fromEntries(Object.entries(SETTINGS).map(([key, { value }]) => [key, value])) as Record<
  SettingKey,
  string
>
const problemsOf = (change: Partial<typeof defaults>) => Object.keys(marketProblems({ ...defaults, ...change })).sort()
const EU = { ...TRADER, shipping_countries: 'US,DE' }
const UK = { ...TRADER, shipping_countries: 'US,GB', eu_responsible: '' }

it('the shop sells to the United States and Canada by default', () => {
  expect(defaults.shipping_countries).toBe('US,CA')
})

it('every country of the European Economic Area on offer follows its law', () => {
  const others = SHIPPING_COUNTRIES.filter((country) => marketOf(country) === 'other')
  expect(others).toEqual(['US', 'CA', 'AU', 'CH', 'JP', 'NZ'])
})

describe('selling to', () => {
  it.each<[string, Partial<typeof defaults>, string[]]>([
    ['countries outside Europe needs nothing', { shipping_countries: 'US,CA,AU,JP,CH' }, []],
    ['the EU with every detail is fine', EU, []],
    ['the UK needs nobody in the EU', UK, []],
    ['the EU needs a name', { ...EU, trader_name: '  ' }, ['shipping_countries', 'trader_name']],
    ['the EU needs someone in the EU', { ...EU, eu_responsible: '' }, ['eu_responsible', 'shipping_countries']],
    ['the UK needs an address for returns', { ...UK, returns_address: '' }, ['returns_address', 'shipping_countries']],
    [
      'the EU with nothing entered names each detail',
      { shipping_countries: 'DE' },
      [
        'eu_responsible',
        'returns_address',
        'shipping_countries',
        'trader_address',
        'trader_email',
        'trader_name',
        'trader_phone',
        'vat_wording',
      ],
    ],
    [
      'prices with VAT need its number',
      { ...EU, vat_wording: 'included' },
      ['shipping_countries', 'trader_vat_number'],
    ],
    ['prices with VAT and its number are fine', { ...EU, vat_wording: 'included', trader_vat_number: 'IM1' }, []],
    ['VAT at checkout needs Stripe Tax', { ...EU, vat_wording: 'checkout' }, ['vat_wording']],
    ['VAT at checkout with Stripe Tax is fine', { ...EU, vat_wording: 'checkout', tax_service: 'stripe' }, []],
    ['VAT on delivery contradicts Stripe Tax', { ...EU, tax_service: 'stripe' }, ['vat_wording']],
  ])('%s', (_what, values, problems) => {
    expect(problemsOf(values)).toEqual(problems)
  })
})

it('the refusal names the countries and the fields', () => {
  const { shipping_countries: says } = marketProblems({ ...defaults, ...EU, trader_phone: '' })
  expect(says).toBe(
    'Before you sell to Germany, fill in “Your phone number” under “Selling in Europe”. The law there asks for it; each field says why and what it costs you.',
  )
})

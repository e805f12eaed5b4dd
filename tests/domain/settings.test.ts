import { describe, expect, it } from 'vitest'
import { lookupKeyOf } from '#contracts/membership/membershipPrices.ts'
import { settingProblem, settingsProblems } from '#contracts/platform/settingProblem.ts'
import { SETTINGS, type SettingKey } from '#contracts/platform/settings.ts'
import { parseRates, RATE_SETTINGS } from '#domain/shop/checkout/parseRates.ts'
import { DEFAULT_RATES } from '../support/defaultRates.ts'
import { parseMembershipPrices } from '#domain/membership/subscriptions/readMembershipPrices.ts'

const defaults = Object.fromEntries(Object.entries(SETTINGS).map(([key, { value }]) => [key, value])) as Record<
  SettingKey,
  string
>

it('every default passes its own check', () => {
  expect(settingsProblems(defaults)).toEqual({})
})

describe('a setting', () => {
  it.each([
    ['monthly_price_cents', '100', true],
    ['monthly_price_cents', '99999', true],
    ['monthly_price_cents', '99', false],
    ['monthly_price_cents', '100000', false],
    ['monthly_price_cents', '', false],
    ['monthly_price_cents', '-100', false],
    ['monthly_price_cents', '1e3', false],
    ['monthly_price_cents', ' 1212', false],
    ['shipping_us_cents', '0', true],
    ['trial_days', '0', true],
    ['trial_days', '90', true],
    ['trial_days', '91', false],
    ['card_fee_percent', '2.95', true],
    ['card_fee_percent', '2.955', false],
    ['express_states', '', true],
    ['express_states', 'TX,CA', true],
    ['express_states', 'tx', false],
    ['shipping_countries', '', false],
    ['shipping_countries', 'US', true],
    ['shipping_countries', 'US,ZZ', false],
    ['contact_email', '', true],
    ['a key of her own', 'anything', true],
  ] as const)('%s takes %j: %s', (key, value, isFine) => {
    expect(settingProblem(key, value) === null).toBe(isFine)
  })

  it.each([
    ['1212', '1212', true],
    ['1212', '1211', false],
    ['11500', '11500', true],
    ['11501', '11500', false],
  ])('monthly %s and annual %s fit together: %s', (monthly, annual, isFine) => {
    const values = { ...defaults, monthly_price_cents: monthly, annual_price_cents: annual }
    expect(Object.keys(settingsProblems(values)).length === 0).toBe(isFine)
  })
})

describe('a stored setting', () => {
  it('gives the specification’s rates and prices by default', () => {
    const rates = Object.fromEntries(RATE_SETTINGS.map((key) => [key, defaults[key]])) as typeof defaults
    expect(parseRates(rates)).toEqual(DEFAULT_RATES)
    expect(parseMembershipPrices(defaults)).toEqual({ monthly: 1212, annual: 11500, trialDays: 7 })
  })

  it('counts as the default where it is invalid', () => {
    const broken = { ...defaults, shipping_us_cents: '-5', shipping_countries: 'nowhere', trial_days: 'many' }
    expect(parseRates(broken)).toEqual(DEFAULT_RATES)
    expect(parseMembershipPrices(broken).trialDays).toBe(7)
  })
})

it.each([
  ['monthly', 1212, 'membership_monthly'],
  ['monthly', 1599, 'membership_monthly_1599'],
  ['annual', 11500, 'membership_annual'],
  ['annual', 14900, 'membership_annual_14900'],
] as const)('the %s price of %d cents has the lookup key %s', (plan, cents, key) => {
  expect(lookupKeyOf(plan, cents)).toBe(key)
})

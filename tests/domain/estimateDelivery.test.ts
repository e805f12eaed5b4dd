import { expect, it } from 'vitest'
import { deliveryText } from '#contracts/shop/deliveryText.ts'
import { transitOf } from '#contracts/shop/transitTimes.ts'
import { estimateDelivery, estimateParcels } from '#domain/shop/checkout/estimateDelivery.ts'

it.each([
  // Ships Wednesday to Friday.
  ['US', 'standard', '2026-11-24', '2026-12-02', '2026-12-08'],
  ['US', 'express', '2026-11-24', '2026-11-27', '2026-12-02'],
  // The weekend counts neither for printing nor on the way.
  ['US', 'standard', '2026-11-27', '2026-12-07', '2026-12-11'],
  ['US', 'standard', '2026-11-28', '2026-12-07', '2026-12-11'],
  ['US', 'standard', '2026-11-29', '2026-12-07', '2026-12-11'],
  // Calendar days on the way, but nothing arrives on a weekend.
  ['CA', 'standard', '2026-11-24', '2026-12-02', '2026-12-11'],
  ['CA', 'standard', '2026-11-27', '2026-12-07', '2026-12-16'],
  ['DE', 'standard', '2026-11-24', '2026-12-07', '2026-12-18'],
  ['JP', 'standard', '2026-12-24', '2027-01-04', '2027-01-19'],
] as const)('an order to %s by %s of %s arrives from %s to %s', (country, method, day, from, to) => {
  for (const time of ['T00:00:00Z', 'T23:59:59Z'])
    expect(estimateDelivery({ country, method, now: new Date(day + time) })).toEqual({ from, to })
})

const ON_TUESDAY = new Date('2026-11-24T12:00:00Z')
const printed = { from: '2026-12-02', to: '2026-12-08' }

it.each([
  ['only printed goods', 'US', 'standard', true, null, { printed, own: null }],
  // Packed on Friday, then five to seven business days.
  ['only own goods', 'US', 'standard', false, 3, { printed: null, own: { from: '2026-12-04', to: '2026-12-08' } }],
  ['both', 'US', 'standard', true, 10, { printed, own: { from: '2026-12-15', to: '2026-12-17' } }],
  [
    'own goods that leave the same day',
    'US',
    'express',
    false,
    0,
    { printed: null, own: { from: '2026-11-26', to: '2026-11-27' } },
  ],
  ['own goods to Canada', 'CA', 'standard', false, 1, { printed: null, own: { from: '2026-12-02', to: '2026-12-09' } }],
  ['nothing', 'US', 'standard', false, null, { printed: null, own: null }],
] as const)('an order of %s has a date for each parcel', (_, country, method, isPrinted, ownHandlingDays, days) => {
  expect(estimateParcels({ country, method, now: ON_TUESDAY }, { isPrinted, ownHandlingDays })).toEqual(days)
})

it.each([
  [{ from: '2026-12-03', to: '2026-12-09' }, 'Dec 3–9'],
  [{ from: '2026-11-30', to: '2026-12-04' }, 'Nov 30 – Dec 4'],
  [{ from: '2026-12-31', to: '2026-12-31' }, 'Dec 31'],
  [{ from: '2026-12-31', to: '2027-01-02' }, 'Dec 31 – Jan 2'],
])('%j is written as %s', (days, text) => {
  expect(deliveryText(days)).toBe(text)
})

it.each([
  ['US', 'standard', '5-7 business days'],
  ['US', 'express', '2-3 business days'],
  ['CA', 'standard', '7-14 days'],
  ['DE', 'standard', '10-21 days'],
] as const)('%s by %s keeps the phrase %s', (country, method, text) => {
  const { min, max, unit } = transitOf(country, method)
  expect(`${min}-${max} ${unit}`).toBe(text)
})

import { expect, it } from 'vitest'
import { centsIn, dayIn, daysIn, momentIn } from '#texts/formats.ts'

const at = (text: string) => new Date(text)

it.each([
  [2499, '$24.99', '24,99\u00a0$'],
  [-102_400, '-$1,024.00', '-1.024,00\u00a0$'],
])('%i cents', (cents, english, german) => {
  expect([centsIn('en', cents), centsIn('de', cents)]).toEqual([english, german])
})

it.each([
  ['2026-03-04T23:59:59Z', 'March 4, 2026', '4. März 2026'],
  ['2026-12-31T00:00:00Z', 'December 31, 2026', '31. Dezember 2026'],
])('the day of %s', (instant, english, german) => {
  expect([dayIn('en', at(instant)), dayIn('de', at(instant))]).toEqual([english, german])
})

it.each([
  ['2026-12-01T12:05:00Z', 'December 1, 2026 at 12:05 PM UTC', '1. Dezember 2026, 12:05 Uhr UTC'],
  ['2026-12-01T00:05:00Z', 'December 1, 2026 at 12:05 AM UTC', '1. Dezember 2026, 00:05 Uhr UTC'],
])('the moment %s', (instant, english, german) => {
  expect([momentIn('en', at(instant)), momentIn('de', at(instant))]).toEqual([english, german])
})

it('a moment with seconds', () => {
  const moment = at('2026-06-14T09:41:07Z')
  expect(momentIn('en', moment, { hasSeconds: true })).toBe('June 14, 2026 at 9:41:07 AM UTC')
  expect(momentIn('de', moment, { hasSeconds: true })).toBe('14. Juni 2026, 09:41:07 Uhr UTC')
})

it.each([
  ['2026-12-03', '2026-12-09', 'Dec 3–9', '3.–9. Dez.'],
  ['2026-11-30', '2026-12-04', 'Nov 30 – Dec 4', '30. Nov. – 4. Dez.'],
  ['2026-05-03', '2026-05-03', 'May 3', '3. Mai'],
])('the days from %s to %s', (from, to, english, german) => {
  expect([daysIn('en', { from, to }), daysIn('de', { from, to })]).toEqual([english, german])
})

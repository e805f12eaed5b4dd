import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstSentence } from '#contracts/shop/plainText.ts'
import { dayOf, dateTimeOf } from '../../web/src/lib/dates.ts'
import { t } from '../../web/src/lib/text.ts'
import { formatCents } from '#contracts/shared/money.ts'

const CENTS = [0, 1, 99, 100, 1212, 2499, 2550, 99_999, 100_000, 123_456_789, -1, -5, -2499, -100_000]

describe('an amount', () => {
  it.each([0, 2] as const)('with %d decimals is formatted for the United States', (decimals) => {
    const written = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    expect(CENTS.map((cents) => formatCents(cents, { decimals }))).toEqual(
      CENTS.map((cents) => written.format(cents / 100)),
    )
  })
})

describe('a count', () => {
  it.each([
    [0, '0 views'],
    [1, '1 view'],
    [999, '999 views'],
    [2104, '2,104 views'],
    [1_000_000, '1,000,000 views'],
  ])('of %d is %s', (count, words) => {
    expect(t('{count, plural, one {# view} other {# views}}', { count })).toBe(words)
  })
})

describe('a date', () => {
  const dates = Array.from({ length: 400 }, (_, index) => new Date(Date.UTC(2026, 0, 1) + index * 86_700_123))
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  // Newer engines use a narrow no-break space before AM and PM.
  const plain = (text: string) => text.replaceAll('\u202f', ' ')

  beforeEach(() => void vi.stubEnv('TZ', 'America/New_York'))
  afterEach(() => void vi.unstubAllEnvs())

  it('is formatted for the United States, the same in every time zone', () => {
    expect(dates[0]?.getHours()).toBe(19)
    expect(dates.map(dayOf)).toEqual(dates.map((date) => day.format(date)))
    expect(dates.map((date) => dateTimeOf(date))).toEqual(dates.map((date) => `${plain(moment.format(date))} UTC`))
  })
})

describe('the first sentence', () => {
  it.each([
    ['Soft. Warm.', 'Soft.'],
    ['Holds 0.33 l of coffee. Dishwasher safe.', 'Holds 0.33 l of coffee.'],
    ['Made by J. Smith and sons', 'Made by J.'],
    ['Comes in approx. two weeks. Wait.', 'Comes in approx. two weeks.'],
    ['Really?! Yes.', 'Really?!'],
    ['“Soft.” He knows.', '“Soft.”'],
    ['Wait … and see. Then go.', 'Wait … and see.'],
    ['软。暖。', '软。'],
    ['No end', 'No end'],
    ['Weighs approx. 300 g. Warm.', 'Weighs approx. 300 g.'],
    ['No. 5 is soft. Yes.', 'No. 5 is soft.'],
    ['Really? yes.', 'Really?'],
  ])('of %j is %j, where browsers end it', (text, first) => {
    const [segment] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)
    expect(firstSentence(text)).toBe(first)
    expect(segment?.segment.trim()).toBe(first)
  })
})

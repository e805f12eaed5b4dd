import { describe, expect, it } from 'vitest'
import { firstSentence } from '../../web/src/features/merchandise/plainText.ts'
import { countOf } from '../../web/src/lib/countOf.ts'
import { formatDollars } from '../../web/src/lib/dollars.ts'

const CENTS = [0, 1, 99, 100, 1212, 2499, 2550, 99_999, 100_000, 123_456_789, -1, -5, -2499, -100_000]

describe('an amount', () => {
  it.each([0, 2] as const)('with %d decimals is written as in the United States', (decimals) => {
    const written = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    expect(CENTS.map((cents) => formatDollars(cents, { decimals }))).toEqual(
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
    expect(countOf(count, 'view', 'views')).toBe(words)
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
  ])('of %j is %j, where browsers end it', (text, first) => {
    const [segment] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)
    expect(firstSentence(text)).toBe(first)
    expect(segment?.segment.trim()).toBe(first)
  })
})

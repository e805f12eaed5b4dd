import { describe, expect, it } from 'vitest'
import { amountToCents } from '#contracts/shared/amountToCents.ts'
import { centsToAmount, checkCents, formatCents } from '#contracts/shared/money.ts'

describe('cents', () => {
  it.each([
    [0, '0.00'],
    [1, '0.01'],
    [10, '0.10'],
    [99, '0.99'],
    [100, '1.00'],
    [2499, '24.99'],
    [-5, '-0.05'],
    [-2499, '-24.99'],
    [123_456_789, '1234567.89'],
  ])('%d cents are %j', (cents, amount) => {
    expect(centsToAmount(cents)).toBe(amount)
    expect(amountToCents(amount)).toBe(cents)
  })

  it('survive a round trip through every price', () => {
    const cents = Array.from({ length: 20_000 }, (_, index) => index)
    expect(cents.map((value) => amountToCents(Number(centsToAmount(value))))).toEqual(cents)
  })

  it.each([
    [1.1, 110],
    [1.15, 115],
    [4.35, 435],
    [19.99, 1999],
    ['5', 500],
    [' 5.5 ', 550],
    ['-0.01', -1],
  ])('%j is %d cents', (amount, cents) => {
    expect(amountToCents(amount)).toBe(cents)
  })

  it.each([
    '',
    'abc',
    '1.234',
    '1,50',
    '1e3',
    '$5',
    '.5',
    '5.',
    '--5',
    'NaN',
    Number.NaN,
    Infinity,
    1e21,
    1e-7,
    0.1 + 0.2,
    '١',
  ])('are not parsed from %j', (amount) => {
    expect(amountToCents(amount)).toBeNull()
  })

  it.each([
    [2499, undefined, '$24.99'],
    [7500, { decimals: 0 } as const, '$75'],
    [100_000, undefined, '$1,000.00'],
    [0, undefined, '$0.00'],
  ])('%d with options %j are formatted as %s', (cents, options, text) => {
    expect(formatCents(cents, options)).toBe(text)
  })

  it.each([
    [0, true],
    [6450, true],
    [-1, 'Please enter an amount such as 12.34'],
    [1.5, 'Please enter an amount such as 12.34'],
    ['64.505', 'Please enter an amount such as 12.34'],
    [2 ** 53, 'Please enter an amount such as 12.34'],
    [null, 'Please enter an amount'],
    [undefined, 'Please enter an amount'],
  ])('entered as %j validate as %j', (written, verdict) => {
    expect(checkCents(written, true)).toBe(verdict)
  })

  it('may be empty when optional', () => {
    expect(checkCents(null, false)).toBe(true)
  })
})

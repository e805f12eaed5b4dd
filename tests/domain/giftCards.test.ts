import { describe, expect, it } from 'vitest'
import { redeemGiftInput } from '#contracts/membership/redeemGift.ts'
import { applyGiftCardInput } from '#contracts/shop/giftCards.ts'
import { createSecretCode } from '#domain/platform/secretCode.ts'
import { giftHold } from '#domain/shop/giftCards/giftHold.ts'
import { giftPart } from '#domain/shop/giftCards/giftPart.ts'

describe('what a gift card pays of a total', () => {
  it.each([
    // total, balance, part
    [3098, 10_000, 3098],
    [3098, 3098, 3098],
    [3098, 1000, 1000],
    [3098, 3048, 3048],
    [3098, 3049, 3048],
    [3098, 3097, 3048],
    [3098, 0, 0],
    [3098, -5, 0],
    [0, 1000, 0],
    [40, 1000, 40],
    [40, 10, 0],
    [50, 10, 0],
    [60, 20, 10],
  ])('of %i cents with a balance of %i is %i', (total, balance, part) => {
    expect(giftPart(total, balance)).toBe(part)
  })
})

describe('an order that a gift card pays', () => {
  const card = { lastFour: 'WXYZ', paidCents: 1000, isActive: true, isFrozen: false, owedCents: 0 }

  it.each([
    [{}, null],
    [{ isFrozen: true }, 'gift-frozen'],
    [{ isFrozen: true, isActive: false, owedCents: 5 }, 'gift-frozen'],
    [{ owedCents: 1 }, 'gift-owing'],
    [{ owedCents: 1, isActive: false }, 'gift-owing'],
    [{ isActive: false }, 'gift-inactive'],
    [{ paidCents: 1, isFrozen: true }, 'gift-frozen'],
    [{ paidCents: 0, isFrozen: true, isActive: false, owedCents: 5 }, null],
    [{ paidCents: -1, isFrozen: true }, null],
  ])('and that differs by %j waits for %s', (facts, kind) => {
    expect(giftHold({ ...card, ...facts })?.kind ?? null).toBe(kind)
  })
})

it.each([
  ['HUNT', true],
  ['KILN', true],
  ['STONES', true],
  ['GIFTED', true],
  ['GIFT', false],
  ['STONE', false],
])('a gift membership may have a code that begins with %s: %s', (word, isCode) => {
  expect(redeemGiftInput.safeParse({ code: `${word}-2345-6789-ABCD-EFGH` }).success).toBe(isCode)
})

describe('the code of a gift card', () => {
  it('is read as people type it', () => {
    const code = createSecretCode('GIFT')
    expect(code).toMatch(/^GIFT(-[2-9A-HJ-NP-Z]{4}){4}$/)
    const plain = code.replaceAll('-', '')
    for (const typed of [code, code.toLowerCase(), ` ${code.replaceAll('-', ' ')} `, plain])
      expect(applyGiftCardInput.parse({ code: typed })).toEqual({ code: plain })
  })

  it.each(['', 'GIFT', 'GIFT-1111-1111-1111-1111', 'AGATE10', 'GIFT-2345-6789-ABCD-EFG', 'x'.repeat(61)])(
    'is not %j',
    (code) => {
      expect(applyGiftCardInput.safeParse({ code }).success).toBe(false)
    },
  )
})

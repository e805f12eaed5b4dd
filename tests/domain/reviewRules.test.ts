import { describe, expect, it } from 'vitest'
import { reviewListingOf, withReviewListing } from '#contracts/shop/reviewPages.ts'
import { reviewState } from '#contracts/shop/reviewState.ts'
import { isDueToAsk, statusAfterEdit } from '#domain/shop/reviews/reviewRules.ts'

describe('an order can be reviewed', () => {
  it.each([
    ['paid', 'shipped', 'open'],
    ['paid', 'partially_shipped', 'open'],
    ['paid', 'delivered', 'open'],
    ['partially_refunded', 'delivered', 'open'],
    ['refunded', 'delivered', 'open'],
    ['refunded', 'shipped', 'closed'],
    ['refunded', 'cancelled', 'closed'],
    ['paid', 'cancelled', 'closed'],
    ['paid', 'none', 'not-shipped'],
    ['paid', 'in_production', 'not-shipped'],
    ['paid', 'needs_attention', 'not-shipped'],
    ['pending', 'none', 'closed'],
    ['failed', 'none', 'closed'],
  ] as const)('%s and %s: %s', (payment, fulfilment, state) => {
    expect(reviewState({ payment, fulfilment, isReplacement: false })).toBe(state)
    expect(reviewState({ payment, fulfilment, isReplacement: true })).toBe('closed')
  })
})

describe('the buyer is asked', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 86_400_000)
  it.each([
    ['not before two weeks after the delivery', { shipped: 0, delivered: 5 }, 18.9, false],
    ['two weeks after the delivery', { shipped: 0, delivered: 5 }, 19, true],
    ['no later than two months after the delivery', { shipped: 0, delivered: 5 }, 65, false],
    ['not yet while a delivery could still be reported', { shipped: 0, delivered: null }, 34.9, false],
    ['five weeks after shipping, when nobody reports a delivery', { shipped: 0, delivered: null }, 35, true],
  ])('%s', (_title, { shipped, delivered }, now, isDue) => {
    const sent = { shippedAt: day(shipped), deliveredAt: delivered === null ? null : day(delivered) }
    expect(isDueToAsk(sent, day(now))).toBe(isDue)
  })
})

describe('an edited review', () => {
  const text = { content: 'Good shirt', photoId: null }
  it.each([
    ['published', text, 'published'],
    ['published', { ...text, content: 'Bad shirt' }, 'pending'],
    ['published', { ...text, photoId: 5 }, 'pending'],
    ['pending', { ...text, content: 'Bad shirt' }, 'pending'],
    ['hidden', { ...text, content: 'Bad shirt' }, 'hidden'],
  ] as const)('that was %s and becomes %j is %s', (before, after, status) => {
    expect(statusAfterEdit(before, text, after)).toBe(status)
  })
})

describe('the address of a listing', () => {
  it.each([
    ['', { sort: 'newest', page: 1 }],
    ['?reviews=lowest&reviewPage=3', { sort: 'lowest', page: 3 }],
    ['?reviews=drop&reviewPage=-1', { sort: 'newest', page: 1 }],
    ['?reviewPage=9999', { sort: 'newest', page: 1000 }],
  ] as const)('%s is read', (search, listing) => {
    expect(reviewListingOf(new URLSearchParams(search))).toEqual(listing)
  })

  it('keeps what else the address says', () => {
    const search = new URLSearchParams('variant=5&reviews=lowest&reviewPage=3')
    expect(withReviewListing(search, { sort: 'highest', page: 1 })).toBe('?variant=5&reviews=highest#reviews')
    expect(withReviewListing(search, { sort: 'newest', page: 2 })).toBe('?variant=5&reviewPage=2#reviews')
  })
})

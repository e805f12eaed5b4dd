import { describe, expect, it } from 'vitest'
import { buyGiftCardInput } from '#contracts/membership/giftSales.ts'
import { lastSendDay, sendDayProblem, siteDay } from '#contracts/membership/sendDay.ts'
import { settingProblem } from '#contracts/platform/settingProblem.ts'
import { refundableCents } from '#domain/membership/giftSales/refundableCents.ts'
import { takeBack } from '#domain/membership/giftSales/takeBack.ts'

describe('the day a gift card is sent', () => {
  const lateEvening = new Date('2026-11-26T05:30:00Z') // 23:30 on November 25 in Chicago

  it('is one of the site’s calendar', () => {
    expect([siteDay(lateEvening), lastSendDay(lateEvening)]).toEqual(['2026-11-25', '2027-11-25'])
    expect(lastSendDay(new Date('2028-02-29T12:00:00Z'))).toBe('2029-03-01')
  })

  it.each([
    ['2026-11-24', 'Please choose today or a later day'],
    ['2026-11-25', null],
    ['2027-11-25', null],
    ['2027-11-26', 'Please choose a day within one year'],
    ['9999-12-31', 'Please choose a day within one year'],
  ])('%s: %s', (day, problem) => {
    expect(sendDayProblem(day, lateEvening)).toBe(problem)
  })
})

describe('what goes back to the buyer leaves the balance', () => {
  it.each([
    // back, taken so far, balance, entry, missing
    [0, 0, 5000, 0, 0],
    [5000, 0, 5000, -5000, 0],
    [5000, 5000, 0, 0, 0],
    [2000, 0, 5000, -2000, 0],
    [5000, 0, 1902, -1902, 3098],
    [5000, 1902, 0, 0, 3098],
    // An order gave money back to the card later.
    [5000, 1902, 3098, -3098, 0],
    // The refund failed, or the dispute was won.
    [0, 5000, 0, 5000, 0],
    [2000, 5000, 0, 3000, 0],
    [5000, 0, 0, 0, 5000],
  ])('of %i back, %i taken, a balance of %i', (backCents, takenCents, balanceCents, entry, missing) => {
    const { entryCents, missingCents } = takeBack({ backCents, takenCents, balanceCents })
    expect([entryCents, missingCents]).toEqual([entry, missing])
  })

  it.each([
    // amount, taken, balance, refundable
    [5000, 0, 5000, 5000],
    [5000, 0, 1902, 1902],
    [5000, 0, 0, 0],
    [5000, 2000, 3000, 3000],
    [5000, 4000, 5000, 1000],
  ])('of %i, %i taken, %i left, %i can be refunded', (amountCents, takenCents, balanceCents, cents) => {
    expect(refundableCents({ amountCents, takenCents, balanceCents })).toBe(cents)
  })
})

describe('the form', () => {
  const form = {
    key: '0b5f2f0e-3f0c-4a53-9a77-2f8f3c2a7d11',
    amount: '50.00',
    recipientName: 'Grace',
    recipientEmail: 'grace@example.test',
    senderName: 'Aunt\r\nBcc: June',
  }

  it('makes a name one line, and an empty message none', () => {
    expect(buyGiftCardInput.parse({ ...form, message: '  ' })).toMatchObject({
      senderName: 'Aunt Bcc: June',
      message: undefined,
    })
    expect(buyGiftCardInput.parse({ ...form, message: 'One\nTwo' }).message).toBe('One\nTwo')
  })

  it.each([
    [{ message: 'x'.repeat(501) }],
    [{ senderName: 'x'.repeat(81) }],
    [{ senderName: 'a\u0007' }],
    [{ recipientEmail: 'a@b.c\nBcc: x@y.z' }],
    [{ amount: '50' }],
    [{ sendOn: 'tomorrow' }],
    [{ cents: 1 }],
  ])('refuses %j', (wrong) => {
    expect(buyGiftCardInput.safeParse({ ...form, ...wrong }).success).toBe(false)
  })
})

it.each([
  ['2500,5000,10000', true],
  ['', true],
  ['500', true],
  ['499', false],
  ['100001', false],
  ['2500,2500', false],
  ['2500,', false],
  ['25.00', false],
  ['500,600,700,800,900,1000,1100', false],
])('the amounts %j are allowed: %s', (value, isAllowed) => {
  expect(settingProblem('gift_card_amounts_cents', value) === null).toBe(isAllowed)
})

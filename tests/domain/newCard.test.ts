import { expect, it } from 'vitest'
import { newerCard } from '#domain/membership/subscriptions/switchToNewCard.ts'

const card = (id: string, day: number) => ({ id, createdAt: new Date(`2026-06-0${day}T12:00:00Z`) })

it.each([
  ['the same card', 'past_due', card('a', 1), card('a', 1), null],
  ['none chosen', 'past_due', card('a', 1), null, null],
  ['a newer one, while a payment is overdue', 'past_due', card('a', 1), card('b', 2), 'b'],
  ['an older one, while a payment is overdue', 'unpaid', card('a', 2), card('b', 1), null],
  ['a chosen card when the subscription has none, while overdue', 'past_due', null, card('b', 1), 'b'],
  ['a newer one, while all is paid', 'active', card('a', 1), card('b', 2), 'b'],
  ['one left from an earlier membership', 'active', card('a', 2), card('b', 1), null],
  ['a chosen card when the subscription has none, while all is paid', 'active', null, card('b', 1), null],
] as const)('the card to charge: %s', (_what, status, own, chosen, expected) => {
  expect(newerCard(status, { own, chosen })?.id ?? null).toBe(expected)
})

import { expect, it } from 'vitest'
import { factInEnglish, type StoredFact } from '#contracts/platform/facts.ts'
import { BUYER_EVENTS, eventInEnglish, EVENTS_FOR_STAFF } from '#contracts/shop/orderEvents.ts'

const eventForStaff = (event: StoredFact) => factInEnglish(EVENTS_FOR_STAFF, event)

it('no entry of the history speaks to employees as if they were the buyer, or for the shop', () => {
  const kinds = Object.keys(BUYER_EVENTS).filter((kind) => kind !== 'note')
  const values = { items: [], title: '', size: '', color: '', amount: 0, lastFour: '', reference: '' }
  const told = kinds.map((kind) => eventForStaff({ kind, values }))
  expect(told.filter((text) => /\b(you|your|we|we’re|our)\b/i.test(text))).toEqual([])
})

it('the buyer is spoken to', () => {
  const withdrawn = { kind: 'withdrawn', values: {} }
  expect(eventInEnglish(withdrawn)).toBe('You withdrew from the contract')
  expect(eventForStaff(withdrawn)).toBe('The buyer withdrew from the contract')
})

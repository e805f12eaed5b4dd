import { describe, expect, it } from 'vitest'
import { placeInSeries, type StoredPart } from '#domain/content/series/placeInSeries.ts'

const now = new Date('2026-11-24T12:00:00Z')
const AUTHOR = 5

const part = (id: number, overrides: Partial<StoredPart> = {}): StoredPart => ({
  id,
  title: `Part ${id}`,
  germanTitle: null,
  status: 'published',
  isSubscriberOnly: true,
  publicAt: null,
  authorId: AUTHOR,
  ...overrides,
})

const parts = [
  part(11, { isSubscriberOnly: false }),
  part(12, { status: 'draft' }),
  part(13),
  part(14, { publicAt: new Date('2026-11-24T11:00:00Z') }),
  part(15, { status: 'scheduled' }),
]

const visitor = null
const member = { id: 1, isSubscriber: false, isEmployee: false }
const subscriber = { id: 2, isSubscriber: true, isEmployee: false }
const author = { id: AUTHOR, isSubscriber: false, isEmployee: false }
const employee = { id: 3, isSubscriber: false, isEmployee: true }

describe('the place of a post in its series', () => {
  it.each([
    ['a visitor', visitor, [11, 13, 14], [13]],
    ['a member', member, [11, 13, 14], [13]],
    ['a subscriber', subscriber, [11, 13, 14], []],
    ['the author', author, [11, 12, 13, 14, 15], []],
    ['an employee', employee, [11, 12, 13, 14, 15], []],
  ])('lists for %s the parts they may see and locks those they may not watch', (_, viewer, seen, locked) => {
    const place = placeInSeries(parts, 13, viewer, now)
    expect(place.parts.map(({ id }) => id)).toEqual(seen)
    expect(place.parts.filter((one) => one.locked).map(({ id }) => id)).toEqual(locked)
    expect(place.part).toBe(seen.indexOf(13) + 1)
    expect(place.next?.id).toBe(14)
  })

  it('has no next part at its end', () => {
    expect(placeInSeries(parts, 14, visitor, now)).toMatchObject({ part: 3, next: null })
  })

  it('names each part in the language of the page, or in the original’s', () => {
    const translated = [part(1, { germanTitle: 'Teil 1' }), part(2)]
    const named = (language: 'en' | 'de') =>
      placeInSeries(translated, 1, visitor, now, language).parts.map((one) => `${one.title} ${one.language}`)
    expect(named('de')).toEqual(['Teil 1 de', 'Part 2 en'])
    expect(named('en')).toEqual(['Part 1 en', 'Part 2 en'])
  })
})

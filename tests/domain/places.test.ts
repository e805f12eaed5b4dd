import { describe, expect, it } from 'vitest'
import { cellOf } from '#contracts/community/cellOf.ts'
import { groupPlaces } from '#domain/content/places/groupPlaces.ts'
import type { MappedPost } from '#domain/content/places/findPlaces.ts'
import { isOutOfDate } from '#domain/content/places/isOutOfDate.ts'

const EARTH_KM = 6371

function kilometers(from: [number, number], to: [number, number]): number {
  const [lat1, lon1, lat2, lon2] = [...from, ...to].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
    number,
  ]
  const half = Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin((lon2 - lon1) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}

const PLACES: [string, number, number][] = [
  ['Lake Superior', 46.5436, -87.3954],
  ['the Florida Keys', 24.5551, -81.78],
  ['Point Barrow', 71.3875, -156.4811],
  ['the Aleutians, just west of the date line', 52.8, -179.999],
  ['the Aleutians, just east of it', 52.8, 179.999],
  ['the date line', 51.9, 180],
  ['the equator', 0, 0],
  ['just south of it', -0.0001, -91],
  ['the North Pole', 90, 12],
  ['the South Pole', -90, -12],
  ['beside the North Pole', 89.95, 170],
]

describe('the cell of', () => {
  it.each(PLACES)('%s contains it, and no part is more than 20 km from the center', (_name, latitude, longitude) => {
    const { south, west, north, east } = cellOf({ latitude, longitude })
    expect(latitude).toBeGreaterThanOrEqual(south)
    expect(latitude).toBeLessThanOrEqual(north)
    const same = longitude === 180 ? -180 : longitude
    expect(same).toBeGreaterThanOrEqual(west)
    expect(same).toBeLessThanOrEqual(east)
    const center: [number, number] = [(south + north) / 2, (west + east) / 2]
    for (const corner of [
      [south, west],
      [south, east],
      [north, west],
      [north, east],
    ] as [number, number][])
      expect(kilometers(center, corner)).toBeLessThan(20)
    // Small cells would give the place away.
    expect(kilometers([south, west], [north, west])).toBeGreaterThan(19)
  })

  it.each(PLACES)('%s is the cell of every point in it', (_name, latitude, longitude) => {
    const cell = cellOf({ latitude, longitude })
    const inside = [0.001, 0.25, 0.5, 0.75, 0.999]
    for (const up of inside)
      for (const right of inside)
        expect(
          cellOf({
            latitude: cell.south + up * (cell.north - cell.south),
            longitude: cell.west + right * (cell.east - cell.west),
          }),
        ).toEqual(cell)
  })

  it('a place in the United States is between 19 and 21 km wide', () => {
    for (let latitude = 19; latitude < 71; latitude += 0.37) {
      const { south, north, west, east } = cellOf({ latitude, longitude: -100 })
      const middle = (south + north) / 2
      expect(kilometers([middle, west], [middle, east])).toBeGreaterThan(19)
      expect(kilometers([middle, west], [middle, east])).toBeLessThan(21)
    }
  })

  it('180 and −180 degrees is the same', () => {
    expect(cellOf({ latitude: 51.9, longitude: 180 })).toEqual(cellOf({ latitude: 51.9, longitude: -180 }))
  })
})

const now = new Date('2026-11-24T12:00:00Z')
const AUTHOR = 5
const post = (id: number, overrides: Partial<MappedPost> = {}): MappedPost => ({
  id,
  title: `Post ${id}`,
  state: 'MI',
  latitude: 46.5436,
  longitude: -87.3954,
  isSubscriberOnly: true,
  publicAt: null,
  status: 'published',
  authorId: AUTHOR,
  ...overrides,
})
const posts = [
  post(1),
  post(2, { latitude: 46.55, longitude: -87.38, isSubscriberOnly: false }),
  post(3, { latitude: null, longitude: null }),
  post(4, { latitude: 47.4, longitude: -87.9 }),
  post(5, { state: 'AZ', latitude: 33.1, longitude: -110.2 }),
]
const listed = (id: number, locked: boolean) => ({ id, title: `Post ${id}`, locked })

describe('the map', () => {
  it('has states alone for a visitor, by name', () => {
    for (const viewer of [null, { id: 1, isSubscriber: false, isEmployee: false }])
      expect(groupPlaces(posts, viewer, now)).toEqual([
        { state: 'AZ', name: 'Arizona', count: 1, cells: [], posts: [listed(5, true)] },
        {
          state: 'MI',
          name: 'Michigan',
          count: 4,
          cells: [],
          posts: [listed(1, true), listed(2, false), listed(3, true), listed(4, true)],
        },
      ])
  })

  it('has cells for members and employees, from north to south', () => {
    for (const viewer of [
      { id: 2, isSubscriber: true, isEmployee: false },
      { id: 3, isSubscriber: false, isEmployee: true },
    ]) {
      const [, michigan] = groupPlaces(posts, viewer, now)
      expect(michigan).toMatchObject({ state: 'MI', count: 4, posts: [listed(3, false)] })
      expect(michigan?.cells.map((cell) => cell.posts.map(({ id }) => id))).toEqual([[4], [1, 2]])
    }
  })

  it('has the cells of their own posts for authors', () => {
    const others = post(9, { authorId: 6, state: 'OR', latitude: 44, longitude: -120 })
    const [michigan, oregon] = groupPlaces(
      [post(1), others],
      { id: AUTHOR, isSubscriber: false, isEmployee: false },
      now,
    )
    expect([michigan?.cells.length, oregon?.cells.length]).toEqual([1, 0])
  })
})

it.each([
  ['on the day', 0, false],
  ['after 365 days', 365, false],
  ['after 366 days', 366, true],
])('a line about collecting %s is out of date: %s days, %s', (_name, days, expected) => {
  expect(isOutOfDate(new Date(now.getTime() - days * 86_400_000), now)).toBe(expected)
})

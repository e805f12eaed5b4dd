import { describe, expect, it } from 'vitest'
import { coarsePoint } from '#domain/community/loggedFinds/logFind.ts'
import { nextCatalogueNumber } from '#domain/community/loggedFinds/nextCatalogueNumber.ts'
import { cellOf } from '#contracts/community/cellOf.ts'

it.each([
  [2026, 0, '2026-001'],
  [2026, 41, '2026-042'],
  [2027, 999, '2027-1000'],
])('the catalog number of %i after %i is %s', (year, highest, next) =>
  expect(nextCatalogueNumber(year, highest)).toBe(next),
)

describe('the stored place of a find', () => {
  const points = [
    { latitude: 46.78912, longitude: -92.10043 },
    { latitude: 0, longitude: 0 },
    { latitude: -33.9, longitude: 151.2 },
    { latitude: 90, longitude: 180 },
    { latitude: -90, longitude: -180 },
    { latitude: 71.3, longitude: 179.99 },
  ]

  it.each(points)('is in the cell of $latitude, $longitude', (point) =>
    expect(cellOf(coarsePoint(point)).id).toBe(cellOf(point).id),
  )

  it('is the same for two places in one cell', () =>
    expect(coarsePoint({ latitude: 46.781, longitude: -92.101 })).toEqual(
      coarsePoint({ latitude: 46.79, longitude: -92.11 }),
    ))
})

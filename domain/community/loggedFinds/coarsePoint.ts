import { cellOf } from '#contracts/community/cellOf.ts'

type Point = { latitude: number; longitude: number }

/** The middle of the cell: an exact place is never stored. */
export function coarsePoint(point: Point): Point {
  const { south, north, west, east } = cellOf(point)
  return { latitude: middle(south, north), longitude: middle(west, east) }
}

const middle = (low: number, high: number): number => Math.round((low + high) * 5_000) / 10_000

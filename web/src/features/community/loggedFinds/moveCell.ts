import { cellOf } from '#contracts/community/cellOf.ts'
import type { Cell } from '#contracts/content/places.ts'

export type Direction = 'north' | 'south' | 'west' | 'east'

type Point = { latitude: number; longitude: number }

export const middleOf = ({ south, north, west, east }: Cell): Point => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
})

/** The middle of the next cell. */
export function moveCell(cell: Cell, direction: Direction): Point {
  const { latitude, longitude } = middleOf(cell)
  const [height, width] = [cell.north - cell.south, cell.east - cell.west]
  const moved: Record<Direction, Point> = {
    north: { latitude: latitude + height, longitude },
    south: { latitude: latitude - height, longitude },
    west: { latitude, longitude: longitude - width },
    east: { latitude, longitude: longitude + width },
  }
  return middleOf(cellOf(moved[direction]))
}

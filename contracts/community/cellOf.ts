import type { Cell } from '../content/places.ts'

/** 0.18 degrees of latitude are 20 km. */
const ROWS = 1000
const ROW_DEGREES = 180 / ROWS
const EQUATOR_COLUMNS = 2 * ROWS

type Point = { latitude: number; longitude: number }

/**
 * The cell of a fixed grid that contains the point. It never depends on anything else: with random offsets, several posts
 * about one place would average to the exact place.
 */
export function cellOf({ latitude, longitude }: Point): Cell {
  const row = Math.min(Math.floor((latitude + 90) / ROW_DEGREES), ROWS - 1)
  const south = degrees(row * ROW_DEGREES - 90)
  const north = degrees(south + ROW_DEGREES)
  // Meridians are closest together at the poles, so rows near them have fewer cells.
  const widestLatitude = south < 0 && north > 0 ? 0 : Math.min(Math.abs(south), Math.abs(north))
  const columns = Math.ceil(EQUATOR_COLUMNS * Math.cos((widestLatitude * Math.PI) / 180))
  const columnDegrees = 360 / columns
  // The date line is both 180 and −180 degrees.
  const fromDateLine = (((longitude + 180) % 360) + 360) % 360
  const column = Math.min(Math.floor(fromDateLine / columnDegrees), columns - 1)
  const west = column * columnDegrees - 180
  return { id: `${row}-${column}`, south, west: degrees(west), north, east: degrees(west + columnDegrees) }
}

/** Enough digits to draw the cell. */
const degrees = (value: number): number => Math.round(value * 10_000) / 10_000

import { decimalIn } from '#contracts/shared/decimalComma.ts'
import { language, t } from './text.ts'

type Square = { south: number; north: number; west: number; east: number }

/** `46.8° N, 92.1° W`: the middle of a square of about 20 km, which does not reveal where in it something is. */
export function middleOf({ south, north, west, east }: Square): string {
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2]
  const [upward, sideways] = [degreesOf(latitude), degreesOf(longitude)]
  return [
    latitude < 0 ? t('{degrees}° S', { degrees: upward }) : t('{degrees}° N', { degrees: upward }),
    longitude < 0 ? t('{degrees}° W', { degrees: sideways }) : t('{degrees}° E', { degrees: sideways }),
  ].join(', ')
}

// English without Intl, see `formatNumber.ts`.
const degreesOf = (angle: number): string => decimalIn(language(), Math.abs(angle).toFixed(1))

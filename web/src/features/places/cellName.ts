import type { Cell } from '#contracts/places.ts'
import { t } from '../../lib/text.ts'

type Corners = Pick<Cell, 'south' | 'north' | 'west' | 'east'>

/** "Near 46.5° N, 87.4° W": the center of the cell, which does not reveal where in it the post was made. */
export function cellName({ south, north, west, east }: Corners): string {
  const latitude = (south + north) / 2
  const longitude = (west + east) / 2
  return t('Near {latitude}, {longitude}', {
    latitude: `${degrees(latitude)} ${latitude < 0 ? t('S') : t('N')}`,
    longitude: `${degrees(longitude)} ${longitude < 0 ? t('W') : t('E')}`,
  })
}

const degrees = (value: number): string => `${Math.abs(value).toFixed(1)}°`

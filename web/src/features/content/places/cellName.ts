import type { Cell } from '#contracts/content/places.ts'
import { middleOf } from '../../../lib/middleOf.ts'
import { t } from '../../../lib/text.ts'

/** `Near 46.5° N, 87.4° W`. */
export const cellName = (cell: Pick<Cell, 'south' | 'north' | 'west' | 'east'>): string =>
  t('Near {point}', { point: middleOf(cell) })

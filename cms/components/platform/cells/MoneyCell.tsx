import type { DefaultServerCellComponentProps } from 'payload'
import { formatsIn } from '../view/formats.ts'

/** Stored in cents: 6379 is $63.79. */
export function MoneyCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span>–</span>
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{formatsIn(i18n.language).money(cellData)}</span>
}

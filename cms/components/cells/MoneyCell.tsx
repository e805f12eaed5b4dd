import type { DefaultServerCellComponentProps } from 'payload'
import { wordsIn } from '../view/wordsIn.ts'

/** Stored in cents: 6379 is $63.79. */
export function MoneyCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span>–</span>
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{wordsIn(i18n.language).money(cellData)}</span>
}

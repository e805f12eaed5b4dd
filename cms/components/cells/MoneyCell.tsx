import type { DefaultServerCellComponentProps } from 'payload'
import { formatCents } from '#contracts/shared/money.ts'

/** Stored in cents: 6379 is $63.79. */
export function MoneyCell({ cellData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span>–</span>
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{formatCents(cellData)}</span>
}

import type { DefaultServerCellComponentProps } from 'payload'

/** Stored in cents: 6379 is $63.79. */
export function MoneyCell({ cellData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span>–</span>
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{dollars.format(cellData / 100)}</span>
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

import type { DefaultServerCellComponentProps } from 'payload'

/** “order-shipped” as “Order shipped”. */
export function KindCell({ cellData }: DefaultServerCellComponentProps) {
  const words = String(cellData).replaceAll('-', ' ')
  return <span>{words.charAt(0).toUpperCase() + words.slice(1)}</span>
}

import type { DefaultServerCellComponentProps } from 'payload'
import { waitingTime } from './waitingTime.ts'

export function WaitingCell({ cellData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return <span className="cell-none">–</span>
  return <time dateTime={cellData}>{waitingTime(new Date(cellData), new Date())}</time>
}

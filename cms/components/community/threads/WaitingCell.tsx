import type { DefaultServerCellComponentProps } from 'payload'
import { textIn } from '../../platform/view/textIn.ts'
import { waitingTime } from './waitingTime.ts'

export function WaitingCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return <span className="cell-none">–</span>
  return <time dateTime={cellData}>{waitingTime(new Date(cellData), new Date(), textIn(i18n.language))}</time>
}

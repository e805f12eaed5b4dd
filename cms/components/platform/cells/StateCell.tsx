import type { DefaultServerCellComponentProps } from 'payload'
import { optionLabel } from '../view/optionLabel.ts'
import { toneOf } from './toneOf.ts'

export function StateCell({ cellData, field, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return <span className="cell-none">–</span>
  return (
    <span className="state" data-tone={toneOf(cellData)}>
      {optionLabel(field, cellData, i18n.language)}
    </span>
  )
}

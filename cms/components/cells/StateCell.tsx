import type { DefaultServerCellComponentProps, Field, Option } from 'payload'
import { toneOf } from './toneOf.ts'

export function StateCell({ cellData, field }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return <span className="cell-none">–</span>
  return (
    <span className="state" data-tone={toneOf(cellData)}>
      {labelOf(field, cellData)}
    </span>
  )
}

function labelOf(field: Field, value: string): string {
  const options: Option[] = field.type === 'select' ? field.options : []
  const option = options.find((candidate) => typeof candidate === 'object' && candidate.value === value)
  return typeof option === 'object' && typeof option.label === 'string' ? option.label : value
}

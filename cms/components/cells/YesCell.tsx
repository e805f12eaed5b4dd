import type { DefaultServerCellComponentProps } from 'payload'

export function YesCell({ cellData }: DefaultServerCellComponentProps) {
  return cellData === true ? <span>Yes</span> : <span className="cell-none">No</span>
}

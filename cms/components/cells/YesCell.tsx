import type { DefaultServerCellComponentProps } from 'payload'

/** Only a yes stands out in a list. */
export function YesCell({ cellData }: DefaultServerCellComponentProps) {
  return cellData === true ? <span>Yes</span> : <span className="cell-none">No</span>
}

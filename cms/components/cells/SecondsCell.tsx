import type { DefaultServerCellComponentProps } from 'payload'

/** A length in whole seconds; what is stored is as exact as the file says. */
export const SecondsCell = ({ cellData }: DefaultServerCellComponentProps) =>
  typeof cellData === 'number' ? <span>{Math.round(cellData)}</span> : <span className="cell-none">–</span>

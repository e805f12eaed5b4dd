import type { DefaultServerCellComponentProps } from 'payload'

/** Rounded to whole seconds; the stored value has the file's precision. */
export const SecondsCell = ({ cellData }: DefaultServerCellComponentProps) =>
  typeof cellData === 'number' ? <span>{Math.round(cellData)}</span> : <span className="cell-none">–</span>

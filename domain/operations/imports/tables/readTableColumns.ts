import { cutText } from '#contracts/shared/cutText.ts'
import { type ChosenColumns, IMPORT_LIMITS, type TableColumns, type TableKind } from '#contracts/operations/imports.ts'
import { decodeText } from '../decodeText.ts'
import { readCsv } from '../readCsv.ts'
import { unpack } from '../unpack.ts'
import { suggestColumns } from './suggestColumns.ts'
import { toTable } from './toTable.ts'

const SAMPLES = 3
const MAX_SAMPLE = 60

type ReadColumns = Pick<TableColumns, 'columns'> & { suggested: ChosenColumns }

/** For a thread. @throws AppError `invalid_import`, `too_large`. */
export async function readTableColumns(kind: TableKind, file: string): Promise<ReadColumns> {
  const table = toTable(await readCsv(decodeText(await unpack(file, IMPORT_LIMITS.bytes))))
  const columns = table.names.map((name, at) => ({
    name,
    samples: table.lines.slice(0, SAMPLES).map(({ cells }) => shortened(cells[at] ?? '')),
  }))
  return { columns, suggested: suggestColumns(kind, table) }
}

const shortened = (cell: string): string => {
  const text = cell.slice(0, 1000).replace(/\s+/g, ' ').trim()
  return text.length > MAX_SAMPLE ? `${cutText(text, MAX_SAMPLE)}…` : text
}

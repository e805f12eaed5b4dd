import { problem } from '#contracts/shared/problem.ts'
import { type ChosenColumns, IMPORT_LIMITS, type MemberKind, type VendorKind } from '#contracts/operations/imports.ts'
import { columnName } from './columnName.ts'
import { decodeText } from './decodeText.ts'
import { memberFormats } from './formats/memberFormats.ts'
import type { MemberLine } from './formats/MemberLine.ts'
import { importProblem } from './importProblem.ts'
import { readCsv } from './readCsv.ts'
import { chosenMembers } from './tables/chosenMembers.ts'
import { refuseMissingColumns } from './tables/refuseMissingColumns.ts'
import { toTable } from './tables/toTable.ts'
import { unpack } from './unpack.ts'

/** `problem`: this line can't be read. */
export type ReadLine = { line: number; member: MemberLine; problem: string | null }

type MemberFile = { kind: MemberKind; file: string | undefined; columns: ChosenColumns | undefined }

/** For a thread. @throws AppError `invalid_import`, `too_large`. */
export const readMemberFile = async ({ kind, file, columns }: MemberFile): Promise<ReadLine[]> =>
  readMembers(kind, await readCsv(decodeText(await unpack(file, IMPORT_LIMITS.bytes))), columns)

/** Lines as a spreadsheet counts them. Empty ones are left out. @throws AppError `invalid_import`. */
export function readMembers(kind: MemberKind, rows: string[][], columns: ChosenColumns = {}): ReadLine[] {
  return kind === 'members-csv' ? readChosen(rows, columns) : readExport(kind, rows)
}

function readExport(kind: VendorKind, [header = [], ...lines]: string[][]): ReadLine[] {
  const { columns, read } = memberFormats[kind]
  const places = new Map(header.map((name, place) => [columnName(name), place] as const).toReversed())
  const missingIn = columns.map((needed) => needed.filter((column) => !places.has(columnName(column))))
  if (missingIn.every((missing) => missing.length > 0)) throw otherExport(missingIn[0] ?? [])
  return lines.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const member = read((column) => cells[places.get(columnName(column)) ?? -1]?.trim() ?? '')
    return [{ line: index + 2, member, problem: unevenProblem(cells, header) }]
  })
}

const otherExport = (missing: string[]) =>
  importProblem(
    problem(
      'That isn’t this kind of export: the first line has no column {columns}. With “Members from another table” you choose which column is what.',
      { columns: missing.map((name) => `“${name}”`).join(', ') },
    ),
  )

function readChosen(rows: string[][], columns: ChosenColumns): ReadLine[] {
  const table = toTable(rows)
  refuseMissingColumns('members-csv', table.names, columns)
  const read = chosenMembers(table, columns)
  return table.lines.map(({ line, cells }) => ({
    line,
    member: read(cells),
    problem: unevenProblem(cells, table.names),
  }))
}

const unevenProblem = (cells: string[], names: string[]): string | null =>
  cells.length === names.length ? null : `This line has ${cells.length} values, but there are ${names.length} columns.`

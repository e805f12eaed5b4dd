import { IMPORT_LIMITS, type MemberKind } from '#contracts/imports.ts'
import { decodeText } from './decodeText.ts'
import { memberFormats } from './formats/memberFormats.ts'
import type { MemberLine } from './formats/MemberLine.ts'
import { importProblem } from './importProblem.ts'
import { readCsv } from './readCsv.ts'
import { unpack } from './unpack.ts'

/** `problem`: this line can't be read. */
export type ReadLine = { line: number; member: MemberLine; problem: string | null }

/** For a thread. @throws ShopError `invalid_import`, `too_large`. */
export const readMemberFile = async (kind: MemberKind, file: string | undefined): Promise<ReadLine[]> =>
  readMembers(kind, await readCsv(decodeText(await unpack(file, IMPORT_LIMITS.bytes))))

/** Lines as a spreadsheet counts them. Empty ones are left out. @throws ShopError `invalid_import`. */
export function readMembers(kind: MemberKind, [header = [], ...lines]: string[][]): ReadLine[] {
  const { columns, read } = memberFormats[kind]
  const names = header.map((name) => name.trim().toLowerCase())
  const missing = columns.filter((column) => !names.includes(column))
  if (missing.length > 0)
    throw importProblem(
      `That isn’t this kind of export: the first line has no column ${missing.map((name) => `“${name}”`).join(', ')}.`,
    )
  const places = new Map(names.map((name, place) => [name, place]))
  return lines.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const member = read((column) => cells[places.get(column) ?? -1]?.trim() ?? '')
    const problem =
      cells.length === names.length
        ? null
        : `This line has ${cells.length} values, but there are ${names.length} columns.`
    return { line: index + 2, member, problem }
  })
}

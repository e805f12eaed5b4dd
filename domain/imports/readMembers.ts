import { withAsciiDomain } from '#contracts/emailSchema.ts'
import { IMPORT_LIMITS, type MemberColumns, type MemberKind } from '#contracts/imports.ts'
import { decodeText } from './decodeText.ts'
import { csvMember } from './formats/csvMembers.ts'
import { memberFormats } from './formats/memberFormats.ts'
import type { MemberLine } from './formats/MemberLine.ts'
import { importProblem } from './importProblem.ts'
import { readCsv } from './readCsv.ts'
import { unpack } from './unpack.ts'

/** `problem`: this line can't be read. */
export type ReadLine = { line: number; member: MemberLine; problem: string | null }

export type ReadMembers = { header: string[]; lines: ReadLine[] }

type Chosen = MemberColumns | undefined

/** For a thread. @throws ShopError `invalid_import`, `too_large`. */
export const readMemberFile = async (
  kind: MemberKind,
  file: string | undefined,
  chosen?: Chosen,
): Promise<ReadMembers> => {
  const lines = await readTable(file)
  return { header: lines[0] ?? [], lines: readMembers(kind, lines, chosen) }
}

export const readTable = async (file: string | undefined): Promise<string[][]> =>
  readCsv(decodeText(await unpack(file, IMPORT_LIMITS.bytes)))

/** Lines as a spreadsheet counts them. Empty ones are left out. @throws ShopError `invalid_import`. */
export function readMembers(kind: MemberKind, [header = [], ...lines]: string[][], chosen?: Chosen): ReadLine[] {
  const read = readerFor(kind, header, chosen)
  return lines.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const member = read(cells)
    const problem =
      cells.length === header.length
        ? null
        : `This line has ${cells.length} values, but there are ${header.length} columns.`
    return { line: index + 2, member: { ...member, email: withAsciiDomain(member.email) }, problem }
  })
}

function readerFor(kind: MemberKind, header: string[], chosen: Chosen): (cells: string[]) => MemberLine {
  if (kind === 'csv-members') {
    if (!chosen) throw importProblem('Please choose which column has the email addresses.')
    if (Object.values(chosen).some((place) => place >= header.length))
      throw importProblem('That file has fewer columns than you chose. Please choose its columns again.')
    return (cells) => csvMember(chosen, cells)
  }
  const { columns, read } = memberFormats[kind]
  const names = header.map((name) => name.trim().toLowerCase())
  const missing = columns.filter((column) => !names.includes(column))
  if (missing.length > 0)
    throw importProblem(
      `That isn’t this kind of export: the first line has no column ${missing.map((name) => `“${name}”`).join(', ')}.`,
    )
  const places = new Map(names.map((name, place) => [name, place]))
  return (cells) => read((column) => cells[places.get(column) ?? -1]?.trim() ?? '')
}

import { type Message, problem } from '#contracts/shared/problem.ts'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { IMPORT_LIMITS } from '#contracts/operations/imports.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { importProblem } from './importProblem.ts'

const cellsSchema = z.array(z.string())
const placeSchema = z.object({ lines: z.number() })
const PIECE = 8 * 1024
/** With more lines than these, the columns aren’t what they seem. */
const MAX_UNEVEN = 500

/**
 * Reads in pieces, so that it ends with the first limit that is reached.
 *
 * @returns the cells of each line; the first line has the names of the columns.
 * @throws AppError `invalid_import`, `too_large`.
 */
export async function readCsv(file: string): Promise<string[][]> {
  const { text, delimiter, titleLines } = withDelimiter(file.includes('\n') ? file : file.replaceAll('\r', '\n'))
  refuseLongLines(text)
  const parser = parse({
    delimiter,
    from_line: titleLines + 1,
    relax_column_count: true,
    max_record_size: IMPORT_LIMITS.lineCharacters,
    // Some tools write a space behind each comma, before a quotation mark.
    ltrim: true,
  })
  const lines: string[][] = []
  let uneven = 0
  let values = 0
  try {
    for await (const cells of Readable.from(piecesOf(text)).pipe(parser)) {
      if (Array.isArray(cells) && cells.length > IMPORT_LIMITS.columns)
        throw importProblem(problem('That file has more than 200 columns, so it isn’t an export of members.'))
      lines.push(withoutEnd(cellsSchema.parse(cells), lines[0]?.length))
      values += lines.at(-1)?.length ?? 0
      if (values > IMPORT_LIMITS.values) throw new AppError('too_large.values')
      if (lines.at(-1)?.length !== lines[0]?.length && ++uneven > MAX_UNEVEN)
        throw importProblem(
          problem('Many lines have another number of values than there are columns. Export the file again.'),
        )
      if (lines.length > IMPORT_LIMITS.lines + 1)
        throw importProblem(problem('That file has more than 50,000 lines. Please split it.'))
    }
  } catch (error) {
    if (error instanceof CsvError) throw importProblem(problemIn(error))
    throw error
  }
  return lines
}

/** Some tools end each line, except for the first, with a comma. */
function withoutEnd(cells: string[], columns = cells.length): string[] {
  const isEmpty = cells.slice(columns).every((cell) => cell.trim() === '')
  return isEmpty ? cells.slice(0, columns) : cells
}

/** Excel reads it from a first line such as “sep=;”, which is no line of the table. */
function withDelimiter(file: string): { text: string; delimiter: string; titleLines: number } {
  const [line = '', delimiter] = /^"?sep=([,;|\t])"?[,;|\t]*\r?\n/i.exec(file) ?? []
  const text = file.slice(line.length)
  const titles = titlesOf(text)
  const table = text.slice(titles.join('\n').length).trimStart()
  return { text, delimiter: delimiter ?? delimiterOf(table), titleLines: titles.length }
}

const MAX_TITLE_LINES = 5

/** What spreadsheets write above the names of the columns: lines with one value, such as “Members in May”, and empty ones. */
function titlesOf(text: string): string[] {
  const lines = text.slice(0, IMPORT_LIMITS.lineCharacters).split('\n', MAX_TITLE_LINES + 1)
  const valuesIn = (line: string) => line.split(/[,;\t|]/).filter((value) => value.replace(/["\s]/g, '') !== '').length
  const header = lines.findIndex((line) => valuesIn(line) > 1)
  // An address is in a line of the table, whose only column with a name is then in the line above.
  return header < 1 || /\S@\S/.test(lines[header] ?? '') ? [] : lines.slice(0, header)
}

/** Spreadsheets save with semicolons or tabs in some languages. Those inside quotation marks divide nothing. */
function delimiterOf(text: string): string {
  const counts = new Map([',', ';', '\t', '|'].map((mark) => [mark, 0]))
  let isQuoted = false
  for (const character of text.slice(0, IMPORT_LIMITS.lineCharacters)) {
    if (character === '"') isQuoted = !isQuoted
    else if (character === '\n' && !isQuoted) break
    else if (!isQuoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0, end = 0; at < text.length; at = end) {
    end = at + PIECE
    // Each piece becomes bytes of its own, and half an emoji would be lost.
    if (/[\ud800-\udbff]/.test(text[end - 1] ?? '')) end -= 1
    yield text.slice(at, end)
  }
}

/** The parser limits what is between two commas, not how many there are. */
function refuseLongLines(text: string): void {
  let line = 1
  for (let at = 0; at < text.length; line++) {
    const end = text.indexOf('\n', at)
    const next = end === -1 ? text.length : end + 1
    if (next - at > IMPORT_LIMITS.lineCharacters)
      throw importProblem(problem('That file isn’t an export of members: line {line} is far too long.', { line }))
    at = next
  }
}

function problemIn(error: CsvError): Message {
  const line = placeSchema.safeParse(error).data?.lines
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return line === undefined
      ? problem('That file isn’t an export of members: a line is far too long.')
      : problem('That file isn’t an export of members: line {line} is far too long.', { line })
  return line === undefined
    ? problem('A quotation mark on a line is missing or in the wrong place. Export the file again, and don’t edit it.')
    : problem(
        'A quotation mark on line {line} is missing or in the wrong place. Export the file again, and don’t edit it.',
        { line },
      )
}

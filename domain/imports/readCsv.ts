import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { IMPORT_LIMITS } from '#contracts/imports.ts'
import { importProblem } from './importProblem.ts'

/** Each line’s cells; the first has the names of the columns. */
const cellsSchema = z.array(z.string())
const PIECE = 64 * 1024

/** Reads in pieces, so that other requests go on. @throws ShopError `invalid_import`. */
export async function readCsv(text: string): Promise<string[][]> {
  const parser = parse({
    delimiter: delimiterOf(text),
    relax_column_count: true,
    max_record_size: IMPORT_LIMITS.lineCharacters,
  })
  const lines: string[][] = []
  try {
    for await (const cells of Readable.from(piecesOf(text)).pipe(parser)) {
      lines.push(cellsSchema.parse(cells))
      if (lines.length > IMPORT_LIMITS.lines + 1)
        throw importProblem('That file has more than 50,000 lines. Please split it.')
    }
  } catch (error) {
    if (error instanceof CsvError) throw importProblem(problemIn(error, lines.length + 1))
    throw error
  }
  return lines
}

/** Spreadsheets save with semicolons or tabs in some languages. */
function delimiterOf(text: string): string {
  const header = text.slice(0, IMPORT_LIMITS.lineCharacters).split(/\r?\n/, 1)[0] ?? ''
  const count = (mark: string) => header.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE)
}

function problemIn({ code }: CsvError, line: number): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return `Line ${line} is far too long, so this isn’t an export of members.`
  return `A quotation mark on line ${line} is missing or in the wrong place. Export the file again, and don’t edit it.`
}

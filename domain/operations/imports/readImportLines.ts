import { z } from 'zod'
import {
  type ImportLine,
  type ImportLinesQuery,
  lineActionSchema,
  lineResultSchema,
  LINES_PER_PAGE,
} from '#contracts/operations/imports.ts'
import { type Database, type Json, returnsRow, rows, sql, statement } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { memberLineSchema } from './formats/MemberLine.ts'

type ImportLineRow = { line: number; key: string; data: Json; action: string; reason: string | null; result: string }

const wordsSchema = z.object({ action: lineActionSchema, result: lineResultSchema })

/** @throws AppError `import_not_found`. */
export async function readImportLines(
  database: Database,
  id: number,
  { action, result, after }: ImportLinesQuery,
  limit: number = LINES_PER_PAGE,
): Promise<{ lines: ImportLine[]; hasMore: boolean }> {
  const isThere = await returnsRow(database, statement`select 1 from imports where id = ${id}`)
  if (!isThere) throw new AppError('import_not_found')
  const found = await rows(
    database,
    sql<ImportLineRow>`
      select line, key, data - 'body' as data, action, reason, result from import_lines
      where import_id = ${id} and line > ${after} and (${action ?? null}::varchar is null or action = ${action ?? null})
        and (${result ?? null}::varchar is null or result = ${result ?? null})
      order by line limit ${limit + 1}`,
  )
  return { lines: found.slice(0, limit).map(toLine), hasMore: found.length > limit }
}

function toLine({ data, action, result, ...line }: ImportLineRow): ImportLine {
  return { ...line, name: namedSchema.parse(data), ...wordsSchema.parse({ action, result }) }
}

const namedSchema = z.union([
  z.object({ title: z.string() }).transform(({ title }) => title),
  memberLineSchema.pick({ firstName: true, lastName: true }).transform((one) => `${one.firstName} ${one.lastName}`),
  // Stored by an earlier release.
  z.unknown().transform(() => ''),
])

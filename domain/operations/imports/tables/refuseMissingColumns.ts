import { problem } from '#contracts/shared/problem.ts'
import { type ChosenColumns, TABLE_FIELDS, type TableKind } from '#contracts/operations/imports.ts'
import { importProblem } from '../importProblem.ts'

const NAMES: Partial<Record<string, string>> = { email: 'the email addresses', name: 'the names', price: 'the prices' }

/** @throws AppError `invalid_import` if a needed column is not chosen, or a chosen one is not in the file. */
export function refuseMissingColumns(kind: TableKind, names: string[], columns: ChosenColumns): void {
  for (const { field, isNeeded } of TABLE_FIELDS[kind])
    if (isNeeded && columns[field] === undefined)
      throw importProblem(problem('Please choose the column with {column}.', { column: NAMES[field] ?? field }))
  const known = new Set(names)
  for (const name of Object.values(columns))
    if (!known.has(name))
      throw importProblem(
        problem('That file has no column “{column}”. Please choose the columns again.', { column: name }),
      )
}

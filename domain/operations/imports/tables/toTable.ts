import { cutText } from '#contracts/shared/cutText.ts'
import { MAX_COLUMN_NAME } from '#contracts/operations/imports.ts'

export type Table = {
  /** Each once. */
  names: string[]
  /** Numbered as a spreadsheet counts; empty ones are left out. */
  lines: { line: number; cells: string[] }[]
}

/** A list of addresses often has no names of columns: then its first line has one. */
const ADDRESS = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/

/** The cells of a file as a table with a name for each column. */
export function toTable(rows: string[][]): Table {
  const [first = []] = rows
  const isNamed = !first.some((cell) => ADDRESS.test(cell.trim()))
  const lines = rows
    .map((cells, at) => ({ line: at + 1, cells }))
    .slice(isNamed ? 1 : 0)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  return { names: namesOf(isNamed ? first : first.map(() => '')), lines }
}

/** A name that ends like the number of a column gets its own number too, so that no two are the same. */
const NUMBERED = /\(\d+\)$/

function namesOf(header: string[]): string[] {
  const taken = new Set<string>()
  return header.map((cell, at) => {
    const name = cutText(cell.replace(/\s+/g, ' ').trim(), MAX_COLUMN_NAME - 10) || `Column ${at + 1}`
    const own = taken.has(name) || NUMBERED.test(name) ? `${name} (${at + 1})` : name
    taken.add(own)
    return own
  })
}

/** @returns the cells of a line by field; empty for one without a column. */
export const cellOf =
  <Field extends string>(names: string[], columns: Partial<Record<Field, string>>) =>
  (cells: string[], field: Field): string => {
    const name = columns[field]
    return name === undefined ? '' : (cells[names.indexOf(name)]?.trim() ?? '')
  }

export type Columns<Row> = { title: string; value: (row: Row) => string | number | Date | null }[]

/**
 * RFC 4180, UTF-8 with a byte order mark. An apostrophe keeps spreadsheets from running formulas. Some of them split at
 * semicolons or tabs, so a cell with one is quoted.
 */
export async function* toCsv<Row>(
  columns: Columns<Row>,
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<string> {
  yield `\uFEFF${columns.map(({ title }) => cell(title)).join(',')}\r\n`
  for await (const row of rows) yield `${columns.map(({ value }) => cell(value(row))).join(',')}\r\n`
}

function cell(value: string | number | Date | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = value instanceof Date ? value.toISOString() : value
  const defused = /^[\s\u0000]*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused
}

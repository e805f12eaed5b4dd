import type { Result } from './Row.ts'

const COLUMNS: [title: string, width: number, of: (result: Result) => string][] = [
  ['what', 46, ({ row }) => row],
  ['req/s', 8, ({ product }) => whole(product?.perSecond)],
  ['limit', 8, ({ limit }) => whole(limit?.perSecond)],
  ['ratio', 6, ({ product, limit }) => fixed(quotient(product?.perSecond, limit?.perSecond), 2)],
  ['p50 ms', 7, ({ product }) => fixed(product?.p50, 1)],
  ['p99 ms', 7, ({ product }) => fixed(product?.p99, 1)],
  ['limit', 7, ({ limit }) => fixed(limit?.p99, 1)],
  ['CPU ms + db', 13, ({ product }) => cpu(product)],
  ['limit', 13, ({ limit }) => cpu(limit)],
  ['MB', 5, ({ memory }) => whole(memory)],
  ['pace', 5, ({ pace }) => fixed(pace, 1)],
  ['meets', 5, ({ meets }) => verdictLabels[String(meets)] ?? ''],
  ['target', 0, ({ target, note }) => [target, note].filter(Boolean).join('; ')],
]

const verdictLabels: Record<string, string> = { true: 'yes', paced: 'paced', false: 'NO' }

export const quotient = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : a / b

const whole = (value: number | undefined) => (value === undefined ? '' : Math.round(value).toLocaleString('en'))
const fixed = (value: number | undefined, digits: number) => (value === undefined ? '' : value.toFixed(digits))

const cpu = (measured: Result['product']) =>
  measured?.processCpu === undefined ? '' : `${fixed(measured.processCpu, 3)} + ${fixed(measured.databaseCpu, 3)}`

const alignedLine = (cells: string[]) =>
  cells
    .map((cell, index) => (index === 0 ? cell.padEnd(COLUMNS[0]?.[1] ?? 0) : cell.padStart(COLUMNS[index]?.[1] ?? 0)))
    .join(' ')

export const head = (): string => alignedLine(COLUMNS.map(([title]) => title))
export const line = (result: Result): string => alignedLine(COLUMNS.map(([, , of]) => of(result)))

export function markdown(results: Result[]): string {
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    row(COLUMNS.map(([title]) => title)),
    row(COLUMNS.map((_column, index) => (index === 0 || index === COLUMNS.length - 1 ? '---' : '---:'))),
    ...results.map((result) => row(COLUMNS.map(([, , of]) => of(result)))),
  ].join('\n')
}

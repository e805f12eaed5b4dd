import type { Result } from './Row.ts'

const COLUMNS: [title: string, width: number, of: (result: Result) => string][] = [
  ['row', 4, ({ fault }) => fault],
  ['what', 62, ({ what }) => what],
  ['holds', 7, ({ holds }) => (holds === null ? 'not run' : holds ? 'yes' : 'NO')],
  ['met', 0, ({ figure }) => figure],
  ['asked for', 0, ({ goal }) => goal],
]

const BETWEEN = '  '
const aligned = (cells: string[]) => cells.map((cell, index) => cell.padEnd(COLUMNS[index]?.[1] ?? 0)).join(BETWEEN)

export const head = (): string => aligned(COLUMNS.map(([title]) => title))
export const line = (result: Result): string => aligned(COLUMNS.map(([, , of]) => of(result)))

export function markdown(results: Result[]): string {
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    row([...COLUMNS.map(([title]) => title), 'when']),
    row([...COLUMNS, 'when'].map(() => '---')),
    ...results.map((result) => row([...COLUMNS.map(([, , of]) => of(result)), result.at.replace('T', ' ')])),
  ].join('\n')
}

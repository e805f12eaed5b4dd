import { HttpResult } from '../HttpResult.ts'

/** A CSV file whose name contains the day. */
export function csvFile(name: string, now: Date, lines: AsyncIterable<string>): HttpResult {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`,
  }
  return new HttpResult(200, headers, lines)
}

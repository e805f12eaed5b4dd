import { type Columns, toCsv } from '#domain/platform/csv.ts'
import { HttpResult } from './HttpResult.ts'

/** A CSV file whose name contains the day. */
export function csvFile<Row>(
  name: string,
  now: Date,
  columns: Columns<Row>,
  rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<HttpResult> {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`,
  }
  return Promise.resolve(new HttpResult(200, headers, toCsv(columns, rows)))
}

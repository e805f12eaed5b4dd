import { recordExport } from '#domain/audit/recordExport.ts'
import type { Columns } from '#domain/reports/csv.ts'
import type { Req } from '#domain/Req.ts'
import { csvFile } from '../admin/csvFile.ts'
import type { HttpResult } from '../HttpResult.ts'

/** For employees only: recorded in the audit log before it is sent. */
export async function exportCsv<Row>(
  name: string,
  req: Req,
  columns: Columns<Row>,
  rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<HttpResult> {
  await recordExport(req, `${name}.csv`)
  return csvFile(name, req.now, columns, rows)
}

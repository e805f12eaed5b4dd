import { recordExport } from '#domain/audit/recordExport.ts'
import type { Req } from '#domain/Req.ts'
import type { Columns } from '#domain/reports/csv.ts'
import { csvFile } from '../admin/csvFile.ts'
import { HttpResult } from '../HttpResult.ts'

/** For employees only: recorded in the audit log. */
export async function exportCsv<Row>(
  name: string,
  req: Req,
  columns: Columns<Row>,
  rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<HttpResult> {
  await recordExport(req, name)
  return csvFile(name, req.now, columns, rows)
}

/** For employees only: recorded in the audit log. */
export async function exportZip(name: string, req: Req, bytes: AsyncIterable<string | Buffer>): Promise<HttpResult> {
  await recordExport(req, name)
  const disposition = `attachment; filename="${name}-${req.now.toISOString().slice(0, 10)}.zip"`
  return new HttpResult(200, { 'Content-Type': 'application/zip', 'Content-Disposition': disposition }, bytes)
}

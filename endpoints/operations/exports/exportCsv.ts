import type { Columns } from '#domain/platform/csv.ts'
import { csvFile } from '../../csvFile.ts'
import type { HttpReq } from '../../authorize.ts'
import type { HttpResult } from '../../HttpResult.ts'
import { recordDownload } from './recordDownload.ts'

/** For employees only: recorded in the audit log before it is sent. */
export async function exportCsv<Row>(
  name: string,
  req: HttpReq,
  columns: Columns<Row>,
  rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<HttpResult> {
  await recordDownload(req, `${name}.csv`)
  return csvFile(name, req.now, columns, rows)
}

import { recordExport } from '#domain/audit/recordExport.ts'
import type { Req } from '#domain/Req.ts'
import { HttpResult } from '../HttpResult.ts'

/** For employees only: recorded in the audit log before it is sent. */
export async function exportZip(name: string, req: Req, bytes: AsyncIterable<string | Buffer>): Promise<HttpResult> {
  await recordExport(req, `${name}.zip`)
  const disposition = `attachment; filename="${name}-${req.now.toISOString().slice(0, 10)}.zip"`
  return new HttpResult(200, { 'Content-Type': 'application/zip', 'Content-Disposition': disposition }, bytes)
}

import type { HttpReq } from '../../authorize.ts'
import { HttpResult } from '../../HttpResult.ts'
import { recordDownload } from './recordDownload.ts'

/** For employees only: recorded in the audit log before it is sent. */
export async function exportZip(
  name: string,
  req: HttpReq,
  bytes: AsyncIterable<string | Buffer>,
): Promise<HttpResult> {
  await recordDownload(req, `${name}.zip`)
  const disposition = `attachment; filename="${name}-${req.now.toISOString().slice(0, 10)}.zip"`
  return new HttpResult(200, { 'Content-Type': 'application/zip', 'Content-Disposition': disposition }, bytes)
}

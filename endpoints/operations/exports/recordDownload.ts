import { recordExport } from '#domain/platform/auditLog/recordExport.ts'
import type { HttpReq } from '../../authorize.ts'

/** Not for HEAD, which sends nothing of the file. */
export async function recordDownload(req: HttpReq, name: string): Promise<void> {
  if (!req.web.isHead) await recordExport(req, name)
}

import type { Req } from '../Req.ts'
import { recordAudit } from './recordAudit.ts'

/** @param name of the file, without its date: `members.csv`. */
export const recordExport = (req: Req, name: string): Promise<void> =>
  recordAudit(req.pool, req, { what: 'Exported', kind: 'exports', subjectId: null, subject: `File “${name}”` })

import type { Database } from '#database/sql.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import type { ThreadHead } from './threadHead.ts'

/** Without the words and the address: the thread has them, and is deleted sooner. */
export const recordThreadAudit = (tx: Database, req: SignedInReq, thread: ThreadHead, what: string): Promise<void> =>
  recordAudit(tx, req, {
    what,
    kind: 'contact-messages',
    subjectId: thread.id,
    subject: `Message no. ${thread.id}`,
    aboutId: thread.userId,
  })

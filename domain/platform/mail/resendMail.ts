import { OPENS_ACCOUNT } from '#contracts/platform/mails.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { SignedInReq } from '../Req.ts'
import { AppError } from '../AppError.ts'
import { recordAudit } from '../auditLog/recordAudit.ts'
import { type Mail, queueMail } from './queueMail.ts'
import { mailOf, type StoredMail } from './storedMail.ts'

const MINUTE = 60_000

/**
 * Clicks within the same minute count once.
 * @throws AppError `not_found`, `forbidden` for mails whose link opens an account.
 */
export async function resendMail(req: SignedInReq, mailId: number): Promise<void> {
  const stored = await row(
    req.pool,
    sql<StoredMail>`select key, kind, "to", language::text, data from mail_outbox where id = ${mailId}`,
  )
  if (!stored) throw new AppError('not_found')
  const mail = mailOf(stored)
  if (OPENS_ACCOUNT.includes(mail.kind)) throw new AppError('forbidden.secret_mail')
  await inTransaction(req.pool, async (tx) => {
    if (!(await requeueMail(tx, mail, req.now))) return
    const subject = `Email ${mailId}, ${mail.kind}`
    await recordAudit(tx, req, { what: 'Sent again', kind: 'mail-outbox', subjectId: mailId, subject })
  })
}

export const requeueMail = (tx: Database, mail: Mail, now: Date): Promise<boolean> =>
  queueMail(tx, { ...mail, key: `${mail.key.split(':again:')[0]}:again:${Math.floor(now.getTime() / MINUTE)}` })

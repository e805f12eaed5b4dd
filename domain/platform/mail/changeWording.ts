import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { type MailKey, textOf, type Wording, wordingIn } from '#providers/mail/wordings.ts'
import { recordAudit } from '../auditLog/recordAudit.ts'
import type { SignedInReq } from '../Req.ts'
import { refuseWrongWording } from './previewWording.ts'

/** Emails that are sent from now on use it, also those already waiting. @throws AppError `invalid_input`. */
export async function changeWording(req: SignedInReq, key: MailKey, wording: Wording): Promise<void> {
  refuseWrongWording(key, wording)
  const { subject, title, body } = wording
  await inTransaction(req.pool, async (tx) => {
    const before = await lockWording(tx, key)
    await tx.query(sql`
      insert into mail_wordings (key, subject, title, body) values (${key}, ${subject}, ${title}, ${body})
      on conflict (key) do update
        set subject = excluded.subject, title = excluded.title, body = excluded.body, updated_at = now()`)
    await record(tx, req, key, { before, after: wording, what: 'Changed' })
  })
}

/** Back to the standard wording. */
export async function resetWording(req: SignedInReq, key: MailKey): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const before = await lockWording(tx, key)
    await tx.query(sql`delete from mail_wordings where key = ${String(key)}`)
    await record(tx, req, key, { before, after: wordingIn('en', key), what: 'Changed back' })
  })
}

async function lockWording(tx: Database, key: MailKey): Promise<Wording> {
  const name: string = key
  const stored = await row(
    tx,
    sql<Wording>`select subject, title, body from mail_wordings where key = ${name} for update`,
  )
  return stored ?? wordingIn('en', key)
}

type Change = { before: Wording; after: Wording; what: string }

async function record(tx: Database, req: SignedInReq, key: MailKey, { before, after, what }: Change): Promise<void> {
  const details = (['subject', 'title', 'body'] as const)
    .filter((part) => before[part] !== after[part])
    .map((part) => ({ field: NAMES[part], before: before[part], after: after[part] }))
  if (details.length === 0) return
  const subject = `Wording of “${textOf(key).label}”`
  await recordAudit(tx, req, { what, kind: 'mail-wordings', subjectId: null, subject, details })
}

const NAMES = { subject: 'Subject', title: 'Heading', body: 'Text' }

import type { Moderation, ModerationReason } from '#contracts/community/moderation.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, rows, sql, statement } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import { approveComment } from './approveComment.ts'
import { lockPostsOf } from './lockPostsOf.ts'
import { lockThreads } from './lockThreads.ts'

/** All or none; closes their reports. @returns the number of changed comments. */
export async function moderateComments(req: SignedInReq, { ids, action, reason, note }: Moderation): Promise<number> {
  const status = action === 'approve' ? 'visible' : 'hidden'
  return inTransaction(req.pool, async (tx) => {
    // Lock people before comments: see docs/decisions/030-lock-order.md.
    await tx.query(statement`
      select id from users where id in (select author_id from comments where id = any(${ids})) order by id for no key update`)
    await lockThreads(tx, ids)
    const before = await rows(
      tx,
      sql<ModeratedComment>`select id, author_id as "authorId", status from comments where id = any(${ids}) order by id for update`,
    )
    await lockPostsOf(tx, ids)
    const changed = before.filter((comment) => comment.status !== status)
    await tx.query(
      sql`
        update comments set status = ${status}::enum_comments_status, hidden_reason = ${reason ?? null}::enum_comments_hidden_reason,
          hidden_note = ${note || null}, updated_at = ${req.now}
        where id = any(${changed.map(({ id }) => id)})`,
    )
    for (const comment of changed) {
      if (action === 'approve' && comment.status === 'pending') await approveComment(tx, comment.id)
      await auditDecision(tx, req, comment, status, reason && { reason, note })
    }
    if (action === 'mute') await mute(tx, req, before)
    const reported = await rows(
      tx,
      sql<{
        id: number
      }>`delete from comment_reports where comment_id = any(${before.map(({ id }) => id)}) returning comment_id as id`,
    )
    for (const { id, authorId } of before) {
      const wasReported = reported.some((report) => report.id === id)
      if (wasReported && !changed.some((comment) => comment.id === id)) await auditDismissal(tx, req, id, authorId)
    }
    return changed.length
  })
}

type ModeratedComment = { id: number; authorId: number; status: 'visible' | 'pending' | 'hidden' }

const REASONS: Record<ModerationReason, string> = {
  spam: 'Spam',
  insult: 'Insult',
  'off-topic': 'Off topic',
  spoiler: 'Spoiler',
  other: 'Other',
}
const WORDS: Record<string, string> = { visible: 'Visible', pending: 'Waiting for approval', hidden: 'Hidden' }

type Reason = { reason: ModerationReason; note: string | undefined }

async function auditDecision(
  tx: Database,
  req: SignedInReq,
  { id, authorId, status }: ModeratedComment,
  now: string,
  hidden: Reason | undefined,
) {
  await recordAudit(tx, req, {
    what: 'Changed',
    kind: 'comments',
    subjectId: id,
    subject: `Comment ${id}`,
    details: [
      { field: 'Status', before: WORDS[status] ?? status, after: WORDS[now] ?? now },
      ...(hidden
        ? [{ field: 'Reason', before: null, after: [REASONS[hidden.reason], hidden.note].filter(Boolean).join(': ') }]
        : []),
    ],
    aboutId: authorId,
  })
}

const auditDismissal = (tx: Database, req: SignedInReq, id: number, authorId: number) =>
  recordAudit(tx, req, {
    what: 'Dismissed reports',
    kind: 'comments',
    subjectId: id,
    subject: `Comment ${id}`,
    aboutId: authorId,
  })

async function mute(tx: Database, req: SignedInReq, comments: ModeratedComment[]): Promise<void> {
  const muted = await rows(
    tx,
    sql<{ id: number; email: string }>`
      update users set comments_muted = true, updated_at = ${req.now}
      where id = any(${comments.map(({ authorId }) => authorId)}) and not is_employee and not comments_muted
      returning id, email`,
  )
  const details = [{ field: 'Muted in comments', before: 'No', after: 'Yes' }]
  for (const { id, email } of muted) {
    const subject = `Person “${email}”`
    await recordAudit(tx, req, { what: 'Changed', kind: 'users', subjectId: id, subject, details, aboutId: id })
  }
}

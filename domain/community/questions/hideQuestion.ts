import { inTransaction } from '#database/inTransaction.ts'
import { sql } from '#database/sql.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { lockQuestion } from './lockQuestion.ts'
import { questionStatus } from './questionRules.ts'

/** @param reason null shows it again. @throws AppError `question_not_found`, `question_settled`. */
export async function hideQuestion(req: SignedInReq, id: number, reason: string | null): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const isHidden = reason !== null
    const before = await lockQuestion(tx, { id }, isHidden ? 'hide' : 'show', req.now)
    const status = questionStatus({ ...before, isHidden })
    await tx.query(sql`
      update questions set is_hidden = ${isHidden}, hidden_reason = ${reason}, status = ${status}::enum_questions_status,
        updated_at = ${req.now}
      where id = ${id}`)
    await recordAudit(tx, req, {
      what: isHidden ? 'Hidden' : 'Shown again',
      kind: 'questions',
      subjectId: id,
      subject: `Question ${id}`,
      details: [{ field: 'Reason', before: before.hiddenReason, after: reason }],
      aboutId: before.authorId,
    })
  })
}

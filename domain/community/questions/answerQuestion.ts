import type { AnswerInput } from '#contracts/community/questions.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { sql } from '#database/sql.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { type StoredQuestion, storedQuestion } from './findQuestions.ts'
import { lockQuestion } from './lockQuestion.ts'
import { questionStatus } from './questionRules.ts'
import { queueAnswerMail } from './queueAnswerMail.ts'

/** @throws AppError `question_not_found`, `question_settled`, `round_without_film`. */
export async function answerQuestion(
  req: SignedInReq,
  id: number,
  { text, second }: AnswerInput,
): Promise<StoredQuestion> {
  return inTransaction(req.pool, async (tx) => {
    const before = await lockQuestion(tx, { id }, 'answer', req.now)
    if (second !== null && before.filmId === null) throw new AppError('round_without_film')
    const answer = text || null
    const status = questionStatus({ isHidden: false, answer, answeredSecond: second })
    const answeredAt = status === 'answered' ? (before.answeredAt ?? req.now) : null
    await tx.query(sql`
      update questions set answer = ${answer}, answered_second = ${second}::numeric, answered_at = ${answeredAt},
        status = ${status}::enum_questions_status, updated_at = ${req.now}
      where id = ${id}`)
    await queueAnswerMail(tx, id)
    await recordAudit(tx, req, {
      what: 'Changed',
      kind: 'questions',
      subjectId: id,
      subject: `Question ${id}`,
      details: [
        { field: 'Answer', before: before.answer, after: answer },
        { field: 'Second in the film', before: wordOf(before.answeredSecond), after: wordOf(second) },
      ].filter((change) => change.before !== change.after),
      aboutId: before.authorId,
    })
    return storedQuestion(tx, req.user.id, id)
  })
}

const wordOf = (second: number | null): string | null => (second === null ? null : String(second))

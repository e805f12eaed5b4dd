import { inTransaction } from '#database/inTransaction.ts'
import { sql } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { refuseAsker } from './askQuestion.ts'
import { type StoredQuestion, storedQuestion } from './findQuestions.ts'
import { lockQuestion } from './lockQuestion.ts'

type Named = { roundId: number; id: number }

/** @throws AppError `question_subscribers_only`, `forbidden`, `question_not_found`, `question_settled`. */
export async function editQuestion(req: SignedInReq, named: Named, content: string): Promise<StoredQuestion> {
  refuseAsker(req)
  return inTransaction(req.pool, async (tx) => {
    await lockQuestion(tx, { ...named, authorId: req.user.id }, 'edit', req.now)
    await tx.query(sql`
      update questions set content = ${content}, edited_at = ${req.now}, updated_at = ${req.now}
      where id = ${named.id} and content <> ${content}`)
    return storedQuestion(tx, req.user.id, named.id)
  })
}

/** @throws AppError `question_not_found`, `question_settled`. */
export async function deleteQuestion(req: SignedInReq, named: Named): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    await lockQuestion(tx, { ...named, authorId: req.user.id }, 'delete', req.now)
    await tx.query(sql`delete from questions where id = ${named.id}`)
  })
}

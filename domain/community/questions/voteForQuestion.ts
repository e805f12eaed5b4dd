import { inTransaction } from '#database/inTransaction.ts'
import { sql } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { refuseVoter } from './askQuestion.ts'
import { lockQuestion } from './lockQuestion.ts'

/** One vote for each member and question. @throws AppError `question_subscribers_only`, `question_not_found`, `question_settled`, `own_question`. */
export async function voteForQuestion(
  req: SignedInReq,
  named: { roundId: number; id: number },
  isVoted: boolean,
): Promise<void> {
  refuseVoter(req)
  const { user, now } = req
  await inTransaction(req.pool, async (tx) => {
    const { id, authorId } = await lockQuestion(tx, named, 'vote', now)
    if (isVoted && authorId === user.id) throw new AppError('own_question')
    await tx.query(
      isVoted
        ? sql`insert into question_votes (question_id, user_id, created_at) values (${id}, ${user.id}, ${now}) on conflict do nothing`
        : sql`delete from question_votes where question_id = ${id} and user_id = ${user.id}`,
    )
  })
}

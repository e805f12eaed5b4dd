import { assertStored } from '#database/assertStored.ts'
import { QUESTIONS_PER_ROUND } from '#contracts/community/questionPages.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql, statement } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { type StoredQuestion, storedQuestion } from './findQuestions.ts'
import { findRound } from './findRounds.ts'
import { roundPhase } from './questionRules.ts'

/**
 * @throws AppError `question_subscribers_only`, `forbidden`, `round_not_found`, `round_not_open`, `too_many_questions`.
 */
export async function askQuestion(req: SignedInReq, roundId: number, content: string): Promise<StoredQuestion> {
  const { user, now } = req
  refuseAsker(req)
  return inTransaction(req.pool, async (tx) => {
    // Otherwise simultaneous questions would not be counted.
    await tx.query(statement`select pg_advisory_xact_lock(hashtext('questions of user'), ${user.id}::int)`)
    if (roundPhase(await findRound(tx, roundId), now) !== 'open') throw new AppError('round_not_open')
    const asked = await row(
      tx,
      sql<{ count: number }>`
        select count(*) from questions where round_id = ${roundId} and author_id = ${user.id}`,
    )
    if ((asked?.count ?? 0) >= QUESTIONS_PER_ROUND) throw new AppError('too_many_questions')
    const created = await row(
      tx,
      sql<{ id: number }>`
        insert into questions (content, round_id, author_id, created_at, updated_at)
        values (${content}, ${roundId}, ${user.id}, ${now}, ${now}) returning id`,
    )
    assertStored(created, 'question')
    return storedQuestion(tx, user.id, created.id)
  })
}

/** @throws AppError `question_subscribers_only`, `forbidden`. */
export function refuseAsker({ user }: SignedInReq): void {
  refuseVoter({ user })
  if (user.commentsMuted) throw new AppError('forbidden.questions_muted')
}

/** @throws AppError `question_subscribers_only`. */
export function refuseVoter({ user }: Pick<SignedInReq, 'user'>): void {
  if (!user.isSubscriber && !user.isEmployee) throw new AppError('question_subscribers_only')
}

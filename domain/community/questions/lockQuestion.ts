import { type Database, row, sql } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { isPossible, type QuestionAction, type QuestionStatus, roundPhase } from './questionRules.ts'

type LockedQuestion = {
  id: number
  authorId: number
  status: QuestionStatus
  content: string
  answer: string | null
  answeredSecond: number | null
  answeredAt: Date | null
  filmId: number | null
  hiddenReason: string | null
}

type NamedQuestion = { id: number; roundId?: number; authorId?: number }

/** @throws AppError `question_not_found`, `question_settled` where the action is not possible now. */
export async function lockQuestion(
  tx: Database,
  { id, roundId, authorId }: NamedQuestion,
  action: QuestionAction,
  now: Date,
): Promise<LockedQuestion & { roundId: number }> {
  const question = await row(
    tx,
    sql<{
      id: number
      roundId: number
      authorId: number
      status: 'open' | 'answered' | 'hidden'
      content: string
      answer: string | null
      answeredSecond: number | null
      answeredAt: Date | null
      hiddenReason: string | null
      filmId: number
      opensAt: Date
      closesAt: Date
    }>`
      select q.id, q.round_id as "roundId", q.author_id as "authorId", q.status, q.content, q.answer,
        q.answered_second as "answeredSecond", q.answered_at as "answeredAt", q.hidden_reason as "hiddenReason",
        coalesce(q.post_id, r.post_id) as "filmId", r.opens_at as "opensAt", r.closes_at as "closesAt"
      from questions q join question_rounds r on r.id = q.round_id where q.id = ${id} and q.round_id = coalesce(${roundId ?? null}, q.round_id)
        and q.author_id = coalesce(${authorId ?? null}, q.author_id)
      for update of q`,
  )
  if (!question) throw new AppError('question_not_found')
  if (!isPossible(action, question.status, roundPhase(question, now))) throw new AppError('question_settled')
  return question
}

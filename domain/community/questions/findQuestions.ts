import {
  QUESTIONS_PER_PAGE,
  type QuestionListing,
  QUESTIONS_PER_ROUND,
  type QuestionSort,
} from '#contracts/community/questionPages.ts'
import { may, type Role } from '#contracts/platform/roles.ts'
import { type Database, dynamicSql, extended, row, rows, sql, type Statement } from '#database/sql.ts'
import { readsAll } from '#domain/content/posts/readsAll.ts'
import type { Req } from '#domain/platform/Req.ts'
import { findRound, type StoredRound } from './findRounds.ts'
import type { QuestionStatus } from './questionRules.ts'

export type StoredQuestion = {
  id: number
  roundId: number
  content: string
  status: QuestionStatus
  hiddenReason: string | null
  authorId: number
  handle: string
  authorRole: Role | null
  fullName: string
  votes: number
  votedByMe: boolean
  answer: string | null
  answeredSecond: number | null
  answeredAt: Date | null
  filmId: number | null
  createdAt: Date
  editedAt: Date | null
}

type RoundWithQuestions = {
  round: StoredRound
  locked: boolean
  count: number
  questionsLeft: number
  questions: StoredQuestion[]
}

const ORDERS: Record<QuestionSort, Statement> = {
  votes: dynamicSql`order by q.vote_count desc, q.created_at, q.id`,
  newest: dynamicSql`order by q.created_at desc, q.id desc`,
}

/** A round with the questions this reader may see. @throws AppError `round_not_found`. */
export async function findQuestions(
  req: Req,
  roundId: number,
  { sort, page }: QuestionListing,
): Promise<RoundWithQuestions> {
  const { pool, user } = req
  const round = await findRound(pool, roundId)
  if (!user || !readsAll(req)) return { round, locked: true, count: 0, questionsLeft: 0, questions: [] }
  const seesHidden = may(user, 'manageQuestions')
  const skipped = (page - 1) * QUESTIONS_PER_PAGE
  const [counted, questions] = await Promise.all([
    row(
      pool,
      sql<{ count: number; own: number }>`
        select count(*) filter (where status <> 'hidden' or author_id = ${user.id} or ${seesHidden}::boolean) as count,
          count(*) filter (where author_id = ${user.id}) as own
        from questions where round_id = ${roundId}`,
    ),
    rows(
      pool,
      extended(
        selectQuestion(user.id),
        dynamicSql`
          where q.round_id = ${roundId} and (q.status <> 'hidden' or q.author_id = ${user.id} or ${seesHidden}::boolean)
          ${ORDERS[sort]} limit ${QUESTIONS_PER_PAGE}::int offset ${skipped}::int`,
      ),
    ),
  ])
  const questionsLeft = user.commentsMuted ? 0 : Math.max(0, QUESTIONS_PER_ROUND - (counted?.own ?? 0))
  return { round, locked: false, count: counted?.count ?? 0, questionsLeft, questions }
}

export async function storedQuestion(database: Database, viewerId: number, id: number): Promise<StoredQuestion> {
  const question = await row(database, extended(selectQuestion(viewerId), dynamicSql`where q.id = ${id}`))
  if (!question) throw new Error('The question has gone')
  return question
}

const selectQuestion = (viewerId: number): Statement<StoredQuestion> => sql<StoredQuestion>`
  select q.id, q.round_id as "roundId", q.content, q.status, q.hidden_reason as "hiddenReason", q.author_id as "authorId",
    u.handle, u.role as "authorRole", concat_ws(' ', u.first_name, u.last_name)::text as "fullName", q.vote_count as votes,
    exists (select 1 from question_votes v where v.question_id = q.id and v.user_id = ${viewerId}) as "votedByMe",
    q.answer, q.answered_second as "answeredSecond", q.answered_at as "answeredAt", p.id as "filmId",
    q.created_at as "createdAt", q.edited_at as "editedAt"
  from questions q join users u on u.id = q.author_id join question_rounds r on r.id = q.round_id
  left join posts p on p.id = coalesce(q.post_id, r.post_id) and p.status = 'published' and p.deleted_at is null`

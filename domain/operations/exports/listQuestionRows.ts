import { type Database, rows, sql } from '#database/sql.ts'
import { yesNo } from '../reports/cells.ts'
import type { Columns } from '#domain/platform/csv.ts'
import { readInPages } from '../reports/readInPages.ts'

type QuestionRow = {
  id: number
  roundId: number
  round: string
  author: string | null
  question: string
  votes: number
  status: string
  answer: string | null
  postId: number | null
  answeredSecond: number | null
  answeredAt: Date | null
  isHidden: boolean | null
  createdAt: Date
  editedAt: Date | null
}

/** Oldest first. A deleted account’s have no author. */
export const listQuestionRows = ({ pool }: { pool: Database }): AsyncGenerator<QuestionRow> =>
  readInPages((after, limit) =>
    rows(
      pool,
      sql<QuestionRow>`
        select q.id, q.round_id as "roundId", r.title as round, u.email as author, q.content as question, q.vote_count as votes,
          q.status::text as status, q.answer, q.post_id as "postId", q.answered_second as "answeredSecond",
          q.answered_at as "answeredAt", q.is_hidden as "isHidden", q.created_at as "createdAt", q.edited_at as "editedAt"
        from questions q join question_rounds r on r.id = q.round_id left join users u on u.id = q.author_id and u.closed_at is null
        where q.id > ${after} order by q.id limit ${limit}`,
    ),
  )

export const questionColumns: Columns<QuestionRow> = [
  { title: 'Id', value: ({ id }) => id },
  { title: 'Round', value: ({ roundId }) => roundId },
  { title: 'Title', value: ({ round }) => round },
  { title: 'Author', value: ({ author }) => author },
  { title: 'Question', value: ({ question }) => question },
  { title: 'Votes', value: ({ votes }) => votes },
  { title: 'State', value: ({ status }) => status },
  { title: 'Answer', value: ({ answer }) => answer },
  { title: 'Answered in post', value: ({ postId }) => postId },
  { title: 'At second', value: ({ answeredSecond }) => answeredSecond },
  { title: 'Answered', value: ({ answeredAt }) => answeredAt },
  { title: 'Hidden', value: ({ isHidden }) => yesNo(isHidden) },
  { title: 'Asked', value: ({ createdAt }) => createdAt },
  { title: 'Edited', value: ({ editedAt }) => editedAt },
]

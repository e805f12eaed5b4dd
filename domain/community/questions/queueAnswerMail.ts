import { type Database, row, sql } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'

type Answered = { email: string; roundId: number; roundTitle: string }

/**
 * Emails the author once, however often the answer changes. The email doesn’t contain the answer: the author may no
 * longer be a member.
 */
export async function queueAnswerMail(tx: Database, questionId: number): Promise<void> {
  const answered = await row(
    tx,
    sql<Answered>`
      select u.email, r.id as "roundId", r.title as "roundTitle" from questions q
      join users u on u.id = q.author_id and u.reply_emails and u.email_verified_at is not null and u.closed_at is null
      join question_rounds r on r.id = q.round_id where q.id = ${questionId} and q.status = 'answered'`,
  )
  if (!answered) return
  const { email, ...data } = answered
  await queueMail(tx, {
    kind: 'question-answered',
    key: `question-answered:${questionId}`,
    to: email,
    data: { firstName: '', questionId, ...data },
  })
}

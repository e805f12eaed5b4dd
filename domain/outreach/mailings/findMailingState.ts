import { type Database, row, sql } from '#database/sql.ts'
import type { MailingSubject } from './Mailable.ts'
import { columnsOf } from './requestMailing.ts'

type MailingState = 'draft' | 'scheduled' | 'processing' | 'done'

export async function findMailingState(database: Database, subject: MailingSubject): Promise<MailingState> {
  const { postId, letterId } = columnsOf(subject)
  const found = await row(
    database,
    sql<{ isStarted: boolean; isFinished: boolean }>`
      select started_at is not null as "isStarted", finished_at is not null as "isFinished"
      from mailings where post_id = ${postId} or letter_id = ${letterId}`,
  )
  if (!found) return 'draft'
  if (found.isFinished) return 'done'
  return found.isStarted ? 'processing' : 'scheduled'
}

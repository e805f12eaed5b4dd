import type { ThreadStatus } from '#contracts/community/threads.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'

export type ThreadHead = {
  id: number
  status: ThreadStatus
  waitingSince: Date | null
  createdAt: Date
  /** The account's present address: an earlier one may belong to another person now. */
  email: string
  name: string
  userId: number | null
  /** False if the account's address isn't confirmed: it may belong to another person than the one who reads the thread. */
  isConfirmed: boolean
  isMember: boolean
  message: string
  /** Null if nothing was written since. */
  newestId: number | null
}

/** Who wrote it and where answers go. @throws AppError `thread_not_found`. */
export async function readThreadHead(database: Database, id: number): Promise<ThreadHead> {
  const head = await row(
    database,
    sql<ThreadHead>`
      select c.id, c.status, c.waiting_since as "waitingSince", c.created_at as "createdAt",
        coalesce(u.email, c.email) as email, coalesce(c.name, '') as name, c.user_id as "userId", c.is_member as "isMember",
        c.user_id is null or u.email_verified_at is not null as "isConfirmed", c.message,
        (select max(m.id) from thread_messages m where m.thread_id = c.id) as "newestId"
      from contact_messages c left join users u on u.id = c.user_id and u.closed_at is null where c.id = ${id}`,
  )
  if (!head) throw new AppError('thread_not_found')
  return head
}

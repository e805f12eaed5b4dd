import type { ThreadMessageKind, ThreadStatus } from '#contracts/threads.ts'
import { type Database, row, rows, sql } from '#database/sql.ts'

export type ThreadFile = {
  id: number
  status: ThreadStatus
  waitingSince: Date | null
  createdAt: Date
  email: string
  name: string
  isMember: boolean
  userId: number | null
  message: string
  later: LaterMessage[]
  savedReplies: SavedReply[]
}
type LaterMessage = {
  id: number
  at: Date
  kind: ThreadMessageKind
  text: string
  sender: string | null
  isHeld: boolean
  droppedFiles: number
  author: string | null
  sentAt: Date | null
  problem: string | null
}
export type SavedReply = { id: number; title: string; text: string }

/** Everything about a thread that the panel shows. */
export async function readThreadFile(database: Database, threadId: number): Promise<ThreadFile | null> {
  const thread = await row(
    database,
    sql<Omit<ThreadFile, 'later' | 'savedReplies'>>`
      select c.id, c.status, c.waiting_since as "waitingSince", c.created_at as "createdAt", coalesce(u.email, c.email) as email,
        coalesce(c.name, '') as name, c.is_member as "isMember", c.user_id as "userId", c.message
      from contact_messages c left join users u on u.id = c.user_id and u.closed_at is null where c.id = ${threadId}`,
  )
  if (!thread) return null
  const later = await rows(
    database,
    sql<LaterMessage>`
      select m.id, m.created_at as at, m.kind, m.text, m.sender, m.is_held as "isHeld", m.dropped_files as "droppedFiles",
        u.first_name as author, o.sent_at as "sentAt", o.problem
      from thread_messages m left join users u on u.id = m.author_id
      left join mail_outbox o on m.kind = 'ours' and o.key = 'thread-answer:' || m.id
      where m.thread_id = ${threadId} order by m.id`,
  )
  const savedReplies = await rows(database, sql<SavedReply>`select id, title, text from saved_replies order by title`)
  return { ...thread, later, savedReplies }
}

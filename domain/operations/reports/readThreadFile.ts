import type { ThreadMessageKind } from '#contracts/community/threads.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { readThreadHead, type ThreadHead } from '#domain/community/threads/threadHead.ts'

export type ThreadFile = ThreadHead & { later: LaterMessage[]; savedReplies: SavedReply[] }
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

/** Everything about a thread that the panel shows. @throws AppError `thread_not_found`. */
export async function readThreadFile(database: Database, threadId: number): Promise<ThreadFile> {
  const thread = await readThreadHead(database, threadId)
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

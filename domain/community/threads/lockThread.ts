import type { ThreadMessageKind } from '#contracts/community/threads.ts'
import { type Database, row, sql, statement } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { readThreadHead, type ThreadHead } from './threadHead.ts'
import { moveOf, type ThreadEvent } from './threadStates.ts'

/** Locks it until the transaction ends. @throws AppError `thread_not_found`. */
export async function lockThread(tx: Database, id: number): Promise<ThreadHead> {
  await tx.query(statement`select 1 from contact_messages where id = ${id} for update`)
  return readThreadHead(tx, id)
}

/** @throws AppError `thread_changed` when the table does not allow it. */
export async function moveThread(tx: Database, thread: ThreadHead, event: ThreadEvent, now: Date): Promise<void> {
  const moved = moveOf(thread, event, now)
  if (!moved) throw new AppError('thread_changed')
  const answeredAt = event === 'ours' ? now : null
  const writtenAt = event === 'ours' || event === 'theirs' ? now : null
  await tx.query(sql`
    update contact_messages set status = ${moved.status}::enum_contact_messages_status, waiting_since = ${moved.waitingSince},
      first_answered_at = coalesce(first_answered_at, ${answeredAt}::timestamptz),
      last_message_at = coalesce(${writtenAt}::timestamptz, last_message_at), updated_at = ${now}
    where id = ${thread.id}`)
}

type NewMessage = {
  kind: ThreadMessageKind
  text: string
  authorId?: number | null
  /** Of an email. */
  messageId?: string
  /** If it isn't the thread's. */
  sender?: string | null
  droppedFiles?: number
}

/** @returns null for an email that is here already. */
export async function addThreadMessage(
  tx: Database,
  threadId: number,
  { kind, text, authorId = null, messageId, sender = null, droppedFiles = 0 }: NewMessage,
  now: Date,
): Promise<number | null> {
  const added = await row(
    tx,
    sql<{ id: number }>`
      insert into thread_messages (thread_id, author_id, kind, text, message_id, sender, is_held, dropped_files, created_at, updated_at)
      values (${threadId}, ${authorId}, ${kind}::enum_thread_messages_kind, ${text}, ${messageId ?? null}, ${sender}, ${sender !== null},
        ${droppedFiles}, ${now}, ${now})
      on conflict (thread_id, message_id) where message_id is not null do nothing returning id`,
  )
  return added?.id ?? null
}

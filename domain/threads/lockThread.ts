import type { ThreadMessageKind, ThreadStatus } from '#contracts/threads.ts'
import { type Database, row, sql, statement } from '#database/sql.ts'
import { ShopError } from '../ShopError.ts'
import { moveOf, type ThreadEvent } from './threadStates.ts'

export type LockedThread = {
  id: number
  status: ThreadStatus
  waitingSince: Date | null
  /** The account's present address: an earlier one may belong to another person now. */
  email: string
  name: string
  userId: number | null
  /** False if the account's address isn't confirmed: it may belong to another person than the one who reads the thread. */
  isConfirmed: boolean
  isMember: boolean
  /** Null if nothing was written since. */
  newestId: number | null
}

/** @throws ShopError `thread_not_found`. */
export async function lockThread(tx: Database, id: number): Promise<LockedThread> {
  await tx.query(statement`select 1 from contact_messages where id = ${id} for update`)
  const thread = await row(
    tx,
    sql<LockedThread>`
      select c.id, c.status, c.waiting_since as "waitingSince", coalesce(u.email, c.email) as email,
        coalesce(c.name, '') as name, c.user_id as "userId", c.is_member as "isMember",
        c.user_id is null or u.email_verified_at is not null as "isConfirmed",
        (select max(m.id) from thread_messages m where m.thread_id = c.id) as "newestId"
      from contact_messages c left join users u on u.id = c.user_id and u.closed_at is null where c.id = ${id}`,
  )
  if (!thread) throw new ShopError('thread_not_found')
  return thread
}

/** @throws ShopError `thread_changed` when the table does not allow it. */
export async function moveThread(tx: Database, thread: LockedThread, event: ThreadEvent, now: Date): Promise<void> {
  const moved = moveOf(thread, event, now)
  if (!moved) throw new ShopError('thread_changed')
  const answeredAt = event === 'ours' ? now : null
  const writtenAt = event === 'ours' || event === 'theirs' ? now : null
  await tx.query(sql`
    update contact_messages set status = ${moved.status}::enum_contact_messages_status, waiting_since = ${moved.waitingSince},
      first_answered_at = coalesce(first_answered_at, ${answeredAt}::timestamptz),
      last_message_at = coalesce(${writtenAt}::timestamptz, last_message_at), updated_at = ${now}
    where id = ${thread.id}`)
}

export type NewMessage = {
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

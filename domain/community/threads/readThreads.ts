import type { Thread, ThreadList, ThreadStatus } from '#contracts/community/threads.ts'
import { cutText } from '#contracts/shared/cutText.ts'
import { type Database, row, rows, sql } from '#database/sql.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { readThreadHead } from './threadHead.ts'
import { isThreadToken, parseThreadToken } from './threadToken.ts'

const BEGINS = 120

/** Newest first. */
export async function readThreads({ pool, user }: SignedInReq): Promise<ThreadList> {
  const found = await rows(
    pool,
    sql<{ id: number; status: ThreadStatus; message: string; lastMessageAt: Date }>`
      select id, status, message, coalesce(last_message_at, created_at) as "lastMessageAt"
      from contact_messages where user_id = ${user.id} order by coalesce(last_message_at, created_at) desc limit 200`,
  )
  return found.map(({ id, status, message, lastMessageAt }) => ({
    id,
    status,
    begins: cutText(message, BEGINS),
    lastMessageAt: lastMessageAt.toISOString(),
  }))
}

/** Without notes and messages that wait for a decision. @param id already proven to be this visitor's. */
export async function readThread(database: Database, id: number): Promise<Thread> {
  const thread = await row(
    database,
    sql<{ id: number; status: ThreadStatus; message: string; createdAt: Date }>`
      select id, status, message, created_at as "createdAt" from contact_messages where id = ${id}`,
  )
  if (!thread) throw new AppError('thread_not_found')
  const { status, message, createdAt } = thread
  const later = await rows(
    database,
    sql<{ at: Date; isOurs: boolean | null; text: string }>`
      select created_at as at, kind = 'ours' as "isOurs", text from thread_messages
      where thread_id = ${id} and kind <> 'note' and not is_held order by id`,
  )
  const messages = [{ at: createdAt, isOurs: false, text: message }, ...later]
  return {
    id,
    status,
    messages: messages.map(({ at, isOurs, text }) => ({
      at: at.toISOString(),
      from: isOurs ? ('us' as const) : ('you' as const),
      text,
    })),
  }
}

/** @throws AppError `thread_not_found`. */
export async function ownThreadId({ pool, user }: SignedInReq, id: number): Promise<number> {
  const own = await row(
    pool,
    sql<{ id: number }>`select id from contact_messages where id = ${id} and user_id = ${user.id}`,
  )
  if (!own) throw new AppError('thread_not_found')
  return own.id
}

/** @throws AppError `thread_not_found`, also for a forged or expired key. */
export async function linkedThreadId({ pool, payload, now }: Req, key: string): Promise<number> {
  const token = parseThreadToken(key)
  if (token?.purpose !== 'link') throw new AppError('thread_not_found')
  const { email } = await readThreadHead(pool, token.threadId)
  if (!isThreadToken(payload.secret, email, token, now)) throw new AppError('thread_not_found')
  return token.threadId
}

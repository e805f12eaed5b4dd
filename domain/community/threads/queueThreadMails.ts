import { type Database, rows, sql } from '#database/sql.ts'
import { replyAddress } from '#providers/mail/replyAddress.ts'
import { messageIdOf } from '#domain/platform/mail/messageIdOf.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readSetting } from '#domain/platform/settings/settings.ts'
import { createThreadToken } from './threadToken.ts'

type Written = {
  thread: { id: number; email: string; name: string; isMember: boolean }
  /** Null for the contact message itself. */
  messageId: number | null
  text: string
  /** Of somebody else than the thread's. */
  sender?: string | null
}

/** The answer, with a link to the thread and, where mail can come back, a reply address. */
export async function queueAnswer(tx: Database, { payload, now }: Req, written: Written): Promise<void> {
  const { thread, messageId, text } = written
  const { id: threadId, email } = thread
  const key = createThreadToken(payload.secret, { purpose: 'link', threadId, email }, now)
  const replyTo = replyAddress(createThreadToken(payload.secret, { purpose: 'reply', threadId, email }, now))
  await queueMail(tx, {
    kind: 'thread-answer',
    key: answerKey(messageId),
    to: email,
    data: { firstName: '', message: text, key, replyTo, references: await references(tx, threadId, messageId) },
  })
}

/** To the employees' address, if there is one; they can answer by email, too. */
export async function queueForStaff(tx: Database, { payload, now }: Req, written: Written): Promise<void> {
  const to = await readSetting(tx, 'contact_email')
  if (to === '') return
  const { thread, messageId, text, sender = null } = written
  const { id: threadId, email, name, isMember } = thread
  const token = { purpose: 'staff' as const, threadId, email: to }
  const first = `contact-message:${threadId}`
  await queueMail(tx, {
    kind: 'contact-message',
    key: messageId === null ? first : `${first}:${messageId}`,
    to,
    data: {
      from: sender ?? email,
      name: sender === null ? name : '',
      message: text,
      isMember: isMember && sender === null,
      threadId,
      replyTo: replyAddress(createThreadToken(payload.secret, token, now)),
      references: messageId === null ? [] : [messageIdOf(first)],
    },
  })
}

const answerKey = (messageId: number | null): string => `thread-answer:${messageId}`
const MAX_REFERENCES = 10

/** Emails of the thread that reached the mailbox of its person, so that mail programs show them together. */
async function references(tx: Database, threadId: number, before: number | null): Promise<string[]> {
  const earlier = await rows(
    tx,
    sql<{ id: number; kind: string; messageId: string | null }>`
      select id, kind::text as kind, message_id as "messageId" from thread_messages
      where thread_id = ${threadId} and id < ${before} and not is_held and (kind = 'ours' or (kind = 'theirs' and message_id is not null))
      order by id desc limit ${MAX_REFERENCES}`,
  )
  return earlier
    .reverse()
    .map(({ id, kind, messageId }) => (kind === 'ours' ? messageIdOf(answerKey(id)) : (messageId ?? '')))
}

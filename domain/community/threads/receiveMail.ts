import { type InboundOutcome, MAX_MAIL_CHARACTERS } from '#contracts/community/threads.ts'
import { cutText } from '#contracts/shared/cutText.ts'
import { inTransaction } from '#database/inTransaction.ts'
import type { Database } from '#database/sql.ts'
import type { InboundMail } from '#providers/mail/inboundMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readSetting } from '#domain/platform/settings/settings.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { addThreadMessage, lockThread, moveThread } from './lockThread.ts'
import type { ThreadHead } from './threadHead.ts'
import { queueAnswer, queueForStaff } from './queueThreadMails.ts'
import { refuseTooMany } from './refuseTooMany.ts'
import { isThreadToken, parseThreadToken, withoutThreadTokens } from './threadToken.ts'
import { trimQuote } from './trimQuote.ts'
import { isOwnMessageId } from '#domain/platform/mail/messageIdOf.ts'

/** @throws AppError `invalid_token`, `too_many_requests`. */
export async function receiveMail(req: Req, mail: InboundMail): Promise<InboundOutcome> {
  const token = mail.tokens.map(parseThreadToken).find((one) => one !== null && one.purpose !== 'link')
  if (!token) throw new AppError('invalid_token')
  return inTransaction(req.pool, async (tx) => {
    const thread = await lockThread(tx, token.threadId).catch(unknownThread)
    const staff = token.purpose === 'staff' ? await readSetting(tx, 'contact_email') : null
    if (!isThreadToken(req.payload.secret, staff ?? thread.email, token, req.now)) throw new AppError('invalid_token')
    const text = textOf(mail)
    if (isAutomaticMail(mail) || text === null) return 'ignored'
    const received = { mail, thread, text }
    return staff === null ? storeTheirs(tx, req, received) : storeOurs(tx, req, { ...received, staff })
  })
}

type Received = { mail: InboundMail; thread: ThreadHead; text: string }

/**
 * From an address that the thread doesn't know, it waits for an employee: anyone may have been forwarded the email. So does a
 * reply from an account's unconfirmed address.
 */
async function storeTheirs(tx: Database, req: Req, { mail, thread, text }: Received): Promise<InboundOutcome> {
  const isKnown = thread.isConfirmed && isSame(thread.email, mail.from)
  const sender = isKnown ? null : (mail.from ?? 'unknown')
  const { messageId, droppedFiles } = mail
  const added = { kind: 'theirs', text, messageId, sender, droppedFiles } as const
  const id = await addThreadMessage(tx, thread.id, added, req.now)
  if (id === null) return 'duplicate'
  await refuseTooMany(tx, thread.id, req.now)
  await moveThread(tx, thread, 'theirs', req.now)
  await queueForStaff(tx, req, { thread, messageId: id, text, sender })
  return isKnown ? 'stored' : 'held'
}

/** Only the mailbox that gets the messages answers for us. */
async function storeOurs(
  tx: Database,
  req: Req,
  { mail, thread, text, staff }: Received & { staff: string },
): Promise<InboundOutcome> {
  if (!isSame(staff, mail.from)) throw new AppError('invalid_token')
  const { messageId, droppedFiles } = mail
  const id = await addThreadMessage(tx, thread.id, { kind: 'ours', text, messageId, droppedFiles }, req.now)
  if (id === null) return 'duplicate'
  await refuseTooMany(tx, thread.id, req.now)
  await moveThread(tx, thread, 'ours', req.now)
  await queueAnswer(tx, req, { thread, messageId: id, text })
  return 'stored'
}

const isSame = (known: string, from: string | null): boolean => known.toLowerCase() === from?.toLowerCase()

/** Without reply addresses, which the quoted lines can contain: ours would let the other side answer for us. @returns null for nothing to read. */
function textOf({ text, droppedFiles }: InboundMail): string | null {
  const kept = withoutThreadTokens(trimQuote(text).replace(/reply\+[\w.]+@[\w.-]+/gi, ''))
  const written = cutText(kept, MAX_MAIL_CHARACTERS).trim()
  if (written !== '') return written
  return droppedFiles > 0 ? 'This email had no text.' : null
}

function unknownThread(error: unknown): never {
  throw error instanceof AppError ? new AppError('invalid_token') : error
}

type Headers = { messageId: string; from: string | null; headers: readonly { name: string; value: string }[] }

const REPORTERS = /^(mailer-daemon|postmaster|no-?reply)@/i
const BULK = ['bulk', 'junk', 'list', 'auto_reply']

/** Answering a machine makes a loop: RFC 3834, and what mail servers sent before it. */
export function isAutomaticMail({ messageId, from, headers }: Headers): boolean {
  const valueOf = (wanted: string) =>
    headers
      .find(({ name }) => name === wanted)
      ?.value.trim()
      .toLowerCase() ?? null
  const submitted = valueOf('auto-submitted')
  return (
    (submitted !== null && !submitted.startsWith('no')) ||
    BULK.includes(valueOf('precedence') ?? '') ||
    headers.some(({ name }) => name === 'x-autoreply' || name === 'x-autorespond' || name.startsWith('list-')) ||
    valueOf('return-path') === '<>' ||
    (valueOf('content-type') ?? '').startsWith('multipart/report') ||
    (from !== null && REPORTERS.test(from)) ||
    isOwnMessageId(messageId)
  )
}

import { isOwnMessageId } from '#domain/platform/mail/messageIdOf.ts'

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

import { createTransport } from 'nodemailer'
import type { MailThread } from './mail.ts'

export type OutgoingMail = {
  /** The same for every attempt. */
  messageId: string
  /** The site's name. */
  from: string
  to: string
  subject: string
  html: string
  text: string
  /** Where mail programs POST for a press on their own “Unsubscribe”. */
  unsubscribe?: string
  thread?: MailThread
}

/** As nodemailer sends it. */
export function messageOf({ unsubscribe, thread, ...mail }: OutgoingMail, sender: string) {
  const headers = {
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    ...(thread?.isAutomatic && { 'Auto-Submitted': 'auto-generated' }),
  }
  return { ...mail, from: { name: mail.from, address: sender }, headers, ...fieldsOf(thread) }
}

/** All of its bytes. */
export async function buildMessage(mail: OutgoingMail, sender: string): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return (await transport.sendMail(messageOf(mail, sender))).message as Buffer
}

function fieldsOf(thread: MailThread | undefined) {
  const { replyTo, references = [] } = thread ?? {}
  const newest = references.at(-1)
  return { ...(replyTo && { replyTo }), ...(newest && { inReplyTo: newest, references }) }
}

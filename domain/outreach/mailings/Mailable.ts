import type { Mail } from '#domain/platform/mail/queueMail.ts'
import type { Recipient, Topic } from './recipients.ts'

/** What a mailing is about. */
export type MailingSubject = { postId: number } | { letterId: number }

/** A post or a letter, loaded once for each batch of its emails. */
export type Mailable = {
  topic: Topic
  /** False for a post that isn’t published. */
  isReady: boolean
  /** One email per person: its key names both. */
  mailTo: (recipient: Recipient, unsubscribe: string, mailingId: number) => Mail
}

import type { Language } from '#contracts/shared/languages.ts'
import type { MailData, MailKind, StaffMailKind } from '#contracts/platform/mails.ts'
import type { Block } from './layout.ts'
import type { Writer } from './writerIn.ts'

/** What an email says in one language. `{name}` stands for a value, or, alone in a paragraph, for a button or a table. */
export type Words = { subject: string; title: string; body: readonly string[] }

/** What an email says until the owner chooses another wording. Emails to the people who run the site are in English only. */
export type MailWording<Kind extends MailKind = MailKind> = {
  /** When it is sent. */
  label: string
  /** The wording must keep these. */
  required: readonly string[]
  /** What differs from the sample of the email. */
  sample?: Partial<MailData[Kind]>
} & (Kind extends StaffMailKind ? { en: Words } : Record<Language, Words>)

export type MailThread = {
  replyTo: string | null
  /** Earlier emails, oldest first. */
  references: string[]
  /** No person wrote it, so that no machine answers it: RFC 3834. */
  isAutomatic: boolean
}

/** What an email is filled with. A paragraph with a value that is empty here is left out. */
export type MailParts<Key extends string = string> = {
  key: Key
  values: Record<string, string | null>
  /** Each is alone in a paragraph. */
  blocks: Record<string, Block[]>
  /** Where mail programs POST for a press on their own “Unsubscribe”. */
  unsubscribe?: string
  /** How mail programs sort it, and where an answer goes. */
  thread?: MailThread
  /** What mail programs show beside the subject, instead of the first words. */
  preheader?: string | null
  /** Below the email, instead of the usual sentence. */
  footer?: { note: string; links: { label: string; url: string }[] }
}

export type MailTemplate<Kind extends MailKind, Key extends string = string> = {
  /** By the kind of the email, or by kind and case. */
  wordings: Record<Key, MailWording<Kind>>
  sample: MailData[Kind]
  /** Chooses the wording and fills it. */
  draw: (data: MailData[Kind], writer: Writer) => MailParts<NoInfer<Key>>
}

/** An email: all that is needed to write it. */
export const mail = <Kind extends MailKind, Key extends Kind | `${Kind}.${string}`>(
  _kind: Kind,
  template: MailTemplate<Kind, Key>,
): MailTemplate<Kind, Key> => template

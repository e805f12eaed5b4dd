import type { MailData, MailKind } from '#contracts/mails.ts'
import { fillWording } from './fillWording.ts'
import { drawMail } from './layout.ts'
import { mailParts } from './mailParts.ts'
import { type MailKey, textOf, type Wording } from './mailTexts.ts'

export type RenderedMail = { subject: string; html: string; text: string }

/**
 * @param siteUrl the base of its links.
 * @param wording the owner's, where there is one.
 */
export function renderMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  siteUrl: string,
  wording?: Wording | null,
): RenderedMail {
  const parts = mailParts[kind](data)
  const { subject, title, blocks } = fillWording(wording ?? textOf(parts.key), parts)
  const note = 'We sent this about your Stone Hunt account or order.'
  return { subject, ...drawMail({ title, blocks, note, siteUrl }) }
}

/** Which wording an email uses. */
export const mailKeyOf = <Kind extends MailKind>(kind: Kind, data: MailData[Kind]): MailKey => mailParts[kind](data).key

export const isMailKind = (kind: string): kind is MailKind => kind in mailParts

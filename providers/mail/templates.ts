import type { MailData, MailKind } from '#contracts/mails.ts'
import { fillWording } from './fillWording.ts'
import { drawMail, type MailSite } from './layout.ts'
import { mailParts, partsOfMail } from './mailParts.ts'
import { type MailKey, textOf, type Wording } from './mailTexts.ts'

export type RenderedMail = { subject: string; html: string; text: string; unsubscribeUrl?: string }

/** @param wording the owner's, if there is one. */
export function renderMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  site: MailSite,
  wording?: Wording | null,
): RenderedMail {
  const parts = partsOfMail(kind, data, site.name)
  const { subject, title, blocks } = fillWording(wording ?? textOf(parts.key), parts)
  if (parts.unsubscribe === undefined) {
    const note = `We sent this about your ${site.name} account or order.`
    return { subject, ...drawMail({ title, blocks, note, site }) }
  }
  const unsubscribeUrl = new URL(`/api/unsubscribe?token=${parts.unsubscribe}`, site.url).href
  const note = `You asked ${site.name} for emails about new posts.`
  const noteLink = { label: 'Unsubscribe', url: unsubscribeUrl }
  return { subject, unsubscribeUrl, ...drawMail({ title, blocks, note, noteLink, site }) }
}

/** Which wording an email uses. */
export const mailKeyOf = <Kind extends MailKind>(kind: Kind, data: MailData[Kind]): MailKey => mailParts[kind](data).key

export const isMailKind = (kind: string): kind is MailKind => kind in mailParts

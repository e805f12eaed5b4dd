import type { MailData, MailKind } from '#contracts/mails.ts'
import { fillWording } from './fillWording.ts'
import { drawMail, type MailSite } from './layout.ts'
import { mailParts, type MailThread, partsOfMail } from './mailParts.ts'
import { type MailKey, textOf, type Wording } from './mailTexts.ts'

export type RenderedMail = { subject: string; html: string; text: string; unsubscribe?: string; thread?: MailThread }

/** @param wording the owner's, if there is one. */
export function renderMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  site: MailSite,
  wording?: Wording | null,
): RenderedMail {
  const parts = partsOfMail(kind, data, site.name)
  const { subject, title, blocks } = fillWording(wording ?? textOf(parts.key), parts)
  const { unsubscribe, preheader, footer, thread } = parts
  const note = footer?.note ?? `We sent this about your ${site.name} account or order.`
  const noteLinks = (footer?.links ?? []).map((link) => ({ ...link, url: new URL(link.url, site.url).href }))
  return {
    subject,
    ...drawMail({ title, blocks, note, noteLinks, site, ...(preheader && { preheader }) }),
    ...(unsubscribe && { unsubscribe: new URL(unsubscribe, site.url).href }),
    ...(thread && { thread }),
  }
}

/** Which wording an email uses. */
export const mailKeyOf = <Kind extends MailKind>(kind: Kind, data: MailData[Kind]): MailKey => mailParts[kind](data).key

export const isMailKind = (kind: string): kind is MailKind => kind in mailParts

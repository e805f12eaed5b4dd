import type { MailData, MailKind } from '#contracts/platform/mails.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { pageIn } from '#contracts/platform/sitePaths.ts'
import { textsIn } from '#texts/textsIn.ts'
import { fillWording } from './fillWording.ts'
import { drawMail, type MailSite } from './layout.ts'
import type { MailThread } from './mail.ts'
import { partsOfMail } from './partsOfMail.ts'
import { type MailKey, type Wording, wordingIn } from './wordings.ts'

export type RenderedMail = { subject: string; html: string; text: string; unsubscribe?: string; thread?: MailThread }

/** @param wording the owner's, if there is one in this language. */
export function renderMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  site: MailSite,
  { wording, language = 'en' }: { wording?: Wording | null; language?: Language } = {},
): RenderedMail {
  const t = textsIn(language)
  const parts = partsOfMail(kind, data, site.name, language)
  const { subject, title, blocks } = fillWording(wording ?? wordingIn(language, parts.key), parts)
  const { unsubscribe, preheader, footer, thread } = parts
  const note = footer?.note ?? t('We sent this about your {siteName} account or order.', { siteName: site.name })
  const noteLinks = (footer?.links ?? []).map((link) => ({
    ...link,
    url: new URL(pageIn(language, link.url), site.url).href,
  }))
  return {
    subject,
    ...drawMail({ title, blocks, note, noteLinks, site, language, ...(preheader && { preheader }) }),
    ...(unsubscribe && { unsubscribe: new URL(unsubscribe, site.url).href }),
    ...(thread && { thread }),
  }
}

/** Which wording an email uses. */
export const mailKeyOf = <Kind extends MailKind>(kind: Kind, data: MailData[Kind]): MailKey =>
  partsOfMail(kind, data, '').key

import type { Language } from '#contracts/shared/languages.ts'
import type { SitePart } from '#contracts/platform/siteParts.ts'
import type { MailData, MailKind } from '#contracts/platform/mails.ts'
import type { Wording } from '#providers/mail/wordings.ts'
import { type RenderedMail, renderMail } from '#providers/mail/templates.ts'
import { countedLinks } from './linkToken.ts'

/** Plain values, also for a thread. */
export type MailToDraw = {
  kind: MailKind
  data: MailData[MailKind]
  site: {
    name: string
    url: string
    /** Its parts that are switched off. */
    off?: readonly SitePart[]
    /** The mailing whose links are counted, and the site's secret, which signs them. */
    counting?: { secret: string; mailingId: number }
  }
  options: { wording?: Wording | null; language?: Language }
}

export function renderCounted({ kind, data, site: { counting, ...site }, options }: MailToDraw): RenderedMail {
  const countedLink = counting && countedLinks(site.url, counting)
  return renderMail(kind, data, { ...site, ...(countedLink && { countedLink }) }, options)
}

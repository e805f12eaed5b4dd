import type { Language } from '#contracts/shared/languages.ts'
import type { MailData, MailKind } from '#contracts/platform/mails.ts'
import type { MailParts, MailTemplate } from './mail.ts'
import { MAILS } from './mails/index.ts'
import type { MailKey } from './wordings.ts'
import { writerIn } from './writerIn.ts'

const TEMPLATES: { [Kind in MailKind]: MailTemplate<Kind, string> } = MAILS

/** With the name of the site, which every email may mention. */
export function partsOfMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  siteName: string,
  language: Language = 'en',
): MailParts<MailKey> {
  const parts = TEMPLATES[kind].draw(data, writerIn(language)) as MailParts<MailKey>
  return { ...parts, values: { ...parts.values, siteName } }
}

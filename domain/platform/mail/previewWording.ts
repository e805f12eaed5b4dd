import { BRAND_DEFAULTS } from '#contracts/platform/siteDefaults.ts'
import type { MailSite } from '#providers/mail/layout.ts'
import type { MailParts } from '#providers/mail/mail.ts'
import { partsOfMail } from '#providers/mail/partsOfMail.ts'
import { renderMail, type RenderedMail } from '#providers/mail/templates.ts'
import { wordingProblems } from '#providers/mail/wordingProblems.ts'
import { AppError } from '../AppError.ts'
import { kindOfKey, type MailKey, sampleOf, type Wording } from '#providers/mail/wordings.ts'

/** With sample data. @throws AppError `invalid_input`. */
export function previewWording(key: MailKey, wording: Wording, site: MailSite): RenderedMail {
  refuseWrongWording(key, wording)
  return renderMail(kindOfKey(key), sampleOf(key), site, { wording })
}

/** @throws AppError `invalid_input`, with the field. */
export function refuseWrongWording(key: MailKey, wording: Wording): void {
  const errors = wordingProblems(key, wording, partsOf(key))
  if (Object.keys(errors).length > 0) throw new AppError('invalid_input', { errors: { ...errors } })
}

const partsOf = (key: MailKey): MailParts => partsOfMail(kindOfKey(key), sampleOf(key), BRAND_DEFAULTS.name)

/** What the wording of an email may contain. */
export function placeholdersOf(key: MailKey): string[] {
  const { values, blocks } = partsOf(key)
  return [...Object.keys(values), ...Object.keys(blocks)]
}

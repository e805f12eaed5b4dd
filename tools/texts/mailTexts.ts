import { COMPARISON_LABELS } from '../../contracts/comparisonLabels.ts'
import { START_REQUEST } from '../../contracts/startRequest.ts'
import { WITHDRAWAL_TEXTS } from '../../contracts/withdrawalTexts.ts'
import { TO_STAFF } from '../../contracts/mails.ts'
import { kindOfKey, MAIL_TEXTS, type MailKey, wordedTexts } from '../../providers/mail/mailTexts.ts'
import { MAIL_VALUES } from '../../providers/mail/mailValues.ts'
import { contractTexts, sourceTexts } from './sourceTexts.ts'

/** What emails say. A paragraph that is nothing but a placeholder needs no translation. */
export const mailTexts = (): string[] =>
  [
    ...new Set([
      ...sourceTexts('providers/mail'),
      ...(Object.keys(MAIL_TEXTS) as MailKey[])
        .filter((key) => !TO_STAFF.includes(kindOfKey(key)))
        .flatMap(wordedTexts),
      ...MAIL_VALUES,
      ...contractTexts('deviceName'),
      ...Object.values(COMPARISON_LABELS).flat(),
    ]),
  ].filter((text) => !/^\{\w+\}$/.test(text) && !SHARED.has(text))

/** The site shows them, too: see `messageTexts.ts`. */
const SHARED = new Set([...WITHDRAWAL_TEXTS, START_REQUEST])

import { COMPARISON_LABELS } from '../../contracts/comparisonLabels.ts'
import { START_REQUEST } from '../../contracts/startRequest.ts'
import { WITHDRAWAL_TEXTS } from '../../contracts/withdrawalTexts.ts'
import { MAIL_VALUES } from '../../providers/mail/mailValues.ts'
import { sourceTexts } from './sourceTexts.ts'

/** What several emails say: buttons, tables, notes. The wording of an email has its German beside it. */
export const mailTexts = (): string[] =>
  [...new Set([...sourceTexts('providers/mail'), ...MAIL_VALUES, ...Object.values(COMPARISON_LABELS).flat()])].filter(
    (text) => !SHARED.has(text),
  )

/** The site shows them, too: see `messageTexts.ts`. */
const SHARED = new Set([...WITHDRAWAL_TEXTS, START_REQUEST])

import { textMatcher } from '#contracts/textMatcher.ts'
import { WITHDRAWAL_TEXTS } from '#contracts/withdrawalTexts.ts'
import { language, t } from '../../../lib/text.ts'

const match = textMatcher(WITHDRAWAL_TEXTS)

/** A text of `/market`, which the server writes in English, in the page's language. What the owner wrote stays. */
export function noticeText(sentence: string): string {
  if (language() === 'en') return sentence
  const found = match(sentence)
  if (!found) return sentence
  const values = Object.entries(found.values).map(([name, value]) => [name, detailsText(value)] as const)
  return t(found.text, Object.fromEntries(values))
}

/** The seller's details are separated by commas, and one of them can be `VAT number …`. */
const detailsText = (details: string): string => details.split(', ').map(noticeText).join(', ')

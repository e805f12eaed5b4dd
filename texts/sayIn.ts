import { amountIn } from '#contracts/amountIn.ts'
import type { Language } from '#contracts/languages.ts'
import type { TextMatcher } from '#contracts/textMatcher.ts'
import { GERMAN_MONTHS } from './formats.ts'
import { textsIn } from './textsIn.ts'

/**
 * Translates a finished English sentence, with its values. For sentences that are written before their reader’s language
 * is known, as those of errors and of queued emails. Amounts and dates need no text.
 *
 * @returns the English sentence if it comes from none of the matcher’s texts.
 */
export function sayIn(language: Language, sentence: string, match: TextMatcher): string {
  if (language === 'en') return sentence
  const value = amountIn(language, dayInGerman(sentence) ?? sentence)
  if (value !== sentence) return value
  const found = match(sentence)
  if (!found) return sentence
  const values = Object.entries(found.values).map(([name, inner]) => [name, sayIn(language, inner, match)] as const)
  return textsIn(language)(found.text, Object.fromEntries(values))
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const DAY = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/

/** `March 4, 2026` → `4. März 2026`. */
function dayInGerman(text: string): string | null {
  const [match, month = '', day, year] = DAY.exec(text) ?? []
  const named = GERMAN_MONTHS[MONTHS.indexOf(month)]
  return match === undefined || named === undefined ? null : `${day}. ${named} ${year}`
}

import { amountIn } from '#contracts/amountIn.ts'
import type { Language } from '#contracts/languages.ts'
import { matchText } from '#contracts/matchText.ts'
import { dayIn } from './formats.ts'
import { textsIn } from './textsIn.ts'

/**
 * Translates a finished English sentence, with its values. For sentences that are written before their reader’s language
 * is known, as those of errors and of queued emails. Amounts and dates need no text.
 *
 * @param texts what the sentence can be; see `matchText`.
 * @returns the English sentence where none of them fits.
 */
export function sayIn(language: Language, sentence: string, texts: readonly string[]): string {
  if (language === 'en') return sentence
  const value = amountIn(language, dayIn(language, sentence))
  if (value !== sentence) return value
  const found = matchText(sentence, texts)
  if (!found) return sentence
  const values = Object.entries(found.values).map(([name, inner]) => [name, sayIn(language, inner, texts)] as const)
  return textsIn(language)(found.text, Object.fromEntries(values))
}

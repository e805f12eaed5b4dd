import { LANGUAGES } from '#contracts/shared/languages.ts'
import { WORDS } from '#contracts/platform/tradeWords.ts'
import { type OwnWords, ownWordsOf, wordKey } from '#contracts/platform/vocabulary.ts'
import type { Database } from '#database/sql.ts'
import { useWords } from '#texts/ownWords.ts'
import { readSettings } from '../settings/settings.ts'

export const WORD_KEYS = [
  'code_prefix' as const,
  ...LANGUAGES.flatMap((language) => WORDS.map((word) => wordKey(word, language))),
]

/** The owner’s words of the trade, which this process uses from now on. */
export const readWords = async (database: Database): Promise<OwnWords | undefined> =>
  wordsOf(await readSettings(database, WORD_KEYS))

/** @param settings those of `WORD_KEYS`. */
export function wordsOf(settings: Record<string, string>): OwnWords | undefined {
  const words = ownWordsOf(settings)
  useWords(words)
  return words
}

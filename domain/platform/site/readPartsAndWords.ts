import { LANGUAGES } from '#contracts/shared/languages.ts'
import type { SitePart } from '#contracts/platform/siteParts.ts'
import { WORDS } from '#contracts/platform/tradeWords.ts'
import { type OwnWords, ownWordsOf, wordKey } from '#contracts/platform/vocabulary.ts'
import type { Database } from '#database/sql.ts'
import { useWords } from '#texts/ownWords.ts'
import { readSettings } from '../settings/settings.ts'
import { partsOff } from './readPartsOff.ts'

export const WORD_KEYS = [
  'code_prefix' as const,
  ...LANGUAGES.flatMap((language) => WORDS.map((word) => wordKey(word, language))),
]

/** Reads the owner’s words of the trade, too, which this process uses from now on. @returns the parts of the site that are off. */
export async function readPartsAndWords(database: Database): Promise<SitePart[]> {
  const settings = await readSettings(database, ['parts_off', ...WORD_KEYS])
  useWordsOf(settings)
  return partsOff(settings.parts_off)
}

/** This process uses the owner’s words from now on. @param settings those of `WORD_KEYS`. */
export function useWordsOf(settings: Record<string, string>): OwnWords | undefined {
  const words = ownWordsOf(settings)
  useWords(words)
  return words
}

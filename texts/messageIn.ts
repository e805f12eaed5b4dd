import type { Language } from '#contracts/languages.ts'
import { textMatcher } from '#contracts/textMatcher.ts'
import errors from './de/errors.json' with { type: 'json' }
import { sayIn } from './sayIn.ts'

const match = textMatcher(Object.keys(errors))

/** A message of an error, which the domain writes in English. One that no text fits stays English. */
export const messageIn = (language: Language, message: string): string => sayIn(language, message, match)

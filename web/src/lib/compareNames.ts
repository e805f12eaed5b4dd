import type { Language } from '#contracts/languages.ts'
import { language } from './text.ts'

const collators: Partial<Record<Language, Intl.Collator>> = {}

/** The alphabetical order of names as they are shown, in the page’s language. */
export const compareNames = (one: string, other: string): number =>
  (collators[language()] ??= new Intl.Collator(language())).compare(one, other)

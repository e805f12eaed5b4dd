import type { Language } from '#contracts/shared/languages.ts'
import type { TermsWords } from '#contracts/membership/TermsWords.ts'
import { centsIn } from './formats.ts'
import { textsIn } from './textsIn.ts'

/** Writes the terms that are stored as a person read them on the site. */
export const termsWords = (language: Language): TermsWords => ({
  t: textsIn(language),
  money: (cents, options) => centsIn(language, cents, options),
})

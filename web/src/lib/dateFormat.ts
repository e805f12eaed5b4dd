import type { Language } from '#contracts/shared/languages.ts'
import { language } from './text.ts'

const LOCALES = { en: 'en-US', de: 'de-DE' }

/** Dates in the page's language. A formatter is made when it is first used: constants come before the language. */
export function dateFormat(options: Intl.DateTimeFormatOptions): { format: (date: Date) => string } {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {}
  return {
    format: (date) => (made[language()] ??= new Intl.DateTimeFormat(LOCALES[language()], options)).format(date),
  }
}

import type { Language } from './languages.ts'

/** The query for a page's texts in its language. Empty in English, so that those addresses have no parameter. */
export const languageParameter = (language: Language): { language?: Language } =>
  language === 'en' ? {} : { language }

import type { Language } from '#contracts/shared/languages.ts'

/** Each in itself, for those who understand nothing else. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' }

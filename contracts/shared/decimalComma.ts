import type { Language } from './languages.ts'

/** `24.99` → `24,99` in German. */
export const decimalIn = (language: Language, written: string): string =>
  language === 'de' ? written.replace('.', ',') : written

/** `24,99` → `24.99`: people type either in both languages. */
export const withPoint = (typed: string): string => typed.replace(',', '.')

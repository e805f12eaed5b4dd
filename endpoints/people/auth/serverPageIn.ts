import { inLanguage, type Language } from '#contracts/shared/languages.ts'

/** A page of the server in a language: such pages are in that of the page they lead to. */
export function serverPageIn(language: Language, page: string): string {
  if (language === 'en') return page
  return `${page}${page.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(inLanguage(language, '/'))}`
}

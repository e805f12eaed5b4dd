import { LANGUAGE_COOKIE, type Language } from '#contracts/languages.ts'

const YEAR_S = 365 * 24 * 3600

/** For pages and emails that the server writes. Visitors who never leave English get no cookie. */
export function rememberLanguage(language: Language) {
  const isKnown = document.cookie.includes(`${LANGUAGE_COOKIE}=`)
  if (language === 'en' && !isKnown) return
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
}

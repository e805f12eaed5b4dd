import { LANGUAGE_COOKIE, type Language } from '#contracts/shared/languages.ts'

const YEAR_S = 365 * 24 * 3600

/** For pages and emails that the server writes. */
export function rememberLanguage(language: Language) {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
}

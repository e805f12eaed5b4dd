import { inLanguage, type Language } from '#contracts/shared/languages.ts'
import { safeRedirect } from '#endpoints/safeRedirect.ts'

/** Where to go after signing in: without another wish, the front page in the page's language. */
export function redirectIn(language: Language, requested: unknown): string {
  const redirect = safeRedirect(requested)
  return redirect === '/' ? inLanguage(language, '/') : redirect
}

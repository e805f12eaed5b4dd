import { inLanguage, LANGUAGES } from '#contracts/languages.ts'
import { env } from '#env'

/** The same page in each language, for search engines. Everyone else gets the English one. */
export const alternatesOf = (path: string): { hreflang: string; url: string }[] =>
  [...LANGUAGES.map((language) => [language, language] as const), ['x-default', 'en'] as const].map(
    ([hreflang, language]) => ({ hreflang, url: env().SITE_URL + inLanguage(language, path) }),
  )

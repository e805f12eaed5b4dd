import { inLanguage, type Language } from '#contracts/shared/languages.ts'
import { env } from '#env'

/** The same page in each language, for search engines. Everyone else gets the English one. */
export const alternatesOf = (path: string, languages: readonly Language[]): { hreflang: string; url: string }[] =>
  languages.length === 1
    ? []
    : [...languages.map((language) => [language, language] as const), ['x-default', 'en'] as const].map(
        ([hreflang, language]) => ({ hreflang, url: env().SITE_URL + inLanguage(language, path) }),
      )

import { inLanguage, type Language, LANGUAGES } from '#contracts/languages.ts'
import type { SitePart } from '#contracts/siteParts.ts'
import { env } from '#env'

/** The same page in each language, for search engines. Everyone else gets the English one. */
export const alternatesOf = (path: string, languages: readonly Language[]): { hreflang: string; url: string }[] =>
  languages.length === 1
    ? []
    : [...languages.map((language) => [language, language] as const), ['x-default', 'en'] as const].map(
        ([hreflang, language]) => ({ hreflang, url: env().SITE_URL + inLanguage(language, path) }),
      )

/** @param off the parts of the site that are switched off. */
export const languagesWithout = (off: readonly SitePart[]): readonly Language[] =>
  LANGUAGES.filter((language) => language !== 'de' || !off.includes('german'))

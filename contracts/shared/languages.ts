/** English has no prefix in addresses; every other language has its own: `/de/content`. */
export const LANGUAGES = ['en', 'de'] as const

export type Language = (typeof LANGUAGES)[number]

/** What the language chosen by this visitor is stored in, so that server pages and emails use it, too. */
export const LANGUAGE_COOKIE = 'stonehunt-language'

/** What a page that calls the API is written in, also the panel, whose language is the employee's own. */
export const PAGE_LANGUAGE_HEADER = 'X-Page-Language'

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

/** `/de/content` → German and `/content`. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [, first, rest = ''] = /^\/([a-z]{2})(?=$|[/?])(.*)$/s.exec(path) ?? []
  if (first === 'en' || !isLanguage(first)) return { language: 'en', path }
  // One slash, because `//host` would be another site.
  return { language: first, path: `/${rest.replace(/^\/+/, '')}` }
}

/** The address of a page in a language. `/de` for the front page. */
export function inLanguage(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? `/${language}` : `/${language}${path.startsWith('/?') ? path.slice(1) : path}`
}

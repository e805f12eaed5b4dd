import { parse } from 'cookie'
import type { Request } from 'express'
import { isLanguage, type Language, LANGUAGE_COOKIE, splitLanguage } from '#contracts/languages.ts'

/**
 * The language of an answer to one person: that of the page's address, else the one they chose, else that of the page
 * they go to next. Never that of `Accept-Language`: English is the standard, and a browser's setting is no choice.
 */
export function languageOf({
  originalUrl,
  headers,
  query,
}: Pick<Request, 'originalUrl' | 'headers' | 'query'>): Language {
  const own = splitLanguage(originalUrl).language
  if (own !== 'en') return own
  const chosen = parse(headers.cookie ?? '')[LANGUAGE_COOKIE]
  if (isLanguage(chosen)) return chosen
  const { redirect } = query
  return typeof redirect === 'string' ? splitLanguage(redirect).language : 'en'
}

import { parse } from 'cookie'
import type { Request } from 'express'
import {
  isLanguage,
  type Language,
  LANGUAGE_COOKIE,
  PAGE_LANGUAGE_HEADER,
  splitLanguage,
} from '#contracts/shared/languages.ts'

/**
 * The language of an answer to one person: that of the page's address, else the one the calling page is written in, else
 * the one they chose, else that of the page they go to next. Never that of `Accept-Language`: English is the standard,
 * and people rarely choose their browser's setting.
 */
export function languageOf(request: Request): Language {
  const own = splitLanguage(request.originalUrl).language
  if (own !== 'en') return own
  const ofPage = request.get(PAGE_LANGUAGE_HEADER)
  if (isLanguage(ofPage)) return ofPage
  const chosen = parse(request.headers.cookie ?? '')[LANGUAGE_COOKIE]
  if (isLanguage(chosen)) return chosen
  const redirect = request.query['redirect'] ?? postedRedirect(request)
  return typeof redirect === 'string' ? splitLanguage(redirect).language : 'en'
}

/** A form sends in its body what its page had in the address. */
function postedRedirect(request: Request): string | null {
  const body: unknown = request.body
  if (!Buffer.isBuffer(body) || !request.is('application/x-www-form-urlencoded')) return null
  return new URLSearchParams(body.toString('utf8')).get('redirect')
}

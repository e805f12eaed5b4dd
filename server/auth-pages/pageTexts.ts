import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { Request, Response } from 'express'
import type { Pool } from 'pg'
import { isLanguage, type Language, LANGUAGE_COOKIE, LANGUAGES, splitLanguage } from '#contracts/shared/languages.ts'
import { languagesWithout } from '#contracts/platform/siteParts.ts'
import { pageIn } from '#contracts/platform/sitePaths.ts'
import { readPartsOff } from '#domain/platform/site/readPartsOff.ts'
import { safeRedirect } from '#endpoints/safeRedirect.ts'
import { env } from '#env'
import { textsIn, type Translate } from '#texts/textsIn.ts'
import { languageOf } from '../http/languageOf.ts'

const YEAR = 365 * DAY_MS

/** In which language a page is, and where it is in the others. */
export type PageTexts = {
  language: Language
  t: Translate
  /** Addresses relative to the page. Empty where it can't be opened again. */
  others: { language: Language; href: string }[]
}

export function pageTexts(request: Request): PageTexts {
  const language = languageOf(request)
  const others = LANGUAGES.filter((other) => other !== language).map((other) => ({
    language: other,
    href: `?${new URLSearchParams({ ...fieldsOf(request), language: other }).toString()}`,
  }))
  return { language, t: textsIn(language), others }
}

/** For a page that is the answer to something, and can't be opened again. */
export const answerTexts = (request: Request): PageTexts => ({ ...pageTexts(request), others: [] })

/**
 * `?language=de` on a page stores the choice, and opens the page again without it. A language that the site no longer has
 * becomes English.
 * @returns false when the page is to be shown.
 */
export async function chooseLanguage(pool: Pool, request: Request, response: Response): Promise<boolean> {
  const { language: chosen, ...fields } = fieldsOf(request)
  const wanted = isLanguage(chosen) ? chosen : languageOf(request)
  const isGone = wanted !== 'en' && !languagesWithout(await readPartsOff(pool)).includes(wanted)
  if (!isLanguage(chosen) && !isGone) return false
  const language = isGone ? 'en' : wanted
  const isSecure = env().SITE_URL.startsWith('https://')
  // The site's own script reads and sets it, too.
  response.cookie(LANGUAGE_COOKIE, language, { path: '/', sameSite: 'lax', secure: isSecure, maxAge: YEAR })
  const { redirect } = fields
  if (redirect) fields['redirect'] = pageIn(language, splitLanguage(redirect).path)
  const query = new URLSearchParams(fields).toString()
  response.set('Cache-Control', 'no-store').redirect(303, `/api${request.path}${query && `?${query}`}`)
  return true
}

/** A target that is not a page of this site is left out. */
const fieldsOf = ({ query }: Request): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      typeof value !== 'string' || (name === 'redirect' && safeRedirect(value) !== value) ? [] : [[name, value]],
    ),
  )

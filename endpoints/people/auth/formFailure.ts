import type { AppError } from '#domain/platform/AppError.ts'
import { splitLanguage } from '#contracts/shared/languages.ts'
import { redirectTo, type HttpResult } from '../../HttpResult.ts'
import { serverPageIn } from './serverPageIn.ts'

/** Longer than what the site itself writes. */
const LONGEST_VISIT = 2000

/** Back to the form with the error's code, or on to the page that asks for what is missing. */
export function formFailure(page: string, error: AppError, redirect: string, visit?: string): HttpResult {
  if (error.code === 'second_factor_required')
    return redirectTo(serverPageIn(splitLanguage(redirect).language, '/api/login/code'))
  const query = new URLSearchParams({ error: error.code })
  if (error.retryAfterSeconds) query.set('wait', String(error.retryAfterSeconds))
  if (redirect !== '/') query.set('redirect', redirect)
  if (visit) query.set('visit', visit.slice(0, LONGEST_VISIT))
  return redirectTo(`${page}?${query.toString()}`)
}

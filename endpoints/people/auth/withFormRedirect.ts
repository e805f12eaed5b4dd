import { inLanguage } from '#contracts/shared/languages.ts'
import { isAppError, type AppError } from '#domain/platform/AppError.ts'
import type { HttpReq } from '../../authorize.ts'
import type { HttpResult } from '../../HttpResult.ts'
import { formFailure } from './formFailure.ts'

/**
 * Runs `work`. A `AppError` redirects an HTML form back to its page; other callers get the error.
 *
 * @param page the form's page; a function when it depends on the error.
 */
export async function withFormRedirect<Answer>(
  req: HttpReq,
  {
    page,
    redirect = inLanguage(req.language ?? 'en', '/'),
    visit,
  }: { page: string | ((error: AppError) => string); redirect?: string; visit?: string | undefined },
  work: () => Promise<Answer>,
): Promise<Answer | HttpResult> {
  try {
    return await work()
  } catch (error) {
    if (!req.web.isForm || !isAppError(error)) throw error
    return formFailure(typeof page === 'string' ? page : page(error), error, redirect, visit)
  }
}

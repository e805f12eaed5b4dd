import { ShopError } from '#domain/ShopError.ts'
import type { HttpReq } from '../authorize.ts'
import type { HttpResult } from '../HttpResult.ts'
import { formFailure } from './formFailure.ts'

/**
 * Does the work; what it refuses leads an HTML form back to its page, and anybody else gets the error itself.
 *
 * @param page where the form is, by what went wrong.
 */
export async function orBackToForm<Answer>(
  req: HttpReq,
  { page, redirect = '/' }: { page: string | ((error: ShopError) => string); redirect?: string },
  work: () => Promise<Answer>,
): Promise<Answer | HttpResult> {
  try {
    return await work()
  } catch (error) {
    if (!req.web.isForm || !(error instanceof ShopError)) throw error
    return formFailure(typeof page === 'string' ? page : page(error), error, redirect)
  }
}

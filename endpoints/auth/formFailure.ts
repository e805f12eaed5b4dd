import type { ShopError } from '#domain/ShopError.ts'
import { goTo, type Reply } from '../Reply.ts'

/** Back to the form, which tells what was wrong by the code; on to the next one where that is all that is missing. */
export function formFailure(page: string, error: ShopError, redirect: string): Reply {
  if (error.code === 'second_factor_required') return goTo('/api/login/code')
  const query = new URLSearchParams({ error: error.code })
  if (error.retryAfterSeconds) query.set('wait', String(error.retryAfterSeconds))
  if (redirect !== '/') query.set('redirect', redirect)
  return goTo(`${page}?${query.toString()}`)
}

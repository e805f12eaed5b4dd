import type { ShopError } from '#domain/ShopError.ts'
import { goTo, type Reply } from '../Reply.ts'

/** Back to the form, which tells what was wrong by the code. */
export function formFailure(page: string, error: ShopError, redirect: string): Reply {
  const query = new URLSearchParams({ error: error.code })
  if (error.retryAfterSeconds) query.set('wait', String(error.retryAfterSeconds))
  if (redirect !== '/') query.set('redirect', redirect)
  return goTo(`${page}?${query.toString()}`)
}

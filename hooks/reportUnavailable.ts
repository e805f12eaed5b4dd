import type { AfterErrorHook } from 'payload'
import { ERRORS } from '#contracts/platform/errors.ts'
import { isDatabaseAway } from '#database/isDatabaseAway.ts'

/** A database that is down or busy is a 503 with `Retry-After`, not a 500, as everywhere on the site. */
export const reportUnavailable: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseAway(error)) return
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', '2')
  const { status, message } = ERRORS.unavailable
  return { status, response: { errors: [{ message }] } }
}

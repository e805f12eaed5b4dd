import type { MissingPriceError } from '#providers/stripe/prices.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

/** Only an operator can fix this, so the log says how. */
export function planUnavailable(req: Req, cause: MissingPriceError): AppError {
  req.log.error({ err: cause, msg: cause.message })
  return new AppError('unavailable.plan', { cause })
}

import type { MissingPriceError } from '#providers/stripe/prices.ts'
import type { Req } from '#domain/platform/Req.ts'
import { ShopError } from '#domain/platform/ShopError.ts'

/** Only an operator can fix this, so the log says how. */
export function planUnavailable(req: Req, cause: MissingPriceError): ShopError {
  req.log.error({ err: cause, msg: cause.message })
  return new ShopError('unavailable.plan', { cause })
}

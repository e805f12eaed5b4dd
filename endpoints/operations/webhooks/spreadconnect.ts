import * as routes from '#contracts/routes/operations/webhooks.ts'
import { applyPrintEvent } from '#domain/shop/fulfilment/applyPrintEvent.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { verifyWebhook } from '#providers/spreadconnect/verifyWebhook.ts'
import { implement } from '../../implement.ts'
import { HttpResult } from '../../HttpResult.ts'

/** The print provider accepts only this response as an acknowledgement. */
const ACCEPTED = new HttpResult(202, { 'Content-Type': 'text/plain; charset=utf-8' }, '[accepted]')

export const spreadconnectWebhook = implement(routes.spreadconnectWebhook, async (req) => {
  const event = verifyWebhook(req.web.rawBody, req.web.header('x-sprd-signature'))
  if (!event) throw new AppError('invalid_signature')
  await applyPrintEvent(req, event)
  return ACCEPTED
})

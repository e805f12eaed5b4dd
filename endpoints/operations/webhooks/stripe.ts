import * as routes from '#contracts/routes/operations/webhooks.ts'
import { applyCardEvent } from '#domain/operations/cardEvents/applyCardEvent.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { verifyWebhook } from '#providers/stripe/verifyWebhook.ts'
import { implement } from '../../implement.ts'

/** Checks the signature, then applies the event. A duplicate has no effect; after a 5xx Stripe sends it again. */
export const stripeWebhook = implement(routes.stripeWebhook, async (req) => {
  const event = verifyWebhook(req.web.rawBody, req.web.header('stripe-signature'))
  if (!event) throw new AppError('invalid_signature')
  await applyCardEvent(req, event)
  return { received: true as const }
})

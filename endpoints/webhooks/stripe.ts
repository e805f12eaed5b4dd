import { applyCardEvent } from '#domain/payments/applyCardEvent.ts'
import { ShopError } from '#domain/ShopError.ts'
import { verifyWebhook } from '#providers/stripe/verifyWebhook.ts'
import { z } from 'zod'
import { defineEndpoint } from '../defineEndpoint.ts'

/** Signature first; then the effect, in this request; an error of ours makes the card provider come again. */
export const stripeWebhook = defineEndpoint({
  method: 'POST',
  path: '/webhooks/stripe',
  who: 'provider',
  output: z.object({ received: z.literal(true) }),
  run: async (req) => {
    const event = verifyWebhook(req.web.rawBody, req.web.header('stripe-signature'))
    if (!event) throw new ShopError('invalid_signature')
    await applyCardEvent(req, event)
    return { received: true as const }
  },
})

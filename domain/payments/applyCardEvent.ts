import { inTransaction } from '#database/inTransaction.ts'
import { isLiveMode } from '#providers/stripe/mode.ts'
import type { CardEvent } from '#providers/stripe/verifyWebhook.ts'
import { subscriptionOfInvoice } from '#providers/stripe/invoices.ts'
import { applySetupIntent } from '../subscriptions/applySetupIntent.ts'
import { applySubscription } from '../subscriptions/applySubscription.ts'
import type { Req } from '../Req.ts'
import { applyPaymentIntent } from './applyPaymentIntent.ts'
import { type InboxEvent, isKnownEvent, isNewEvent } from './inbox.ts'

type Handler = (req: Req, objectId: string, event: InboxEvent) => Promise<void>

const applyInvoice: Handler = async (req, invoiceId, event) => {
  const subscriptionId = await subscriptionOfInvoice(invoiceId)
  if (subscriptionId) await applySubscription(req, subscriptionId, event)
}

/** The events this product acts on. Any other is acknowledged and left alone. */
const handlers: Record<string, Handler> = {
  'payment_intent.succeeded': applyPaymentIntent,
  'payment_intent.canceled': applyPaymentIntent,
  'payment_intent.payment_failed': applyPaymentIntent,
  'setup_intent.succeeded': applySetupIntent,
  'setup_intent.canceled': applySetupIntent,
  'customer.subscription.created': applySubscription,
  'customer.subscription.updated': applySubscription,
  'customer.subscription.deleted': applySubscription,
  'customer.subscription.paused': applySubscription,
  'customer.subscription.resumed': applySubscription,
  'invoice.paid': applyInvoice,
  'invoice.payment_failed': applyInvoice,
  'invoice.payment_action_required': applyInvoice,
}

/** Gives an event of the card provider its effect, once. */
export async function applyCardEvent(req: Req, event: CardEvent): Promise<void> {
  const handle = handlers[event.type]
  if (!handle || event.isLive !== isLiveMode()) return
  const inboxEvent: InboxEvent = { provider: 'stripe', id: event.id, type: event.type, objectId: event.objectId }
  if (await isKnownEvent(req.pool, inboxEvent)) return
  await handle(req, event.objectId, inboxEvent)
  await inTransaction(req.pool, (tx) => isNewEvent(tx, inboxEvent))
}

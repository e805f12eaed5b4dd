import { inTransaction } from '#database/inTransaction.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { isLiveMode } from '#providers/stripe/mode.ts'
import type { CardEvent } from '#providers/stripe/verifyWebhook.ts'
import {
  paymentOfCharge,
  paymentOfDispute,
  paymentOfRefund,
  subscriptionOfInvoice,
  subscriptionOfPayment,
} from '#providers/stripe/invoices.ts'
import { applySetupIntent } from '../subscriptions/applySetupIntent.ts'
import { applySubscription } from '../subscriptions/applySubscription.ts'
import { applyCustomer } from '../subscriptions/followNewCard.ts'
import { noteMembershipRefund } from '../subscriptions/reconcileMembershipRefunds.ts'
import type { Req } from '../Req.ts'
import { applyPaymentIntent } from './applyPaymentIntent.ts'
import { type InboxEvent, isKnownEvent, isNewEvent } from './inbox.ts'
import { noteMoneyBack } from './noteMoneyBack.ts'

type Handler = (req: Req, objectId: string, event: InboxEvent) => Promise<void>

const applyInvoice: Handler = async (req, invoiceId, event) => {
  const subscriptionId = await subscriptionOfInvoice(invoiceId)
  if (subscriptionId) await applySubscription(req, subscriptionId, event)
}

/** Without this invoice nobody is charged, and only a person can mend why. */
const alertOfInvoice: Handler = async (req, invoiceId, event) => {
  req.log.error({ invoiceId, msg: 'The card provider could not finalize an invoice; check it there' })
  await applyInvoice(req, invoiceId, event)
}

/** Money of an order or a membership that went back, or is asked back; a payment belongs to one of them. */
const applyMoneyBack =
  (findPayment: (objectId: string) => Promise<string | null>): Handler =>
  async (req, objectId, event) => {
    const paymentId = await findPayment(objectId)
    if (paymentId && (await noteMoneyBack(req, paymentId, event))) return
    if (paymentId) await noteMembershipRefund(req, paymentId)
    const subscriptionId = paymentId && (await subscriptionOfPayment(paymentId))
    if (subscriptionId) await applySubscription(req, subscriptionId, event)
  }

/** The events this product acts on. Any other is acknowledged and left alone. */
const handlers: Record<string, Handler> = {
  'payment_intent.succeeded': applyPaymentIntent,
  'payment_intent.canceled': applyPaymentIntent,
  'payment_intent.payment_failed': applyPaymentIntent,
  'setup_intent.succeeded': applySetupIntent,
  'setup_intent.setup_failed': applySetupIntent,
  'setup_intent.canceled': applySetupIntent,
  'customer.subscription.created': applySubscription,
  'customer.subscription.updated': applySubscription,
  'customer.subscription.deleted': applySubscription,
  'customer.subscription.paused': applySubscription,
  'customer.subscription.resumed': applySubscription,
  'customer.subscription.trial_will_end': applySubscription,
  'customer.updated': applyCustomer,
  'invoice.paid': applyInvoice,
  'invoice.payment_failed': applyInvoice,
  'invoice.payment_action_required': applyInvoice,
  'invoice.finalization_failed': alertOfInvoice,
  'charge.refunded': applyMoneyBack(paymentOfCharge),
  'refund.created': applyMoneyBack(paymentOfRefund),
  'refund.updated': applyMoneyBack(paymentOfRefund),
  'refund.failed': applyMoneyBack(paymentOfRefund),
  'charge.dispute.created': applyMoneyBack(paymentOfDispute),
  'charge.dispute.updated': applyMoneyBack(paymentOfDispute),
  'charge.dispute.closed': applyMoneyBack(paymentOfDispute),
  'charge.dispute.funds_withdrawn': applyMoneyBack(paymentOfDispute),
  'charge.dispute.funds_reinstated': applyMoneyBack(paymentOfDispute),
}

/** What the webhook endpoint at Stripe must send. */
export const NEEDED_EVENTS = Object.keys(handlers)

/** Gives an event of the card provider its effect, once. */
export async function applyCardEvent(req: Req, event: CardEvent): Promise<void> {
  const handle = handlers[event.type]
  if (!handle || event.isLive !== isLiveMode()) return
  const { id, type, objectId, happenedAt } = event
  const inboxEvent: InboxEvent = { provider: 'stripe', id, type, objectId, happenedAt }
  if (await isKnownEvent(req.pool, inboxEvent)) return
  try {
    await handle(req, objectId, inboxEvent)
  } catch (error) {
    // Signed and about nothing: an object of another account, or deleted since. It would be sent again for days.
    if (!(error instanceof CardProviderError) || !error.isMissing) throw error
    req.log.warn({
      err: error,
      eventId: id,
      type,
      objectId,
      msg: 'The card provider has no object for its event',
    })
  }
  await inTransaction(req.pool, (tx) => isNewEvent(tx, inboxEvent))
}

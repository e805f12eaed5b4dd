import { inTransaction } from '#database/inTransaction.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { isLiveMode } from '#providers/stripe/mode.ts'
import type { CardEvent } from '#providers/stripe/verifyWebhook.ts'
import {
  paymentOfCharge,
  paymentOfDispute,
  paymentOfRefund,
  readUnfinished,
  subscriptionOfInvoice,
  subscriptionOfPayment,
} from '#providers/stripe/invoices.ts'
import { retrieveCardPayment } from '#providers/stripe/paymentIntents.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'
import { applySetupIntent } from '#domain/membership/subscriptions/applySetupIntent.ts'
import { applySubscription } from '#domain/membership/subscriptions/applySubscription.ts'
import { applyCustomer } from '#domain/membership/subscriptions/applyCustomer.ts'
import { queueMembershipRefundSync } from '#domain/membership/subscriptions/reconcileMembershipRefunds.ts'
import { settleGiftSale } from '#domain/membership/giftSales/settleGiftSale.ts'
import { queueGiftCardMoney } from '#domain/membership/giftSales/queueGiftCardMoney.ts'
import type { Req } from '#domain/platform/Req.ts'
import { applyOrderPayment } from '#domain/shop/payments/applyPaymentIntent.ts'
import { type InboxEvent, isKnownEvent, isNewEvent } from '#domain/platform/cardPlumbing/inbox.ts'
import { queueRefundSync } from '#domain/shop/payments/queueRefundSync.ts'

type Handler = (req: Req, objectId: string, event: InboxEvent) => Promise<void>

const applyInvoice: Handler = async (req, invoiceId, event) => {
  const subscriptionId = await subscriptionOfInvoice(invoiceId)
  if (subscriptionId) await applySubscription(req, subscriptionId, event)
}

const applyPaymentIntent: Handler = async (req, intentId, event) => {
  // Fetched again instead of read from the event: events arrive late, twice and out of order.
  const payment = await retrieveCardPayment(intentId)
  if (payment.giftCardReference !== null) await settleGiftSale(req, payment, event)
  else await applyOrderPayment(req, payment, event)
}

/** An invoice that cannot be finalized charges nobody, and only a person can fix it. */
const alertOfInvoice: Handler = async (req, invoiceId, event) => {
  req.log.error({ invoiceId, msg: 'The card provider could not finalize an invoice; check it there' })
  const unfinished = await readUnfinished(invoiceId)
  if (unfinished) {
    const kind = unfinished.needsTaxPlace ? 'invoice-without-place' : 'invoice-unfinished'
    const alert = { kind, invoice: invoiceId } as const
    await raiseAlert(req.pool, { about: 'members', key: `invoice-not-finalized:${invoiceId}`, alert })
  }
  await applyInvoice(req, invoiceId, event)
}

const applyRefundOrDispute =
  (findPayment: (objectId: string) => Promise<string | null>): Handler =>
  async (req, objectId, event) => {
    const paymentId = await findPayment(objectId)
    if (paymentId && (await queueRefundSync(req, paymentId, event))) return
    if (paymentId && (await queueGiftCardMoney(req, paymentId, event))) return
    if (paymentId) await queueMembershipRefundSync(req, paymentId)
    const subscriptionId = paymentId && (await subscriptionOfPayment(paymentId))
    if (subscriptionId) await applySubscription(req, subscriptionId, event)
  }

/** All other event types are acknowledged and ignored. */
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
  'charge.refunded': applyRefundOrDispute(paymentOfCharge),
  'refund.created': applyRefundOrDispute(paymentOfRefund),
  'refund.updated': applyRefundOrDispute(paymentOfRefund),
  'refund.failed': applyRefundOrDispute(paymentOfRefund),
  'charge.dispute.created': applyRefundOrDispute(paymentOfDispute),
  'charge.dispute.updated': applyRefundOrDispute(paymentOfDispute),
  'charge.dispute.closed': applyRefundOrDispute(paymentOfDispute),
  'charge.dispute.funds_withdrawn': applyRefundOrDispute(paymentOfDispute),
  'charge.dispute.funds_reinstated': applyRefundOrDispute(paymentOfDispute),
}

export const REQUIRED_EVENTS = Object.keys(handlers)

export async function applyCardEvent(req: Req, event: CardEvent): Promise<void> {
  const handle = handlers[event.type]
  if (!handle || event.isLive !== isLiveMode()) return
  const { id, type, objectId, happenedAt } = event
  const inboxEvent: InboxEvent = { provider: 'stripe', id, type, objectId, happenedAt }
  if (await isKnownEvent(req.pool, inboxEvent)) return
  try {
    await handle(req, objectId, inboxEvent)
  } catch (error) {
    // About an object of another account or a deleted one. Throwing would make Stripe retry for days.
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

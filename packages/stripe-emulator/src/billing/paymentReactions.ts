import type { Emulator, Reactions } from '../Emulator.ts'
import { changeObject } from '../state/changeObject.ts'
import type { Invoice } from '../state/objects.ts'
import { emitEvent, emitUpdated } from '../webhooks/emitEvent.ts'
import { invoiceOf, markInvoicePaid, subscriptionOf } from './markInvoicePaid.ts'
import { changeSubscription } from './subscriptionParts.ts'

export function paymentReactions(emulator: () => Emulator): Reactions {
  return {
    paymentSucceeded(intent) {
      const invoice = invoiceOf(emulator(), intent)
      if (invoice) markInvoicePaid(emulator(), invoice, intent)
    },
    paymentFailed(intent) {
      const invoice = invoiceOf(emulator(), intent)
      if (invoice) recordFailedAttempt(emulator(), invoice)
    },
    paymentNeedsAction(intent) {
      const invoice = invoiceOf(emulator(), intent)
      if (!invoice) return
      emitEvent(emulator(), 'invoice.payment_action_required', invoice)
      if (invoice.billing_reason !== 'subscription_create') recordFailedAttempt(emulator(), invoice)
    },
    setupSucceeded(intent) {
      const waiting = emulator()
        .store.list('subscription')
        .find((subscription) => subscription.pending_setup_intent === intent.id)
      if (!waiting) return
      const saves = waiting.payment_settings.save_default_payment_method === 'on_subscription'
      changeSubscription(emulator(), waiting, {
        pending_setup_intent: null,
        ...(saves && { default_payment_method: intent.payment_method }),
      })
    },
  }
}

/** An active subscription becomes past due. */
export function recordFailedAttempt(emulator: Emulator, invoice: Invoice): void {
  const previous = changeObject(emulator, invoice, { attempted: true, attempt_count: invoice.attempt_count + 1 })
  emitUpdated(emulator, 'invoice.updated', invoice, previous)
  emitEvent(emulator, 'invoice.payment_failed', invoice)
  const subscription = subscriptionOf(emulator, invoice)
  if (subscription?.status === 'active') changeSubscription(emulator, subscription, { status: 'past_due' })
}

import type { Emulator } from '../Emulator.ts'
import { changeObject } from '../state/changeObject.ts'
import type { Subscription } from '../state/objects.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import { voidInvoice } from './closeInvoice.ts'
import { isOver } from './subscriptionParts.ts'

interface Cancellation {
  reason: 'cancellation_requested' | 'payment_failed'
  comment?: string | null
  feedback?: string | null
}

/** Voids a first invoice that was never paid; later ones remain open. */
export function cancelSubscription(emulator: Emulator, subscription: Subscription, cancellation: Cancellation): void {
  if (isOver(subscription)) return
  const now = emulator.clock.now()
  const details = subscription.cancellation_details
  changeObject(emulator, subscription, {
    status: subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: {
      ...details,
      comment: cancellation.comment ?? details.comment,
      feedback: cancellation.feedback ?? details.feedback,
      reason: cancellation.reason,
    },
    ended_at: now,
  })
  stopCollecting(emulator, subscription)
  emitEvent(emulator, 'customer.subscription.deleted', subscription)
}

export function expireIncomplete(emulator: Emulator, subscription: Subscription): void {
  const previous = changeObject(emulator, subscription, {
    status: 'incomplete_expired',
    ended_at: emulator.clock.now(),
  })
  stopCollecting(emulator, subscription)
  emitEvent(emulator, 'customer.subscription.updated', subscription, previous)
}

function stopCollecting(emulator: Emulator, subscription: Subscription): void {
  for (const invoice of emulator.store.list('invoice')) {
    const isMine = invoice.parent?.subscription_details?.subscription === subscription.id
    if (!isMine || invoice.status !== 'open') continue
    changeObject(emulator, invoice, { auto_advance: false, next_payment_attempt: null })
    if (subscription.status === 'incomplete_expired') voidInvoice(emulator, invoice)
  }
}

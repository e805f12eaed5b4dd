import type { Emulator } from '../Emulator.ts'
import { attemptPayment } from '../payments/attemptPayment.ts'
import { changeObject } from '../state/changeObject.ts'
import type { Invoice, PaymentMethod, Subscription } from '../state/objects.ts'
import { cancelSubscription } from './cancelSubscription.ts'
import { intentOf } from './createInvoice.ts'
import { recordFailedAttempt } from './paymentReactions.ts'
import { DAY_SECONDS } from './periods.ts'
import { subscriptionOf } from './markInvoicePaid.ts'
import { cardForRenewal, changeSubscription } from './subscriptionParts.ts'

interface CollectionNote {
  firstAttemptAt: number
  retries: number
}

/** Schedules the next retry first, in case this attempt fails. */
export function collectInvoice(emulator: Emulator, invoice: Invoice): void {
  const subscription = subscriptionOf(emulator, invoice)
  if (invoice.status !== 'open' || !subscription) return
  const note = planNextAttempt(emulator, invoice)
  chargeInvoice(emulator, invoice, cardForRenewal(emulator, subscription), true)
  const isLast = note.retries >= emulator.settings.dunning.retryDays.length
  if ((invoice.status as string) === 'open' && isLast) endRetries(emulator, subscription)
}

export function chargeInvoice(
  emulator: Emulator,
  invoice: Invoice,
  card: PaymentMethod | undefined,
  offSession: boolean,
): void {
  const intent = intentOf(emulator, invoice)
  if (!intent) return
  if (!card) return recordFailedAttempt(emulator, invoice)
  attemptPayment(emulator, intent, card, { offSession, isInvoice: true })
}

function planNextAttempt(emulator: Emulator, invoice: Invoice): CollectionNote {
  const now = emulator.clock.now()
  const before = emulator.store.note<CollectionNote>('collection', invoice.id)
  const note = before ? { ...before, retries: before.retries + 1 } : { firstAttemptAt: now, retries: 0 }
  emulator.store.setNote('collection', invoice.id, note)
  const day = emulator.settings.dunning.retryDays[note.retries]
  const next = day === undefined ? null : note.firstAttemptAt + day * DAY_SECONDS
  changeObject(emulator, invoice, { next_payment_attempt: next })
  return note
}

function endRetries(emulator: Emulator, subscription: Subscription): void {
  const outcome = emulator.settings.dunning.finally
  if (outcome === 'cancel') cancelSubscription(emulator, subscription, { reason: 'payment_failed' })
  if (outcome === 'unpaid') changeSubscription(emulator, subscription, { status: 'unpaid' })
}

import type { Emulator } from '../Emulator.ts'
import type { Invoice, Subscription } from '../state/objects.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import { endTrial, renew } from './beginPeriod.ts'
import { cancelSubscription, expireIncomplete } from './cancelSubscription.ts'
import { collectInvoice } from './collectInvoice.ts'
import { DAY_SECONDS } from './periods.ts'
import { changeSubscription, firstItem, isOver } from './subscriptionParts.ts'

const FIRST_PAYMENT_WITHIN = 23 * 3600
const TRIAL_WARNING = 3 * DAY_SECONDS

interface Appointment {
  at: number
  keep: () => void
}

/**
 * Performs everything due up to `until`, each at its own time and in order.
 * @param clockId a test clock, whose customers are advanced; `null` for all customers without one.
 */
export function advanceBilling(emulator: Emulator, until: number, clockId: string | null = null): void {
  const before = emulator.request
  emulator.request = null
  for (
    let next = nextAppointment(emulator, clockId);
    next && next.at <= until;
    next = nextAppointment(emulator, clockId)
  ) {
    emulator.clock.at(next.at, next.keep)
  }
  emulator.request = before
}

function nextAppointment(emulator: Emulator, clockId: string | null): Appointment | undefined {
  let soonest: Appointment | undefined
  for (const subscription of emulator.store.list('subscription')) {
    if (isOver(subscription) || (subscription.test_clock ?? null) !== clockId) continue
    for (const appointment of appointments(emulator, subscription)) {
      if (!soonest || appointment.at < soonest.at) soonest = appointment
    }
  }
  return soonest
}

/** On a tie earlier entries win: a scheduled end precedes the renewal. */
function appointments(emulator: Emulator, subscription: Subscription): Appointment[] {
  const { status, trial_end: trialEnd, cancel_at: cancelAt } = subscription
  const due: Appointment[] = []
  if (cancelAt !== null)
    due.push({
      at: cancelAt,
      keep: () => cancelSubscription(emulator, subscription, { reason: 'cancellation_requested' }),
    })
  if (status === 'incomplete')
    due.push({ at: subscription.created + FIRST_PAYMENT_WITHIN, keep: () => expireIncomplete(emulator, subscription) })
  if (status === 'trialing' && trialEnd !== null) {
    if (!emulator.store.note('trialWillEnd', subscription.id)) {
      const at = Math.max(trialEnd - TRIAL_WARNING, subscription.trial_start ?? 0)
      due.push({ at, keep: () => warnOfTrialEnd(emulator, subscription) })
    }
    due.push({ at: trialEnd, keep: () => endTrial(emulator, subscription) })
  }
  const resumesAt = subscription.pause_collection?.resumes_at
  if (resumesAt)
    due.push({ at: resumesAt, keep: () => changeSubscription(emulator, subscription, { pause_collection: null }) })
  const retry = openInvoice(emulator, subscription)
  if (retry?.next_payment_attempt)
    due.push({ at: retry.next_payment_attempt, keep: () => collectInvoice(emulator, retry) })
  if (status === 'active' || status === 'past_due') {
    due.push({ at: firstItem(subscription).current_period_end, keep: () => renew(emulator, subscription) })
  }
  return due
}

function openInvoice(emulator: Emulator, subscription: Subscription): Invoice | undefined {
  const latest = subscription.latest_invoice && emulator.store.find('invoice', subscription.latest_invoice)
  return latest && latest.status === 'open' ? latest : undefined
}

function warnOfTrialEnd(emulator: Emulator, subscription: Subscription): void {
  emulator.store.setNote('trialWillEnd', subscription.id, true)
  emitEvent(emulator, 'customer.subscription.trial_will_end', subscription)
}

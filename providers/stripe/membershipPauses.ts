import { DAY_SECONDS } from '#contracts/shared/dayMs.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import type { IdempotencyKey } from './IdempotencyKey.ts'
import { PAUSED_FROM, PAUSED_UNTIL } from './pauseOf.ts'

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

/** When the subscription's periods begin, which decides the days of its renewals. */
export async function findBillingAnchor(id: string): Promise<Date> {
  const { billing_cycle_anchor: anchor } = await callStripe('reading a subscription', 'subscription', () =>
    stripe().subscriptions.retrieve(id),
  )
  return new Date(anchor * 1000)
}

/** Charges nothing from `from` on, and again at `until`, a day of renewal. Takes back a cancellation. */
export async function pauseSubscription(id: string, { from, until }: { from: Date; until: Date }): Promise<void> {
  const { cancel_at_period_end: endsWithPeriod, cancel_at: endsAt } = await callStripe(
    'reading a subscription',
    'subscription',
    () => stripe().subscriptions.retrieve(id),
  )
  // Stripe refuses both at once.
  const kept = endsWithPeriod ? { cancel_at_period_end: false } : endsAt === null ? {} : { cancel_at: '' as const }
  await callStripe('pausing a subscription', 'subscription', () =>
    stripe().subscriptions.update(id, {
      ...kept,
      // A day early: an invoice of the same moment could still be voided.
      pause_collection: { behavior: 'void', resumes_at: seconds(until) - DAY_SECONDS },
      metadata: { [PAUSED_FROM]: String(seconds(from)), [PAUSED_UNTIL]: String(seconds(until)) },
    }),
  )
}

/** Before the paid period ends: it renews as if it had not been paused. */
export async function takeBackPause(id: string): Promise<void> {
  await callStripe('taking back a pause', 'subscription', () =>
    stripe().subscriptions.update(id, {
      pause_collection: '',
      metadata: { [PAUSED_FROM]: '', [PAUSED_UNTIL]: '' },
    }),
  )
}

/** Begins a new period now and charges it. Idempotent for the same key. */
export async function resumeSubscription(id: string, idempotencyKey: IdempotencyKey): Promise<void> {
  await callStripe('resuming a subscription', 'subscription', () =>
    stripe().subscriptions.update(
      id,
      { pause_collection: '', billing_cycle_anchor: { type: 'now' }, proration_behavior: 'none' },
      { idempotencyKey },
    ),
  )
}

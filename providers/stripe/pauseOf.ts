import type Stripe from 'stripe'

export type Pause = {
  /** The end of the paid period. */
  from: Date
  /** When the next period is charged; null when the membership ends before. */
  until: Date | null
}

/** In the metadata, because Stripe removes `pause_collection` before the first invoice after a pause is paid. */
export const PAUSED_FROM = 'pausedFrom'
export const PAUSED_UNTIL = 'pausedUntil'

/** Lasts until the first invoice after it is paid. Null for one without a time, set in Stripe’s dashboard. */
export function pauseOf(subscription: Stripe.Subscription, latest: Stripe.Invoice | null): Pause | null {
  const from = lastPausedFrom(subscription)
  const until = timeOf(subscription, PAUSED_UNTIL)
  if (!from || !until || isOver(subscription, from, latest)) return null
  const ends = subscription.cancel_at_period_end || subscription.cancel_at !== null
  return { from, until: ends ? null : until }
}

export const lastPausedFrom = (subscription: Stripe.Subscription): Date | null => timeOf(subscription, PAUSED_FROM)

const isOver = ({ pause_collection: pause }: Stripe.Subscription, from: Date, latest: Stripe.Invoice | null): boolean =>
  pause === null && latest?.status === 'paid' && latest.created * 1000 >= from.getTime()

function timeOf({ metadata }: Stripe.Subscription, key: string): Date | null {
  const seconds = Number(metadata[key])
  return seconds > 0 ? new Date(seconds * 1000) : null
}

import { TRIAL_NOTICE_DAYS } from '#contracts/shared/constants.ts'
import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { Plan, SubscriptionStatus, Suspension } from '#contracts/people/people.ts'
import { graceEnd } from './isEntitled.ts'

const RESUME_NOTICE_DAYS = 3
const REMINDER_DAYS = [7, 3, 0] as const

export type MailFacts = {
  id: number
  plan: Plan
  status: SubscriptionStatus
  trialEnd: Date | null
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  isCollectionPaused: boolean
  pastDueSince: Date | null
  startedAt: Date | null
  suspendedFor: Suspension | null
  hasPaid: boolean
  pausedFrom: Date | null
  pausedUntil: Date | null
}

export type DueMail = { key: string } & (
  | { kind: 'trial-ending'; endsAt: Date }
  | { kind: 'renewal-reminder'; renewsAt: Date }
  | { kind: 'membership-resuming'; resumesAt: Date }
  | { kind: 'renewal-failed'; day: number; accessUntil: Date | null }
  | { kind: 'subscription-ended'; reason: 'cancelled' | 'unpaid' | 'disputed' }
)

/** Missed days are skipped. */
export function dueMail(subscription: MailFacts, now: Date): DueMail | null {
  const { status, trialEnd, pastDueSince, startedAt } = subscription
  const renews = !subscription.cancelAtPeriodEnd && !subscription.isCollectionPaused
  switch (status) {
    case 'trialing':
      return trialEnd && renews ? trialEnding(subscription.id, trialEnd, now) : null
    case 'active':
      return renews ? renewalReminder(subscription, now) : null
    case 'past_due':
      return pastDueSince && overdue(subscription, pastDueSince, now)
    case 'paused':
      return subscription.pausedUntil && resuming(subscription.id, subscription.pausedUntil, now)
    case 'unpaid':
      return ended(subscription)
    case 'canceled':
      return startedAt && ended(subscription)
    default:
      return null
  }
}

function trialEnding(id: number, endsAt: Date, now: Date): DueMail | null {
  const left = endsAt.getTime() - now.getTime()
  if (left <= 0 || left > TRIAL_NOTICE_DAYS * DAY_MS) return null
  return { kind: 'trial-ending', key: `trial-ending:${id}:${endsAt.toISOString()}`, endsAt }
}

function resuming(id: number, resumesAt: Date, now: Date): DueMail | null {
  const left = resumesAt.getTime() - now.getTime()
  if (left <= 0 || left > RESUME_NOTICE_DAYS * DAY_MS) return null
  return { kind: 'membership-resuming', key: `membership-resuming:${id}:${resumesAt.toISOString()}`, resumesAt }
}

/** Once for each year of a membership, whatever its plan. */
function renewalReminder(subscription: MailFacts, now: Date): DueMail | null {
  const { id, currentPeriodEnd: renewsAt } = subscription
  const year = endingYear(subscription, now)
  if (year === null || !renewsAt) return null
  return { kind: 'renewal-reminder', key: `renewal-reminder:${id}:${year}`, renewsAt }
}

function overdue(subscription: MailFacts, since: Date, now: Date): DueMail | null {
  const end = graceEnd(since)
  if (now >= end) return ended(subscription)
  // A new card would not restore access.
  if (subscription.suspendedFor) return null
  const days = (now.getTime() - since.getTime()) / DAY_MS
  const day = REMINDER_DAYS.find((reminder) => days >= reminder) ?? 0
  const key = `renewal-failed:${subscription.id}:${since.toISOString()}:${day}`
  // Without a payment, or after a pause, there is no grace period.
  const hasGrace = subscription.hasPaid && !subscription.pausedFrom
  return { kind: 'renewal-failed', key, day, accessUntil: hasGrace ? end : null }
}

/** One key for the end of a membership, though the provider may close it later than we do. */
function ended({ id, pastDueSince, suspendedFor }: MailFacts): DueMail {
  const key = `subscription-ended:${id}:${pastDueSince ? pastDueSince.toISOString() : 'period'}`
  const reason = suspendedFor === 'dispute' ? 'disputed' : pastDueSince ? 'unpaid' : 'cancelled'
  return { kind: 'subscription-ended', key, reason }
}

/** Between 45 and 15 days before an annual renewal, as California asks, with time to try again. */
const NOTICE_DAYS = 30

type Facts = { plan: Plan; startedAt: Date | null; currentPeriodEnd: Date | null }

/**
 * The year of a membership that ends within a month: 1 for the first. An annual one ends with its paid period, a monthly
 * one counts from its start. @returns null when none ends soon.
 */
export function endingYear({ plan, startedAt, currentPeriodEnd }: Facts, now: Date): number | null {
  if (!startedAt) return null
  const from = new Date(now.getTime() + NOTICE_DAYS * DAY_MS)
  if (plan === 'monthly') {
    const years = yearsBetween(startedAt, from)
    return years > yearsBetween(startedAt, now) ? years : null
  }
  const isSoon = currentPeriodEnd && currentPeriodEnd > now && currentPeriodEnd <= from
  if (!isSoon) return null
  // A free trial makes the first period end some days after the anniversary.
  return Math.max(1, yearsBetween(startedAt, new Date(currentPeriodEnd.getTime() + DAY_MS)))
}

/** Whole years, counted by the calendar. */
function yearsBetween(start: Date, end: Date): number {
  const years = end.getUTCFullYear() - start.getUTCFullYear()
  const anniversary = new Date(start)
  anniversary.setUTCFullYear(start.getUTCFullYear() + years)
  return anniversary > end ? years - 1 : years
}

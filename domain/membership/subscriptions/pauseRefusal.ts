import type { Plan, SubscriptionStatus, Suspension } from '#contracts/people.ts'
import { renewalAfter } from './renewalAfter.ts'

const MONTHS_BETWEEN_PAUSES = 12

export type PauseFacts = {
  plan: Plan
  status: SubscriptionStatus
  hasPaid: boolean
  currentPeriodEnd: Date | null
  suspendedFor: Suspension | null
  isCollectionPaused: boolean
  pausedFrom: Date | null
  lastPausedFrom: Date | null
}

/** Why a membership can't be paused now, for its member to read; null when it can. */
export function pauseRefusal(facts: PauseFacts, now: Date): string | null {
  const { plan, status, hasPaid, currentPeriodEnd, suspendedFor, pausedFrom, lastPausedFrom } = facts
  if (pausedFrom || facts.isCollectionPaused || status === 'paused') return 'Your membership is already paused.'
  if (status === 'trialing') return 'A free trial can’t be paused. You can cancel it before it ends.'
  if (status === 'past_due') return 'Your last payment failed. Please change your card first.'
  if (suspendedFor) return 'Your last payment was refunded or is disputed, so your membership can’t be paused now.'
  if (status !== 'active' || !hasPaid || !currentPeriodEnd || currentPeriodEnd <= now)
    return 'Only a running membership can be paused.'
  if (plan === 'annual') return 'An annual membership is paid for the whole year, so it can’t be paused.'
  const again = lastPausedFrom && renewalAfter(lastPausedFrom, MONTHS_BETWEEN_PAUSES, lastPausedFrom)
  if (again && now < again) return 'You can pause your membership once in 12 months.'
  return null
}

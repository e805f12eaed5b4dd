import type { Plan, SubscriptionStatus, Suspension } from '#contracts/people/people.ts'
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

type PauseRefusal = 'paused' | 'trial' | 'failed' | 'suspended' | 'not_running' | 'annual' | 'lately'

/** Why a membership can't be paused now; null when it can. */
export function pauseRefusal(facts: PauseFacts, now: Date): PauseRefusal | null {
  const { plan, status, hasPaid, currentPeriodEnd, suspendedFor, pausedFrom, lastPausedFrom } = facts
  if (pausedFrom || facts.isCollectionPaused || status === 'paused') return 'paused'
  if (status === 'trialing') return 'trial'
  if (status === 'past_due') return 'failed'
  if (suspendedFor) return 'suspended'
  if (status !== 'active' || !hasPaid || !currentPeriodEnd || currentPeriodEnd <= now) return 'not_running'
  if (plan === 'annual') return 'annual'
  const again = lastPausedFrom && renewalAfter(lastPausedFrom, MONTHS_BETWEEN_PAUSES, lastPausedFrom)
  if (again && now < again) return 'lately'
  return null
}

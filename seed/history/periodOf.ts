import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { TRIAL_DAYS } from '#contracts/shared/constants.ts'
import type { Plan } from '#contracts/people/people.ts'
import type { DemoMember } from './memberList.ts'

type State = NonNullable<DemoMember['membership']>['state']

type Period = {
  status: 'trialing' | 'active' | 'past_due' | 'canceled'
  trialEnd: Date
  paidAt: Date | null
  endsAt: Date
  endedAt: Date | null
}

const DAYS = { monthly: 30, annual: 365 }

/** The current period of a membership that started with a trial and has renewed on time. */
export function periodOf(plan: Plan, state: State, startedAt: Date, now: Date): Period {
  const trialEnd = new Date(startedAt.getTime() + TRIAL_DAYS * DAY_MS)
  if (trialEnd > now) return { status: 'trialing', trialEnd, paidAt: null, endsAt: trialEnd, endedAt: null }
  const length = DAYS[plan] * DAY_MS
  const periods = Math.floor((now.getTime() - trialEnd.getTime()) / length)
  const currentStart = new Date(trialEnd.getTime() + periods * length)
  const paid = { trialEnd, paidAt: trialEnd }
  switch (state) {
    case 'ended':
      return periods > 0
        ? { ...paid, status: 'canceled', endsAt: currentStart, endedAt: currentStart }
        : { trialEnd, paidAt: null, status: 'canceled', endsAt: trialEnd, endedAt: trialEnd }
    case 'past_due':
      return { ...paid, status: 'past_due', endsAt: currentStart, endedAt: null }
    default:
      return { ...paid, status: 'active', endsAt: new Date(currentStart.getTime() + length), endedAt: null }
  }
}

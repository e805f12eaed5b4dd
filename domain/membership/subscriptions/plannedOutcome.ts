import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { type PlanChangeFacts, planChangeRefusal } from './planChangeRefusal.ts'

/** `missed`: another year has begun before the plan could be changed. */
export type PlannedOutcome = 'wait' | 'change' | 'forget' | 'missed'

/** What becomes of a monthly plan that was chosen for when the year ends. */
export function plannedOutcome(facts: PlanChangeFacts & { monthlyFrom: Date }, now: Date): PlannedOutcome {
  const { plan, currentPeriodEnd, monthlyFrom } = facts
  if (plan === 'monthly') return 'forget'
  if (currentPeriodEnd && currentPeriodEnd.getTime() > monthlyFrom.getTime() + 2 * DAY_MS) return 'missed'
  if (now < monthlyFrom) return 'wait'
  // Canceled, or a bank is asking: the year can still end, or go on.
  return planChangeRefusal(facts, 'monthly', now) === null ? 'change' : 'wait'
}

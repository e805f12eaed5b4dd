import type { Plan } from '#contracts/people/people.ts'

const KEY = 'chosen-plan'

export function storePlan(plan: Plan): void {
  try {
    sessionStorage.setItem(KEY, plan)
  } catch {
    // Without storage the visitor returns to the monthly plan.
  }
}

export function readPlan(): Plan {
  try {
    return sessionStorage.getItem(KEY) === 'annual' ? 'annual' : 'monthly'
  } catch {
    return 'monthly'
  }
}

import type { Plan } from '#contracts/people.ts'

const KEY = 'chosen-plan'

/** Keeps the plan of this tab over the way to the card form and back. */
export function rememberPlan(plan: Plan): void {
  try {
    sessionStorage.setItem(KEY, plan)
  } catch {
    // Without storage the visitor comes back to the monthly plan and can change it.
  }
}

export function readPlan(): Plan {
  try {
    return sessionStorage.getItem(KEY) === 'annual' ? 'annual' : 'monthly'
  } catch {
    return 'monthly'
  }
}

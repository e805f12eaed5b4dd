import { route } from '../../route.ts'

export const readPlanChange = route('GET', '/subscription/plan-change', {
  summary: 'What changing your plan now would cost or give back, as the card provider computes it.',
  access: 'signedIn',
  errors: [
    'no_active_subscription',
    'plan_change_unavailable',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'too_many_requests',
  ],
  request: async () => ({ query: (await import('../../membership/planChanges.ts')).planChangeQuery }),
  output: async () => (await import('../../membership/planChanges.ts')).planChangeSchema,
})

export const changePlan = route('POST', '/subscription/plan-change', {
  summary: 'Changes your plan now, at the amounts that were shown.',
  access: 'signedIn',
  errors: [
    'invalid_input',
    'no_active_subscription',
    'plan_change_unavailable',
    'plan_change_outdated',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'too_many_requests',
  ],
  request: async () => ({ input: (await import('../../membership/planChanges.ts')).changePlanInput }),
  output: async () => (await import('../../people/people.ts')).currentUserSchema,
})

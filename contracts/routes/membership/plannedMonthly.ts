import { route } from '../../route.ts'

export const planMonthly = route('POST', '/subscription/planned-monthly', {
  summary: 'Changes your annual plan to the monthly one when the year ends, at the price that was shown.',
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
  request: async () => ({ input: (await import('../../membership/plannedMonthly.ts')).planMonthlyInput }),
  output: async () => (await import('../../people/people.ts')).currentUserSchema,
})

export const keepAnnual = route('DELETE', '/subscription/planned-monthly', {
  summary: 'Keeps your annual plan when the year ends.',
  access: 'signedIn',
  errors: ['no_active_subscription', 'plan_change_unavailable', 'too_many_requests'],
  output: async () => (await import('../../people/people.ts')).currentUserSchema,
})

import { route } from '../../route.ts'

export const stayWithDiscount = route('POST', '/subscription/leaving/stay', {
  summary: 'Takes back your cancellation with the discount that was offered for it, once in 12 months.',
  access: 'signedIn',
  errors: [
    'invalid_input',
    'no_active_subscription',
    'leaving_discount_unavailable',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'too_many_requests',
  ],
  request: async () => ({ input: (await import('../../membership/leaving.ts')).stayInput }),
  output: async () => (await import('../../people/people.ts')).currentUserSchema,
})

import { route } from '../../route.ts'

export const createSubscription = route('POST', '/create-subscription', {
  summary: 'Starts a subscription: a free trial where one is left, else its first payment.',
  access: 'signedIn',
  errors: [
    'invalid_input',
    'code_not_found',
    'code_not_usable',
    'already_subscribed',
    'form_replaced',
    'tax_changed',
    'membership_suspended',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'unavailable',
    'too_many_requests',
  ],
  request: async () => ({ input: (await import('../../people/people.ts')).createSubscriptionInput }),
  output: async () => (await import('../../people/people.ts')).createSubscriptionAnswer,
})

export const readMembershipTax = route('GET', '/membership-tax', {
  summary: 'The tax that is added to a membership where you live.',
  access: 'signedIn',
  errors: [
    'invalid_input',
    'code_not_found',
    'code_not_usable',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'too_many_requests',
  ],
  request: async () => ({ query: (await import('../../people/people.ts')).membershipTaxQuery }),
  output: async () => (await import('../../people/people.ts')).membershipTaxSchema,
})

export const subscribe = route('POST', '/subscribe', {
  summary: 'Reads your subscription from the card provider again and returns your account.',
  access: 'signedIn',
  errors: [
    'no_active_subscription',
    'trial_card_used',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'too_many_requests',
  ],
  request: async () => ({ input: (await import('../../people/people.ts')).activateSubscriptionInput }),
  output: async () => (await import('../../people/people.ts')).currentUserSchema,
})

export const keepSubscription = route('POST', '/subscription/keep', {
  summary: 'Takes back the cancellation of a subscription that still runs.',
  access: 'signedIn',
  errors: [
    'no_active_subscription',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'too_many_requests',
  ],
  request: async () => ({ input: (await import('../../people/people.ts')).activateSubscriptionInput }),
  output: async () => (await import('../../people/people.ts')).currentUserSchema,
})

export const pauseSubscription = route('POST', '/subscription/pause', {
  summary: 'Pauses a monthly subscription from the end of its paid period on, for 1 to 3 months.',
  access: 'signedIn',
  errors: [
    'invalid_input',
    'no_active_subscription',
    'pause_unavailable',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'too_many_requests',
  ],
  request: async () => ({ input: (await import('../../membership/membershipPauses.ts')).pauseInput }),
  output: async () => (await import('../../people/people.ts')).currentUserSchema,
})

export const resumeSubscription = route('POST', '/subscription/resume', {
  summary: 'Takes back a pause that has not begun, or ends one and charges a new period now.',
  access: 'signedIn',
  errors: [
    'no_active_subscription',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'too_many_requests',
  ],
  request: async () => ({ input: (await import('../../people/people.ts')).activateSubscriptionInput }),
  output: async () => (await import('../../people/people.ts')).currentUserSchema,
})

export const tellWhyLeaving = route('POST', '/subscription/leaving', {
  summary: 'Stores why you canceled your subscription, and returns one offer that fits.',
  access: 'signedIn',
  errors: ['invalid_input', 'no_active_subscription', 'too_many_requests'],
  request: async () => ({ input: (await import('../../membership/leaving.ts')).leavingInput }),
  output: async () => (await import('../../membership/leaving.ts')).leavingAnswer,
})

export const billing = route('GET', '/billing', {
  summary: 'Leads the browser to the card provider, where a subscription can be changed.',
  access: 'everyone',
  status: 303,
  errors: [
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'too_many_requests',
  ],
  request: async () => ({ query: (await import('../../shared/queries.ts')).billingQuery }),
})

import { route } from '../../route.ts'

const schemas = () => import('../../membership/membershipPayments.ts')
const ofMembership = async () => (await import('../../shared/params.ts')).membershipParams

export const readMembershipPayments = route('GET', '/account/membership-payments', {
  summary: 'The payments of your memberships, newest first.',
  access: 'signedIn',
  errors: [
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'too_many_requests',
  ],
  output: async () => (await schemas()).membershipPaymentsSchema,
})

export const readMembershipReceipt = route('GET', '/account/membership-payments/:id/receipt', {
  summary: 'Downloads the receipt of your membership payment as PDF.',
  access: 'signedIn',
  errors: [
    'membership_payment_not_found',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'unavailable',
    'too_many_requests',
  ],
  produces: 'application/pdf',
  request: async () => ({ params: (await import('../../shared/params.ts')).membershipPaymentParams }),
})

export const listFailedPayments = route('GET', '/admin/failed-payments', {
  summary: 'Memberships whose renewal could not be charged, with what was tried, 25 at a time.',
  access: 'readMembers',
  request: async () => ({ query: (await schemas()).failedPaymentsQuery }),
  output: async () => (await schemas()).failedPaymentsSchema,
})

export const emailAboutFailedPayment = route('POST', '/admin/failed-payments/:id/email', {
  summary: 'Emails a member again that their renewal could not be charged, at most once a day.',
  access: 'changeMembers',
  status: 204,
  errors: ['membership_not_found', 'payment_not_failed', 'already_emailed'],
  request: async () => ({ params: await ofMembership() }),
})

export const readRefundablePayments = route('GET', '/admin/memberships/:id/payments', {
  summary: 'The payments of a membership, and what a refund of each would give back now.',
  access: 'readMembers',
  errors: [
    'membership_not_found',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
  ],
  request: async () => ({ params: await ofMembership() }),
  output: async () => (await schemas()).refundablePaymentsSchema,
})

export const refundMembershipPayment = route('POST', '/admin/memberships/:id/refund', {
  summary: 'Refunds a membership payment: all that is left of it, or the part of its unused days.',
  access: 'changeMembers',
  status: 204,
  errors: [
    'membership_not_found',
    'membership_payment_not_found',
    'membership_payment_refunded',
    'membership_refund_changed',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
  ],
  request: async () => ({ params: await ofMembership(), input: (await schemas()).refundMembershipInput }),
})

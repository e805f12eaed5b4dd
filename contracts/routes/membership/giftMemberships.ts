import { route } from '../../route.ts'

export const readGiftMembershipOffer = route('GET', '/gift-memberships', {
  summary: 'How long a membership can be given for, and what it costs.',
  access: 'everyone',
  output: async () => (await import('../../membership/giftMemberships.ts')).giftMembershipOfferSchema,
})

export const readGiftMembershipTax = route('GET', '/gift-memberships/tax', {
  summary: 'The tax that is added to a gift membership where its buyer lives.',
  access: 'everyone',
  errors: [
    'invalid_input',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'unavailable',
    'too_many_requests',
  ],
  request: async () => ({ query: (await import('../../membership/giftMemberships.ts')).giftMembershipTaxQuery }),
  output: async () => (await import('../../membership/giftMemberships.ts')).giftMembershipTaxSchema,
})

export const buyGiftMembership = route('POST', '/gift-memberships', {
  summary: 'Starts the payment of a gift membership. Sending the same form again answers with the same payment.',
  access: 'everyone',
  errors: [
    'invalid_input',
    'gift_card_sale_changed',
    'tax_changed',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'unavailable',
    'too_many_requests',
  ],
  request: async () => ({ input: (await import('../../membership/giftMemberships.ts')).buyGiftMembershipInput }),
  output: async () => (await import('../../membership/giftSales.ts')).startedGiftSchema,
})

export const redeemGiftMembership = route('POST', '/gift-memberships/redeem', {
  summary: 'Makes you a member for the months that someone gave you. A code works once.',
  access: 'signedIn',
  errors: [
    'gift_membership_not_found',
    'gift_membership_used',
    'gift_membership_void',
    'gift_membership_frozen',
    'membership_renews',
    'too_many_requests',
  ],
  request: async () => ({ input: (await import('../../membership/redeemGift.ts')).redeemGiftInput }),
  output: async () => (await import('../../membership/giftMemberships.ts')).redeemedGiftSchema,
})

export const resendGiftMembership = route('POST', '/admin/gift-memberships/:id/resend', {
  summary: 'Emails a gift membership again with a new code, also to a corrected address. The old code stops working.',
  access: 'refundOrders',
  status: 204,
  errors: ['gift_membership_not_found', 'gift_membership_not_sendable'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).giftMembershipParams,
    input: (await import('../../membership/giftMemberships.ts')).resendGiftInput,
  }),
})

export const endGiftMembership = route('POST', '/admin/gift-memberships/:id/end', {
  summary:
    'Ends a gift membership that was redeemed. Its access ends immediately. Nothing is refunded, and no one is emailed.',
  access: 'changeMembers',
  status: 204,
  errors: ['gift_membership_not_found', 'gift_membership_not_running'],
  request: async () => ({ params: (await import('../../shared/params.ts')).giftMembershipParams }),
})

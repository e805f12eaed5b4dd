import { route } from '../../route.ts'

const proof = async () => ({
  params: (await import('../../shared/params.ts')).ownOrderParams,
  query: (await import('../../shared/queries.ts')).ownOrderQuery,
})
const ownClaim = async () => ({ ...(await proof()), params: (await import('../../shared/params.ts')).ownClaimParams })
const anyClaim = async () => ({ params: (await import('../../shared/params.ts')).claimParams })

export const readClaims = route('GET', '/orders/:reference/claims', {
  summary: 'Lists what you reported about your order.',
  access: 'everyone',
  errors: ['order_not_found'],
  request: proof,
  output: async () => (await import('../../shop/claims.ts')).claimListSchema,
})

export const openClaim = route('POST', '/orders/:reference/claims', {
  summary: 'Reports that something is wrong with your order, up to 30 days after its delivery.',
  access: 'everyone',
  status: 201,
  errors: ['order_not_found', 'illegal_order_move', 'too_many_requests'],
  request: async () => ({ ...(await proof()), input: (await import('../../shop/claims.ts')).claimInput }),
  output: async () => (await import('../../shop/claims.ts')).claimSchema,
})

export const writeToClaim = route('POST', '/orders/:reference/claims/:claim/messages', {
  summary: 'Adds a message to your claim.',
  access: 'everyone',
  status: 201,
  errors: ['order_not_found', 'claim_not_found', 'illegal_order_move', 'too_many_requests'],
  request: async () => ({ ...(await ownClaim()), input: (await import('../../shop/claims.ts')).claimMessageInput }),
  output: async () => (await import('../../shop/claims.ts')).claimSchema,
})

export const addClaimPhoto = route('POST', '/orders/:reference/claims/:claim/photos', {
  summary: 'Adds a photo to your claim. Only you and employees can see it; where it was taken is removed.',
  access: 'everyone',
  status: 201,
  errors: ['order_not_found', 'claim_not_found', 'illegal_order_move', 'unsupported_file', 'too_many_requests'],
  request: async () => ({ ...(await ownClaim()), input: (await import('../../shop/claims.ts')).claimPhotoInput }),
  output: async () => (await import('../../shop/claims.ts')).claimSchema,
})

export const readClaimPhoto = route('GET', '/orders/:reference/claims/:claim/photos/:photo', {
  summary: 'Returns a photo of your claim.',
  access: 'everyone',
  errors: ['order_not_found', 'claim_not_found'],
  produces: 'image/webp',
  request: async () => ({ ...(await proof()), params: (await import('../../shared/params.ts')).ownPhotoParams }),
})

export const readAnyClaimPhoto = route('GET', '/admin/claims/:id/photos/:photo', {
  summary: 'Returns a photo of a claim.',
  access: 'readOrders',
  scope: 'orders:read',
  errors: ['claim_not_found'],
  produces: 'image/webp',
  request: async () => ({ params: (await import('../../shared/params.ts')).claimPhotoParams }),
})

export const replyToClaim = route('POST', '/admin/claims/:id/reply', {
  summary: 'Writes to the buyer about a claim.',
  access: 'changeOrders',
  scope: 'orders:write',
  status: 204,
  errors: ['claim_not_found', 'illegal_order_move'],
  request: async () => ({ ...(await anyClaim()), input: (await import('../../shop/claims.ts')).claimMessageInput }),
})

export const declineClaim = route('POST', '/admin/claims/:id/decline', {
  summary: 'Declines a claim, with the reason for the buyer.',
  access: 'changeOrders',
  scope: 'orders:write',
  status: 204,
  errors: ['claim_not_found', 'illegal_order_move'],
  request: async () => ({ ...(await anyClaim()), input: (await import('../../shop/claims.ts')).claimMessageInput }),
})

export const replaceClaimed = route('POST', '/admin/claims/:id/replace', {
  summary:
    'Prints what a claim is about again, at no cost for the buyer. Of an order that was refunded in full, or replaces one that was, only with `despiteRefund`.',
  access: 'changeOrders',
  scope: 'orders:write',
  status: 204,
  errors: ['claim_not_found', 'illegal_order_move'],
  request: async () => ({ ...(await anyClaim()), input: (await import('../../shop/claims.ts')).claimReplaceInput }),
})

export const refundClaimed = route('POST', '/admin/claims/:id/refund', {
  summary: 'Settles a claim with a refund.',
  access: 'refundOrders',
  scope: 'orders:refund',
  status: 204,
  errors: ['claim_not_found', 'illegal_order_move'],
  request: async () => ({ ...(await anyClaim()), input: (await import('../../shop/claims.ts')).claimRefundInput }),
})

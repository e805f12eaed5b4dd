import { route } from '../../route.ts'

export const applyPromoCode = route('PUT', '/cart/code', {
  summary: 'Puts a promo code into your cart, in place of an earlier one.',
  access: 'everyone',
  errors: ['code_not_found', 'code_not_usable', 'too_many_requests'],
  request: async () => ({ input: (await import('../../shop/promoCodes.ts')).applyCodeInput }),
  output: async () => (await import('../../shop/cart.ts')).checkoutCartSchema,
})

export const removePromoCode = route('DELETE', '/cart/code', {
  summary: 'Takes the promo code out of your cart.',
  access: 'everyone',
  status: 204,
})

import { route } from '../../route.ts'

export const applyGiftCard = route('PUT', '/cart/gift-card', {
  summary: 'Pays your cart with a gift card, as far as its balance goes.',
  access: 'everyone',
  errors: ['gift_card_not_found', 'gift_card_frozen', 'gift_card_empty', 'too_many_requests'],
  request: async () => ({ input: (await import('../../shop/giftCards.ts')).applyGiftCardInput }),
  output: async () => (await import('../../shop/cart.ts')).checkoutCartSchema,
})

export const removeGiftCard = route('DELETE', '/cart/gift-card', {
  summary: 'Takes the gift card out of your cart.',
  access: 'everyone',
  status: 204,
})

import { route } from '../../route.ts'

export const readGiftCardOffer = route('GET', '/gift-cards', {
  summary: 'The amounts for which gift cards are sold.',
  access: 'everyone',
  output: async () => (await import('../../membership/giftSales.ts')).giftCardOfferSchema,
})

export const buyGiftCard = route('POST', '/gift-cards', {
  summary: 'Starts the payment of a gift card. Sending the same form again answers with the same payment.',
  access: 'everyone',
  errors: [
    'gift_card_sale_changed',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'too_many_requests',
  ],
  request: async () => ({ input: (await import('../../membership/giftSales.ts')).buyGiftCardInput }),
  output: async () => (await import('../../membership/giftSales.ts')).startedGiftSchema,
})

export const readGiftCardPurchase = route('GET', '/gift-cards/purchases/:key', {
  summary: 'A gift card that was bought with this form, without its code: only the recipient gets it.',
  access: 'everyone',
  errors: ['gift_card_sale_not_found', 'too_many_requests'],
  request: async () => ({ params: (await import('../../shared/params.ts')).giftCardPurchaseParams }),
  output: async () => (await import('../../membership/giftSales.ts')).giftCardPurchaseSchema,
})

export const readGiftCardBalance = route('POST', '/gift-cards/balance', {
  summary: 'The balance of a gift card. A call with a body, because addresses are written to logs.',
  access: 'everyone',
  errors: ['gift_card_not_found', 'gift_card_frozen', 'too_many_requests'],
  request: async () => ({ input: (await import('../../shop/giftCards.ts')).applyGiftCardInput }),
  output: async () => (await import('../../membership/giftSales.ts')).giftCardBalanceSchema,
})

export const refundGiftSale = route('POST', '/admin/gift-card-sales/:id/refund', {
  summary: 'Refunds what is left on a gift card to its buyer.',
  access: 'refundOrders',
  scope: 'orders:refund',
  status: 204,
  errors: ['gift_card_sale_not_found', 'gift_card_not_refundable'],
  request: async () => ({ params: (await import('../../shared/params.ts')).giftSaleParams }),
})

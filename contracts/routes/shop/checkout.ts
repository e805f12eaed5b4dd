import { route } from '../../route.ts'

export const leavePayment = route('POST', '/checkout/leave', {
  summary: 'Ends the hold of pieces in your cart whose payment you have left.',
  access: 'everyone',
  status: 204,
  errors: ['too_many_requests'],
})

export const priceExpress = route('POST', '/checkout/express-price', {
  summary: 'Prices your cart for what a wallet says about an address, with every shipping method and the tax.',
  access: 'everyone',
  errors: [
    'cart_empty',
    'cart_changed',
    'variant_sold_out',
    'members_first',
    'unsupported_country',
    'code_not_usable',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'too_many_requests',
  ],
  request: async () => ({ input: (await import('../../shop/expressPrice.ts')).priceExpressInput }),
  output: async () => (await import('../../shop/expressPrice.ts')).expressPriceSchema,
})

export const createPayment = route('POST', '/checkout/create-payment', {
  summary: 'Creates an order from your cart and starts its payment.',
  access: 'everyone',
  errors: [
    'cart_empty',
    'cart_changed',
    'variant_sold_out',
    'members_first',
    'total_too_small',
    'code_not_usable',
    'unsupported_country',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'too_many_requests',
  ],
  request: async () => ({ input: (await import('../../shop/checkout.ts')).createPaymentInput }),
  output: async () => (await import('../../shop/checkout.ts')).createPaymentAnswer,
})

import { route } from '../route.ts'

export const readCart = route('GET', '/cart', {
  summary: 'Lists what is in your cart.',
  access: 'everyone',
  schemas: async () => {
    const { cartSchema } = await import('../cart.ts')
    return { output: cartSchema }
  },
})

export const addCartItem = route('POST', '/cart', {
  summary: 'Adds a variant to your cart, or more of one that is in it.',
  access: 'everyone',
  status: 201,
  errors: ['variant_not_found', 'variant_sold_out', 'quantity_too_large', 'cart_full'],
  schemas: async () => {
    const { addCartItemInput, cartItemSchema } = await import('../cart.ts')
    return { input: addCartItemInput, output: cartItemSchema }
  },
})

export const changeCartItem = route('PUT', '/cart/:id', {
  summary: 'Changes how many of an item are in your cart.',
  access: 'everyone',
  errors: ['cart_item_not_found', 'variant_not_found', 'variant_sold_out', 'quantity_too_large'],
  schemas: async () => {
    const { cartItemParams, changeCartItemInput, cartItemSchema } = await import('../cart.ts')
    return { params: cartItemParams, input: changeCartItemInput, output: cartItemSchema }
  },
})

export const removeCartItem = route('DELETE', '/cart/:id', {
  summary: 'Removes an item from your cart.',
  access: 'everyone',
  status: 204,
  errors: ['cart_item_not_found'],
  schemas: async () => {
    const { cartItemParams } = await import('../cart.ts')
    return { params: cartItemParams }
  },
})

export const emptyCart = route('DELETE', '/cart', {
  summary: 'Removes everything from your cart.',
  access: 'everyone',
  status: 204,
})

export const readCheckoutCart = route('GET', '/cart/checkout', {
  summary: 'Prices your cart for a destination.',
  access: 'everyone',
  errors: ['card_provider_unreachable'],
  schemas: async () => {
    const { checkoutCartQuery, checkoutCartSchema } = await import('../cart.ts')
    return { query: checkoutCartQuery, output: checkoutCartSchema }
  },
})

export const createPayment = route('POST', '/checkout/create-payment', {
  summary: 'Creates an order from your cart and starts its payment.',
  access: 'everyone',
  errors: [
    'cart_empty',
    'cart_changed',
    'variant_sold_out',
    'total_too_small',
    'unsupported_country',
    'card_provider_unreachable',
    'too_many_requests',
  ],
  schemas: async () => {
    const { createPaymentInput, createPaymentAnswer } = await import('../checkout.ts')
    return { input: createPaymentInput, output: createPaymentAnswer }
  },
})

import { route } from '../../route.ts'

const load = () => import('../../shop/cart.ts')

export const readCart = route('GET', '/cart', {
  summary: 'Lists what is in your cart.',
  access: 'everyone',
  output: async () => (await load()).cartSchema,
})

export const addCartItem = route('POST', '/cart', {
  summary: 'Adds a variant to your cart, or more of one that is in it.',
  access: 'everyone',
  status: 201,
  errors: ['variant_not_found', 'variant_sold_out', 'quantity_too_large', 'cart_full', 'members_first'],
  request: async () => ({ input: (await import('../../shop/cart.ts')).addCartItemInput }),
  output: async () => (await load()).cartItemSchema,
})

export const changeCartItem = route('PUT', '/cart/:id', {
  summary: 'Changes how many of an item are in your cart.',
  access: 'everyone',
  errors: ['cart_item_not_found', 'variant_not_found', 'variant_sold_out', 'quantity_too_large'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).cartItemParams,
    input: (await import('../../shop/cart.ts')).changeCartItemInput,
  }),
  output: async () => (await load()).cartItemSchema,
})

export const removeCartItem = route('DELETE', '/cart/:id', {
  summary: 'Removes an item from your cart.',
  access: 'everyone',
  status: 204,
  errors: ['cart_item_not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).cartItemParams }),
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
  request: async () => ({ query: (await import('../../shared/queries.ts')).checkoutCartQuery }),
  output: async () => (await load()).checkoutCartSchema,
})

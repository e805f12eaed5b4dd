import { route } from '../../route.ts'

export const readCartSuggestion = route('GET', '/cart/suggestion', {
  summary: 'Suggests one article that is enough for free shipping of your cart.',
  access: 'everyone',
  output: async () => (await import('../../shop/cartSuggestion.ts')).cartSuggestionSchema,
})

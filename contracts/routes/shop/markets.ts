import { route } from '../../route.ts'

export const readMarket = route('GET', '/market', {
  summary:
    'Returns what the law asks the shop to tell buyers in a country: the seller, VAT and the right of withdrawal.',
  access: 'everyone',
  errors: ['unsupported_country'],
  request: async () => ({ query: (await import('../../shared/queries.ts')).marketQuery }),
  output: async () => (await import('../../shop/marketNotice.ts')).marketSchema,
})

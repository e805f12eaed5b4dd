import { route } from '../../route.ts'

export const readDelivery = route('GET', '/delivery', {
  summary:
    'Estimates when an order of today arrives in a country, and says how VAT relates to the prices there and how phone numbers begin.',
  access: 'everyone',
  errors: ['unsupported_country'],
  request: async () => ({ query: (await import('../../shared/queries.ts')).deliveryQuery }),
  output: async () => (await import('../../shop/delivery.ts')).deliverySchema,
})

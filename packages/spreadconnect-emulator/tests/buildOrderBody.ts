export const SKU = 'P1026247700A2S3'

type Overrides = { shipping?: Record<string, unknown>; address?: Record<string, unknown> } & Record<string, unknown>

export function buildOrderBody({ shipping, address, ...rest }: Overrides = {}) {
  return {
    externalOrderReference: 'SH-1001',
    orderItems: [
      { sku: SKU, quantity: 2, externalOrderItemReference: 'line-1', customerPrice: { amount: 53.8, currency: 'USD' } },
    ],
    shipping: {
      address: {
        firstName: 'Wren',
        lastName: 'Calloway',
        street: '18 Gravel Bar Rd',
        city: 'Newport',
        state: 'OR',
        country: 'US',
        zipCode: '97365',
        ...address,
      },
      customerPrice: { amount: 5, currency: 'USD' },
      ...shipping,
    },
    phone: '+1 541 555 0144',
    email: 'wren@example.com',
    ...rest,
  }
}

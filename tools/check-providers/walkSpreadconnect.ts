import { at, type Call, textAt } from './Call.ts'

/** Two orders at Spreadconnect's staging: one that is canceled, and one that is confirmed, made and sent. */
export async function walkSpreadconnect(call: Call): Promise<void> {
  await call('names the point of sale', 'get /authentication')
  await call('lists articles', 'get /articles', { query: { limit: '2' } })
  const stock = at(await call('lists stock', 'get /stock', { query: { limit: '200' } }), 'items')
  const [sku] = Object.entries(stock ?? {}).find(([, pieces]) => Number(pieces) > 1) ?? []
  if (!sku) throw new Error('Nothing is in stock at the print provider')

  const canceled = textAt(await call('creates an order', 'post /orders', { body: orderOf(sku, 'check-1') }), 'id')
  await call('reads the order', 'get /orders/{id}', { id: canceled })
  await call('changes the order', 'put /orders/{id}', { id: canceled, body: orderOf(sku, 'check-1', 2) })
  await call('lists its shipping types', 'get /orders/{id}/shippingTypes', { id: canceled })
  await call('cancels the order', 'post /orders/{id}/cancel', { id: canceled })
  await call('reads the canceled order', 'get /orders/{id}', { id: canceled })

  const made = textAt(await call('creates a second order', 'post /orders', { body: orderOf(sku, 'check-2') }), 'id')
  await call('confirms it', 'post /orders/{id}/confirm', { id: made })
  await call('reads the confirmed order', 'get /orders/{id}', { id: made })
  await call('rehearses a shipment', 'post /orders/{id}/simulate/shipment-sent', { id: made })
  await call('lists its shipments', 'get /orders/{id}/shipments', { id: made })
  await call('cancels the confirmed order', 'post /orders/{id}/cancel', { id: made })

  await call('creates an order of nothing', 'post /orders', { body: { ...orderOf(sku, 'check-3'), orderItems: [] } })
  await call('creates an order of an unknown item', 'post /orders', { body: orderOf('P0A0S0', 'check-4') })
  await call('reads an order that is not there', 'get /orders/{id}', { id: '1' })
}

const price = (amount: number) => ({ amount, currency: 'USD' })

function orderOf(sku: string, reference: string, quantity = 1) {
  const address = {
    firstName: 'Provider',
    lastName: 'Check',
    street: '18 Gravel Bar Rd',
    city: 'Newport',
    state: 'OR',
    country: 'US',
    zipCode: '97365',
  }
  return {
    externalOrderReference: `${reference}-${Date.now()}`,
    state: 'NEW',
    email: 'check@example.com',
    phone: '+1 541 555 0144',
    customerTaxType: 'SALESTAX',
    orderItems: [
      { sku, quantity, externalOrderItemReference: `${reference}-1`, customerPrice: price(26.9 * quantity) },
    ],
    shipping: { address, preferredType: 'STANDARD', customerPrice: price(5) },
    billingAddress: address,
  }
}

import { beforeAll, describe, expect, it } from 'vitest'
import { sellTo } from '../../support/markets.ts'
import { becomes, buySubmitted, orderOf } from '../../support/orders.ts'
import { confirmCard } from '../../support/people.ts'
import { address, checkoutForm, fillCart, openShop, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { PRINT_KEY } from '../../support/siteVariables.ts'

type Printed = {
  customerTaxType: string
  shipping: { address: { state?: string; country: string; city: string } }
  billingAddress: { state?: string; city: string }
}

const site = useSite()
let variantIds: number[]
beforeAll(async () => {
  variantIds = (await openShop(site)).slice(-1)
  await sellTo(site, 'US', 'CA', 'DE', 'IT', 'FR', 'GB', 'AU')
})

const printed = async (printId: string): Promise<Printed> => {
  const headers = { 'X-SPOD-ACCESS-TOKEN': PRINT_KEY }
  return (await (await fetch(`${site.printBase}/orders/${printId}`, { headers })).json()) as Printed
}
const sentTo = async (change: object, billing?: object) => {
  const shippingAddress = { ...address, ...change }
  const form = {
    shippingAddress,
    ...(billing && { useSameAddress: false, billingAddress: { ...address, ...billing } }),
  }
  return printed((await buySubmitted(site, { variantIds, form })).printId)
}

describe('an order is sent to the print provider', () => {
  it.each([
    ['US', 'California', 'CA', 'SALESTAX'],
    ['CA', 'québec', 'QC', 'SALESTAX'],
    ['DE', 'Bayern', undefined, 'VAT'],
    ['IT', 'mi', 'MI', 'VAT'],
    ['GB', undefined, undefined, 'VAT'],
    ['AU', 'NSW', undefined, 'NOT_TAXABLE'],
  ])('to %s, %s with the state %s and the tax type %s', async (country, typed, state, customerTaxType) => {
    const order = await sentTo({ country, state: typed })
    expect(order.customerTaxType).toBe(customerTaxType)
    expect(order.shipping.address.country).toBe(country)
    expect(order.shipping.address.state).toBe(state)
  })

  it.each([
    ['Puerto Rico as a country', { country: 'PR', state: undefined, zipCode: '00907' }, { country: 'US', state: 'PR' }],
    ['Guam as a state', { state: 'GU', zipCode: '96910' }, { country: 'US', state: 'GU' }],
    ['the armed forces in Europe', { state: 'AE', zipCode: '09128', city: 'APO' }, { country: 'US', state: 'AE' }],
    ['New South Wales', { country: 'AU', state: 'NSW', city: 'Sydney' }, { country: 'AU', city: 'Sydney, NSW' }],
  ])('to %s', async (_, typed, printedAddress) => {
    expect((await sentTo(typed)).shipping.address).toMatchObject(printedAddress)
  })

  it('without VAT to the Channel Islands', async () => {
    expect(await sentTo({ country: 'GB', state: undefined, zipCode: 'GY1 1AA' })).toMatchObject({
      customerTaxType: 'NOT_TAXABLE',
    })
  })

  it('with a billing address in another country', async () => {
    const { billingAddress } = await sentTo({ country: 'FR', state: undefined }, { state: 'maine', city: 'Portland' })
    expect(billingAddress).toMatchObject({ state: 'ME', city: 'Portland' })
  })

  it('with its shipping address when the billing address of an older order has no state', async () => {
    const buyer = site.visitor()
    await fillCart(buyer, variantIds[0] ?? 0)
    const { clientSecret, orderReference } = await startPayment(buyer)
    await site.pool.query(
      `update orders set billing_address = billing_address - 'state' || '{"city": "Nowhere"}' where reference = $1`,
      [orderReference],
    )
    await confirmCard(site, clientSecret)
    await becomes(site, orderReference, { fulfilment: 'submitted' })
    const { provider_order_id } = await orderOf(site, orderReference)
    expect((await printed(provider_order_id ?? '')).billingAddress.city).toBe(address.city)
  })
})

describe('the checkout', () => {
  it('requires a valid state in a US or Canadian billing address', async () => {
    const buyer = site.visitor()
    await fillCart(buyer, variantIds[0] ?? 0)
    const bill = (change: object) =>
      buyer.post('/api/checkout/create-payment', {
        ...checkoutForm,
        useSameAddress: false,
        billingAddress: { ...address, ...change },
      })
    expect(await bill({ state: undefined })).toMatchObject({
      status: 400,
      json: { errors: { 'billingAddress.state': 'State is required' } },
    })
    expect(await bill({ country: 'CA', state: 'TX' })).toMatchObject({
      status: 400,
      json: { errors: { 'billingAddress.state': 'CA doesn’t have a state TX' } },
    })
    expect((await bill({ country: 'CA', state: 'Ontario' })).status).toBe(200)
    expect((await bill({ country: 'KR', state: undefined })).status).toBe(200)
  })

  it('stores the state’s code, and accepts its name for express', async () => {
    const buyer = site.visitor()
    await fillCart(buyer, variantIds[0] ?? 0)
    const form = { ...checkoutForm, shippingAddress: { ...address, state: 'new york' }, shippingMethod: 'express' }
    const { orderReference } = await startPayment(buyer, form)
    const { rows } = await site.pool.query<{ state: string }>(
      `select shipping_address ->> 'state' as state from orders where reference = $1`,
      [orderReference],
    )
    expect(rows).toEqual([{ state: 'NY' }])
    const cart = await buyer.get('/api/cart/checkout?country=US&state=New+York&method=express')
    expect(cart.json).toMatchObject({ summary: { shipping: '12.99' } })
  })
})

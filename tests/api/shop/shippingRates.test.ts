import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { confirmCard, eventually, signUpEmployee } from '../../support/people.ts'
import { orderOf } from '../../support/orders.ts'
import { mailsTo } from '../../support/mails.ts'
import {
  address,
  checkoutForm,
  fillCart,
  startPayment,
  syncCatalogue,
  unpaced,
  variantsInStock,
} from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let employee: Browser
let variantId: number
let price: number

beforeAll(async () => {
  unpaced()
  await syncCatalogue(site)
  const [variant] = await variantsInStock(site)
  variantId = variant?.id ?? 0
  price = Math.round(Number(variant?.retailPrice) * 100)
  employee = await signUpEmployee(site)
})
beforeEach(() => site.pool.query(`delete from site_settings where key ~ 'shipping|express'`))

const change = async (values: object) => expect((await employee.put('/api/admin/settings', values)).status).toBe(200)
type Summary = { shipping: string; total: string }
const summaryOf = async (buyer: Browser, query: string) =>
  ((await buyer.get(`/api/cart/checkout?${query}`)).json as { summary: Summary }).summary
const formTo = (part: object, more: object = {}) => ({
  ...checkoutForm,
  ...more,
  shippingAddress: { ...address, ...part },
})

describe('changed rates', () => {
  it.each([
    ['US', 'MN', 'standard', 701],
    ['US', 'MN', 'express', 1402],
    ['CA', 'ON', 'standard', 1703],
    ['JP', undefined, 'standard', 3004],
  ])('to %s %s by %s are the same cents in cart, payment, order and email', async (country, state, method, cents) => {
    await change({
      shipping_us_cents: '701',
      shipping_express_us_cents: '1402',
      shipping_ca_cents: '1703',
      shipping_elsewhere_cents: '3004',
      free_shipping_from_cents: '9999999',
      express_states: 'MN',
      shipping_countries: 'US,CA,JP',
    })
    const buyer = site.visitor()
    await fillCart(buyer, variantId)
    const query = new URLSearchParams({ country, method, ...(state && { state }) }).toString()
    const shown = await summaryOf(buyer, query)
    expect(shown).toMatchObject({ shipping: (cents / 100).toFixed(2), total: ((price + cents) / 100).toFixed(2) })
    const email = `rates-${cents}@example.test`
    const more = { shippingMethod: method, customerInfo: { ...checkoutForm.customerInfo, email } }
    const paid = (await startPayment(buyer, formTo({ country, state }, more))) as unknown as {
      clientSecret: string
      orderReference: string
      summary: Summary
    }
    expect(paid.summary).toEqual(shown)
    const intent = await fetch(`${site.cardBase}/v1/payment_intents/${paid.clientSecret.split('_secret_')[0]}`, {
      headers: { authorization: 'Bearer sk_test_tests' },
    })
    expect(((await intent.json()) as { amount: number }).amount).toBe(price + cents)
    await confirmCard(site, paid.clientSecret)
    await eventually(async () => (await orderOf(site, paid.orderReference)).payment === 'paid')
    expect(Number((await orderOf(site, paid.orderReference)).total_cents)).toBe(price + cents)
    await eventually(async () => (await mailsTo(site, email, /is confirmed/)).length === 1)
    expect((await mailsTo(site, email, /is confirmed/))[0]).toContain(`$${(cents / 100).toFixed(2)}`)
  })

  it('make standard shipping free from the new threshold on', async () => {
    await change({ free_shipping_from_cents: String(price) })
    const buyer = site.visitor()
    await fillCart(buyer, variantId)
    expect(await summaryOf(buyer, 'country=US')).toMatchObject({ shipping: '0.00' })
    await change({ free_shipping_from_cents: String(price + 1) })
    expect(await summaryOf(buyer, 'country=US')).toMatchObject({ shipping: '5.99' })
    expect((await buyer.get('/api/config')).json).toMatchObject({
      prices: { freeShippingFrom: ((price + 1) / 100).toFixed(2) },
    })
  })

  it('after the cart was shown are refused once, with the reason', async () => {
    const buyer = site.visitor()
    await fillCart(buyer, variantId)
    await summaryOf(buyer, 'country=US')
    await change({ shipping_us_cents: '899' })
    const refused = await buyer.post('/api/checkout/create-payment', checkoutForm)
    expect(refused.status).toBe(409)
    expect(refused.json).toMatchObject({ code: 'cart_changed', message: expect.stringContaining('shipping') as string })
    await summaryOf(buyer, 'country=US')
    expect((await buyer.post('/api/checkout/create-payment', checkoutForm)).status).toBe(200)
  })

  it('leave an order that was placed before as it was', async () => {
    const buyer = site.visitor()
    await fillCart(buyer, variantId)
    const { clientSecret, orderReference } = await startPayment(buyer, checkoutForm)
    await change({ shipping_us_cents: '4242' })
    await confirmCard(site, clientSecret)
    await eventually(async () => (await orderOf(site, orderReference)).payment === 'paid')
    expect(Number((await orderOf(site, orderReference)).total_cents)).toBe(price + 599)
  })
})

it('a country she does not sell to is refused and not offered', async () => {
  await change({ shipping_countries: 'US,CA' })
  const buyer = site.visitor()
  await fillCart(buyer, variantId)
  const to = (country: string, state?: string) => buyer.post('/api/checkout/create-payment', formTo({ country, state }))
  expect((await to('DE')).json).toMatchObject({ code: 'unsupported_country' })
  expect((await to('CA', 'ON')).status).toBe(200)
  expect((await buyer.get('/api/config')).json).toMatchObject({ shipping: { countries: ['US', 'CA'] } })
})

it('express is rejected where it is no longer offered', async () => {
  await change({ express_states: '' })
  const buyer = site.visitor()
  await fillCart(buyer, variantId)
  const form = formTo({ country: 'US', state: 'CA' }, { shippingMethod: 'express' })
  expect((await buyer.post('/api/checkout/create-payment', form)).json).toMatchObject({ code: 'invalid_input' })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { signUpPatron } from '../../support/members.ts'
import { confirmCard, eventually, tellCards } from '../../support/people.ts'
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
let variantId: number
let price: number

beforeAll(async () => {
  unpaced()
  await syncCatalogue(site)
  const [variant] = await variantsInStock(site)
  variantId = variant?.id ?? 0
  price = Math.round(Number(variant?.retailPrice) * 100)
})
beforeEach(() => service('stripe'))

const service = (value: string) =>
  site.pool.query(
    `insert into site_settings (key, value) values ('tax_service', $1) on conflict (key) do update set value = $1`,
    [value],
  )
const to = (state: string, zipCode: string) => ({
  ...checkoutForm,
  shippingAddress: { ...address, state, zipCode, city: 'Somewhere' },
})
type Summary = { subtotal: string; discount: string; shipping: string; tax: string; total: string }
const cents = (amount: string) => Math.round(Number(amount) * 100)
const pay = async (buyer: Browser, form: object) =>
  (await startPayment(buyer, form)) as unknown as { clientSecret: string; orderReference: string; summary: Summary }
async function intentOf(clientSecret: string) {
  const answer = await fetch(`${site.cardBase}/v1/payment_intents/${clientSecret.split('_secret_')[0]}`, {
    headers: { authorization: 'Bearer sk_test_tests' },
  })
  return (await answer.json()) as { amount: number; hooks?: { inputs: { tax: { calculation: string } } } }
}
const orderOf = async (reference: string) =>
  (
    await site.pool.query<{
      tax_cents: string
      total_cents: string
      tax_calculation_id: string | null
      payment: string
    }>('select tax_cents, total_cents, tax_calculation_id, payment from orders where reference = $1', [reference])
  ).rows[0]

describe('with Stripe Tax', () => {
  it('summary, payment and order have the same total, including tax', async () => {
    const buyer = site.visitor()
    await fillCart(buyer, variantId, 3)
    const { summary, clientSecret, orderReference } = await pay(buyer, to('NY', '10001'))
    const tax = cents(summary.tax)
    expect(tax).toBeGreaterThan(0)
    expect(cents(summary.total)).toBe(cents(summary.subtotal) + cents(summary.shipping) + tax)
    expect((await intentOf(clientSecret)).amount).toBe(cents(summary.total))
    expect(await orderOf(orderReference)).toMatchObject({
      tax_cents: String(tax),
      total_cents: String(cents(summary.total)),
    })
    await confirmCard(site, clientSecret)
    await eventually(async () => (await orderOf(orderReference))?.payment === 'paid')
  })

  it('a subscriber’s discount is not taxed', async () => {
    const [guest, member] = [site.visitor(), await signUpPatron(site)]
    await fillCart(guest, variantId, 2)
    await fillCart(member, variantId, 2)
    const full = cents((await pay(guest, to('NY', '10001'))).summary.tax)
    const less = cents((await pay(member, to('NY', '10001'))).summary.tax)
    expect(less).toBeLessThan(full)
  })

  it('another request returns the same order, and another address another tax', async () => {
    const buyer = site.visitor()
    await fillCart(buyer, variantId)
    const first = await pay(buyer, to('NY', '10001'))
    expect((await pay(buyer, to('NY', '10001'))).orderReference).toBe(first.orderReference)
    const elsewhere = await pay(buyer, to('OR', '97201'))
    expect(elsewhere.orderReference).not.toBe(first.orderReference)
    expect(elsewhere.summary.tax).toBe('0.00')
  })

  it('no order is created while the tax can’t be calculated', async () => {
    const buyer = site.visitor()
    await fillCart(buyer, variantId)
    const orders = async () => (await site.pool.query('select 1 from orders')).rows.length
    const before = await orders()
    await tellCards(site, 'faults', { mode: 'error500', path: 'POST /v1/tax', times: 10 })
    expect(await buyer.post('/api/checkout/create-payment', to('NY', '10001'))).toMatchObject({
      status: 502,
      json: { code: 'card_provider_unreachable' },
    })
    expect(await orders()).toBe(before)
    await tellCards(site, 'faults', { mode: null })
    expect(cents((await pay(buyer, to('NY', '10001'))).summary.subtotal)).toBe(price)
  })
})

it('without a tax service no tax is charged', async () => {
  await service('none')
  const buyer = site.visitor()
  await fillCart(buyer, variantId)
  const { summary, orderReference } = await pay(buyer, to('NY', '10001'))
  expect(summary.tax).toBe('0.00')
  expect((await orderOf(orderReference))?.tax_calculation_id).toBeNull()
})

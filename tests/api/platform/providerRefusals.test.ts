import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { becomes, holdFor, orderOf } from '../../support/orders.ts'
import { confirmCard, signUpEmployee, tellCards } from '../../support/people.ts'
import { address, checkoutForm, fillCart, openShop, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let variantId: number
let owner: Browser

beforeAll(async () => {
  variantId = (await openShop(site)).at(-1) ?? 0
  await holdFor(site, 60)
  owner = await signUpEmployee(site)
})
beforeEach(async () => {
  await taxBy('none')
  await site.pool.query('delete from rate_limits')
})
afterEach(() => tellCards(site, 'faults', { mode: null }))

const taxBy = (value: string) =>
  site.pool.query(
    `insert into site_settings (key, value) values ('tax_service', $1) on conflict (key) do update set value = $1`,
    [value],
  )

type Fault = () => Promise<unknown>
type Call = (fault: Fault) => Promise<{ status: number; json: unknown }>

async function checkOut(fault: Fault, form: object = checkoutForm) {
  const buyer = site.visitor()
  await fillCart(buyer, variantId)
  await fault()
  return buyer.post('/api/checkout/create-payment', form)
}

/** An order whose tax was calculated, with another address. */
async function correctAddress(fault: Fault, zipCode = '98101') {
  await taxBy('stripe')
  const buyer = site.visitor()
  await fillCart(buyer, variantId)
  const taxed = { ...checkoutForm, shippingAddress: { ...address, state: 'CA', zipCode: '90001' } }
  const { clientSecret, orderReference } = await startPayment(buyer, taxed)
  await confirmCard(site, clientSecret)
  await becomes(site, orderReference, { payment: 'paid' })
  const { id } = await orderOf(site, orderReference)
  await site.pool.query(
    `update orders set fulfilment = 'needs_attention', address_problem = 'Which city?', submit_started_at = null where id = $1`,
    [id],
  )
  await fault()
  return owner.put(`/api/admin/orders/${id}/address`, { address: { ...address, state: 'WA', zipCode } })
}

const FOR_VISITORS =
  'The card provider refused this, so nothing was charged or changed. Please reload the page and try again, or write to us.'
const CALLS: [string, path: string, Call, refused: string | RegExp, denied: string | RegExp][] = [
  ['a payment', 'POST /v1/payment_intents', checkOut, FOR_VISITORS, FOR_VISITORS],
  [
    'the tax of a cart',
    'POST /v1/tax',
    async (fault) => {
      await taxBy('stripe')
      return checkOut(fault)
    },
    FOR_VISITORS,
    FOR_VISITORS,
  ],
  ['the tax at a corrected address', 'POST /v1/tax', correctAddress, FOR_VISITORS, FOR_VISITORS],
  [
    'new prices',
    'POST /v1/prices',
    async (fault) => {
      await fault()
      return owner.put('/api/admin/settings', { monthly_price_cents: '1717' })
    },
    /^Stripe refused the new prices, so nothing was changed\. Look at the request .* Stripe’s answer: This request was refused/,
    /^Stripe refused the new prices, so nothing was changed\. Check STRIPE_SECRET_KEY and its permissions/,
  ],
  [
    'the list of running subscriptions',
    'GET /v1/subscriptions',
    async (fault) => {
      await fault()
      return owner.post('/api/admin/imports', { kind: 'stripe-subscriptions', fileName: 'Stripe' })
    },
    /^Stripe refused to list your subscriptions, so nothing was changed\. Look at the request/,
    /^Stripe refused to list your subscriptions, so nothing was changed\. Check STRIPE_SECRET_KEY and its permissions/,
  ],
]

describe.each(CALLS)('%s', (_, path, call, refused, denied) => {
  it.each([
    ['error400', 409, 'card_provider_refused', refused],
    ['error403', 409, 'card_provider_refused', denied],
    ['error429', 502, 'card_provider_unreachable', /try again in a moment/],
    ['error500', 502, 'card_provider_unreachable', /try again in a moment/],
    ['reset_before', 502, 'card_provider_unreachable', /try again in a moment/],
  ])('after %s: %i %s', async (mode, status, code, message) => {
    const answer = await call(() => tellCards(site, 'faults', { mode, path, times: 10 }))
    expect(answer).toMatchObject({ status, json: { code, message: expect.stringMatching(message) as string } })
  })
})

describe('a postal code that the tax service doesn’t know', () => {
  const nothing = () => Promise.resolve()

  it('is shown beside its field in the checkout', async () => {
    await taxBy('stripe')
    const form = { ...checkoutForm, shippingAddress: { ...address, zipCode: '00000' } }
    expect(await checkOut(nothing, form)).toMatchObject({
      status: 400,
      json: {
        code: 'invalid_input',
        errors: { 'shippingAddress.zipCode': 'We don’t know this postal code. Please check it.' },
      },
    })
  })

  it('is shown beside its field in a corrected address', async () => {
    expect(await correctAddress(nothing, '00000')).toMatchObject({
      status: 400,
      json: { code: 'invalid_input', errors: { zipCode: 'We don’t know this postal code. Please check it.' } },
    })
  })
})

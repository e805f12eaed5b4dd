import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { expressPriceSchema } from '#contracts/shop/expressPrice.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { applyGiftCard, issueGiftCard } from '../../support/giftCards.ts'
import { signUpPatron } from '../../support/members.ts'
import { becomes, holdFor, orderOf } from '../../support/orders.ts'
import { addOwnGood, stockOf } from '../../support/ownGoods.ts'
import { mailsTo } from '../../support/mails.ts'
import { eventually, signUpEmployee, tellCards } from '../../support/people.ts'
import { applyCode, createCode } from '../../support/promoCodes.ts'
import { address, checkoutForm, fillCart, openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone } from '../../support/time.ts'

const site = useSite()
let employee: Browser
let tee: number

const IN_NEW_YORK = { country: 'US', state: 'New York', city: 'New York', zipCode: '10001' }

beforeAll(async () => {
  tee = (await openShop(site)).at(-1) ?? 0
  employee = await signUpEmployee(site)
})
beforeEach(async () => {
  await site.pool.query(
    `delete from site_settings where key ~ 'shipping|ways_to_pay|tax_service|parts_off|member_discount'`,
  )
  await site.pool.query('update variants set stock = null, sellable = true, retail_price_cents = 2499 where id = $1', [
    tee,
  ])
  await holdFor(site, 0)
})

const set = async (values: object) => expect((await employee.put('/api/admin/settings', values)).status).toBe(200)

async function withTee(buyer: Browser = site.visitor()): Promise<Browser> {
  await fillCart(buyer, tee)
  return buyer
}
const ask = (buyer: Browser, input: object = {}) => buyer.post('/api/checkout/express-price', input)
const price = async (buyer: Browser, input: object = {}) => {
  const { status, json } = await ask(buyer, input)
  expect(status).toBe(200)
  return expressPriceSchema.parse(json)
}
const pay = (buyer: Browser, due: string, form: object = {}) =>
  buyer.post('/api/checkout/create-payment', { ...checkoutForm, ...form, due })
const secretOf = (json: unknown) => z.object({ clientSecret: z.string(), orderReference: z.string() }).parse(json)

type Confirmation = { status: string; error?: { code: string } }

/** As the wallet's sheet does. */
async function payWith(wallet: string, clientSecret: string, number = '4242424242424242'): Promise<Confirmation> {
  const card = { number, exp_month: 12, exp_year: 2040, cvc: '123' }
  const body = { client_secret: clientSecret, wallet, card, return_url: `${site.url}/orders?success=true` }
  const answer = await fetch(`${site.cardBase}/demo/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, billing_details: { name: 'Ada Guest', email: 'guest@example.test' } }),
  })
  return (await answer.json()) as Confirmation
}
const chargeOf = (clientSecret: string) =>
  askCards<{ latest_charge: { payment_method_details: Record<string, unknown> } }>(
    site,
    `payment_intents/${clientSecret.split('_secret_')[0]}?expand[]=latest_charge`,
  )

describe('the price for a wallet', () => {
  it('is what the payment costs, with both methods where express is offered', async () => {
    const buyer = await withTee()
    const standard = await price(buyer, { address: IN_NEW_YORK })
    expect(standard.methods).toEqual([
      { method: 'standard', shipping: '5.99' },
      { method: 'express', shipping: '12.99' },
    ])
    expect(standard.items).toMatchObject([{ quantity: 1, variant: { retailPrice: '24.99' } }])
    const express = await price(buyer, { address: IN_NEW_YORK, shippingMethod: 'express' })
    expect(express.methods.map(({ method }) => method)).toEqual(['express', 'standard'])
    const shippingAddress = { ...address, city: 'New York', state: 'NY', zipCode: '10001' }
    const answer = await pay(buyer, express.summary.total, { shippingAddress, shippingMethod: 'express' })
    expect(answer).toMatchObject({ status: 200, json: { summary: express.summary } })
  })

  it('falls back to standard where express isn’t offered, and estimates without an address', async () => {
    const buyer = await withTee()
    const elsewhere = await price(buyer, { address: { country: 'CA', state: 'ON' }, shippingMethod: 'express' })
    expect(elsewhere.methods).toEqual([{ method: 'standard', shipping: '15.99' }])
    expect((await price(buyer)).summary.shipping).toBe('5.99')
  })

  it('has the tax of the place, also for half a postal code', async () => {
    await set({ tax_service: 'stripe' })
    const buyer = await withTee()
    const taxed = await price(buyer, { address: IN_NEW_YORK })
    expect(Number(taxed.summary.tax)).toBeGreaterThan(0)
    const shippingAddress = { ...address, city: 'New York', state: 'NY', zipCode: '10001' }
    expect((await pay(buyer, taxed.summary.total, { shippingAddress })).status).toBe(200)
    expect((await ask(buyer, { address: { country: 'CA', state: 'ON', zipCode: 'K1A' } })).status).toBe(200)
  })

  it('has the member discount, the code and the gift card of the cart', async () => {
    const member = await withTee(await signUpPatron(site))
    expect((await price(member)).summary).toMatchObject({ discount: '2.50', total: '28.48' })
    await createCode(site, employee, { code: 'WALLET', kind: 'percent', percent: 50, isActive: true })
    const buyer = await withTee()
    await applyCode(buyer, 'WALLET')
    await applyGiftCard(buyer, (await issueGiftCard(site, employee, 500)).code)
    expect((await price(buyer)).summary).toMatchObject({
      code: { code: 'WALLET' },
      giftCard: { amount: '5.00' },
      due: '13.48',
    })
  })

  it('is refused for an empty cart, a country that isn’t sold to and a piece that is gone', async () => {
    expect(await ask(site.visitor())).toMatchObject({ status: 409, json: { code: 'cart_empty' } })
    const buyer = await withTee()
    expect(await ask(buyer, { address: { country: 'BR' } })).toMatchObject({
      status: 400,
      json: {
        code: 'unsupported_country',
        errors: { 'shippingAddress.country': 'We don’t ship to that country yet.' },
      },
    })
    await site.pool.query('update variants set stock = 0 where id = $1', [tee])
    expect(await ask(buyer)).toMatchObject({ status: 409, json: { code: 'variant_sold_out' } })
  })

  it('names what is wrong with its input', async () => {
    const buyer = await withTee()
    expect(await ask(buyer, { address: { country: '' } })).toMatchObject({
      status: 400,
      json: { errors: { 'address.country': 'Country is required' } },
    })
    expect((await ask(buyer, { address: { country: 'US', street: '1 Agate Road' } })).status).toBe(400)
  })
})

describe('a payment with a wallet', () => {
  it.each(['apple_pay', 'google_pay'])('with a card in %s is an order like any other', async (wallet) => {
    const buyer = await withTee()
    const { summary } = await price(buyer, { address: { country: 'US', state: 'MN', zipCode: '55801' } })
    const { clientSecret, orderReference } = secretOf((await pay(buyer, summary.total)).json)
    expect((await payWith(wallet, clientSecret)).status).toBe('succeeded')
    await becomes(site, orderReference, { payment: 'paid' })
    expect(await chargeOf(clientSecret)).toMatchObject({
      latest_charge: { payment_method_details: { type: 'card', card: { wallet: { type: wallet } } } },
    })
    expect((await buyer.get('/api/cart')).json).toEqual([])
  })

  it('through Link works once the owner allows it', async () => {
    const refused = await withTee()
    const first = secretOf((await pay(refused, '30.98')).json)
    expect(await payWith('link', first.clientSecret)).toMatchObject({
      error: { code: 'payment_intent_incompatible_payment_method' },
    })
    await set({ ways_to_pay: 'link' })
    const buyer = await withTee()
    const { clientSecret, orderReference } = secretOf((await pay(buyer, '30.98')).json)
    expect((await payWith('link', clientSecret)).status).toBe('succeeded')
    await becomes(site, orderReference, { payment: 'paid' })
  })

  it.each(['paypal', 'amazon_pay', 'cashapp', 'klarna'])(
    'through %s is paid on another page and pays the order once, whatever is said twice',
    async (way) => {
      await set({ ways_to_pay: way })
      await tellCards(site, 'faults', { webhook: { duplicate: 3 } })
      const payer = await withTee()
      const email = `${way.replace('_', '-')}@example.test`
      const customerInfo = { ...checkoutForm.customerInfo, email }
      const { clientSecret, orderReference } = secretOf((await pay(payer, '30.98', { customerInfo })).json)
      expect(await payWith(way, clientSecret)).toMatchObject({ status: 'requires_action' })
      expect(await orderOf(site, orderReference)).toMatchObject({ payment: 'pending' })
      const confirm = () =>
        fetch(`${site.cardBase}/demo/3ds`, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams({ client_secret: clientSecret, outcome: 'authenticate' }),
        })
      const [first, again] = [await confirm(), await confirm()]
      expect(first.headers.get('location')).toContain(`${site.url}/orders?success=true&payment_intent=`)
      expect(again.status).toBe(400)
      await becomes(site, orderReference, { payment: 'paid' })
      await eventually(async () => (await mailsTo(site, email)).length > 0)
      await deliveriesDone(site)
      const { id } = await orderOf(site, orderReference)
      const kinds = `select kind from order_events where order_id = $1`
      const { rows } = await site.pool.query<{ kind: string }>(kinds, [id])
      expect(rows.filter(({ kind }) => kind === 'payment-received')).toHaveLength(1)
      expect(await mailsTo(site, email)).toHaveLength(1)
      expect(await chargeOf(clientSecret)).toMatchObject({
        amount_received: 3098,
        latest_charge: { payment_method_details: { type: way } },
      })
      await tellCards(site, 'faults', { webhook: null })
    },
  )

  it('is refused when its total isn’t the price any more, and nothing is ordered', async () => {
    const buyer = await withTee()
    const { summary } = await price(buyer)
    await set({ shipping_us_cents: '799' })
    await price(buyer)
    expect(await pay(buyer, summary.total)).toMatchObject({
      status: 409,
      json: {
        code: 'cart_changed',
        message: 'The total is $32.98 now. You weren’t charged. Please look at the new total and pay again.',
      },
    })
    const { rows } = await site.pool.query(
      'select 1 from orders o join carts c on c.id = o.cart_id where o.total_cents = 3298',
    )
    expect(rows).toEqual([])
    expect((await pay(buyer, '32.98')).status).toBe(200)
  })

  it('is refused when the price or the stock of a piece changed while the sheet was open', async () => {
    const buyer = await withTee()
    const { summary } = await price(buyer)
    await site.pool.query('update variants set retail_price_cents = 2699 where id = $1', [tee])
    expect(await pay(buyer, summary.total)).toMatchObject({ status: 409, json: { code: 'cart_changed' } })
    await site.pool.query('update variants set retail_price_cents = 2499, stock = 0 where id = $1', [tee])
    expect(await pay(buyer, summary.total)).toMatchObject({ status: 409, json: { code: 'variant_sold_out' } })
  })

  it('holds a piece from the payment on, and frees it when its owner cancels', async () => {
    const stone = await addOwnGood(employee, { name: 'Wallet agate', price: 40, stock: 1 })
    const buyer = site.visitor()
    await fillCart(buyer, stone.variantId)
    const { summary } = await price(buyer)
    expect(await stockOf(employee, stone)).toMatchObject({ left: 1, held: 0 })
    expect((await pay(buyer, summary.total)).status).toBe(200)
    expect(await stockOf(employee, stone)).toMatchObject({ left: 0, held: 1 })
    const other = site.visitor()
    expect(await other.post('/api/cart', { merchandiseVariantId: stone.variantId, quantity: 1 })).toMatchObject({
      status: 409,
    })
    // The sheet still prices it for the one who holds it.
    expect((await ask(buyer)).status).toBe(200)
    expect((await buyer.post('/api/checkout/leave')).status).toBe(204)
    await expect.poll(() => stockOf(employee, stone), { timeout: 10_000 }).toMatchObject({ left: 1, held: 0 })
  })

  it('can be finished for own goods that were switched off meanwhile; nothing new can be put in', async () => {
    const sieve = await addOwnGood(employee, { name: 'Wallet sieve', price: 20, stock: 2 })
    const buyer = site.visitor()
    await fillCart(buyer, sieve.variantId)
    const { summary } = await price(buyer)
    await set({ parts_off: 'own-goods' })
    expect((await pay(buyer, summary.total)).status).toBe(200)
    expect(
      await site.visitor().post('/api/cart', { merchandiseVariantId: sieve.variantId, quantity: 1 }),
    ).toMatchObject({
      status: 404,
      json: { message: 'That item is no longer in the shop.' },
    })
  })

  it('started in two tabs is one payment', async () => {
    const buyer = await withTee()
    const [one, two] = await Promise.all([pay(buyer, '30.98'), pay(buyer, '30.98')])
    const [first, second] = [secretOf(one.json), secretOf(two.json)]
    expect(first).toEqual(second)
    expect((await payWith('apple_pay', first.clientSecret)).status).toBe('succeeded')
    await becomes(site, first.orderReference, { payment: 'paid' })
    expect((await payWith('apple_pay', second.clientSecret)).error?.code).toBe('payment_intent_unexpected_state')
  })

  it('charges nothing while the card provider is away, and then goes on with the same order', async () => {
    const buyer = await withTee()
    await tellCards(site, 'faults', { mode: 'error500', path: 'payment_intents' })
    expect(await pay(buyer, '30.98')).toMatchObject({ status: 502, json: { code: 'card_provider_unreachable' } })
    await tellCards(site, 'faults', { mode: null })
    const { orderReference } = secretOf((await pay(buyer, '30.98')).json)
    expect((await orderOf(site, orderReference)).payment).toBe('pending')
  })

  it('that is declined leaves the order open for another wallet', async () => {
    const buyer = await withTee()
    const { clientSecret, orderReference } = secretOf((await pay(buyer, '30.98')).json)
    expect((await payWith('apple_pay', clientSecret, '4000000000000002')).error).toMatchObject({
      code: 'card_declined',
    })
    expect(secretOf((await pay(buyer, '30.98')).json).orderReference).toBe(orderReference)
    expect((await payWith('google_pay', clientSecret)).status).toBe('succeeded')
    await becomes(site, orderReference, { payment: 'paid' })
  })
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Stripe from 'stripe'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '../../support/mails.ts'
import { findOrder } from '../../support/orders.ts'
import { confirmCard, eventually, PASSWORD, signUpEmployee, tellCards } from '../../support/people.ts'
import {
  checkoutForm,
  fillCart,
  printOrders,
  type Started,
  startPayment,
  syncCatalogue,
  variantsInStock,
} from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'
import { CARD_WEBHOOK_SECRET } from '../../support/siteVariables.ts'
import { sendCardEvent } from '../../support/webhooks.ts'

const site = useSite()
let variantId: number

beforeAll(async () => {
  await syncCatalogue(site)
  variantId = (await variantsInStock(site)).at(-1)?.id ?? 0
})

const orderOf = async (reference: string) => {
  const { rows } = await site.pool.query<{
    payment: string
    fulfilment: string
    total_cents: string
    payment_intent_id: string
  }>('select payment, fulfilment, total_cents, payment_intent_id from orders where reference = $1', [reference])
  return rows[0]
}

const mailsAbout = async (reference: string) => {
  const folder = join(site.dataDir, 'outbox')
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    files.filter((file) => file.endsWith('.eml')).map((file) => readFile(join(folder, file), 'utf8')),
  )
  return mails.filter((mail) => mail.includes(`Subject: Order ${reference}`))
}

const formTo = (street: string) => ({ ...checkoutForm, shippingAddress: { ...checkoutForm.shippingAddress, street } })

describe('a guest who buys a shirt', () => {
  it('pays once, gets one confirmation and has one print order', async () => {
    const guest = site.visitor()
    await fillCart(guest, variantId, 2)
    const { clientSecret, orderReference, summary } = await startPayment(guest)
    const before = await guest.get(`/api/orders/${orderReference}`)
    expect(before.json).toMatchObject({ payment: 'pending', summary })

    expect(await confirmCard(site, clientSecret)).toMatchObject({ status: 'succeeded' })
    await eventually(async () => (await orderOf(orderReference))?.fulfilment === 'submitted')

    expect((await guest.get(`/api/orders/${orderReference}`)).json).toMatchObject({
      payment: 'paid',
      summary,
      shippingAddress: checkoutForm.shippingAddress,
    })
    const about = () => mailsTo(site, checkoutForm.customerInfo.email, `Order ${orderReference} is confirmed`)
    await eventually(async () => (await about()).length > 0)
    expect((await about()).join('')).toContain('1 Agate Road, Duluth, MN 55801, United States')
    expect((await guest.get('/api/cart')).json).toEqual([])
    expect(await printOrders(site, orderReference)).toMatchObject([{ state: 'CONFIRMED' }])
    await eventually(async () => (await mailsAbout(orderReference)).length === 1)
  })

  it('sees the same total in the cart, the payment and the order', async () => {
    const guest = site.visitor()
    await fillCart(guest, variantId)
    const cart = (await guest.get('/api/cart/checkout?country=US&state=MN')).json as { summary: { total: string } }
    const { orderReference, summary } = await startPayment(guest)
    expect(summary).toEqual(cart.summary)
    const order = await orderOf(orderReference)
    const intent = await fetch(`${site.cardBase}/v1/payment_intents/${order?.payment_intent_id}`, {
      headers: { authorization: 'Bearer sk_test_tests' },
    })
    expect((await intent.json()) as { amount: number }).toMatchObject({
      amount: Math.round(Number(summary.total) * 100),
    })
  })

  it('can pay the same order after a declined card', async () => {
    const guest = site.visitor()
    await fillCart(guest, variantId)
    const { clientSecret, orderReference } = await startPayment(guest)
    expect((await confirmCard(site, clientSecret, '4000 0000 0000 0002')).error?.message).toMatch(/declined/)
    expect((await startPayment(guest)).orderReference).toBe(orderReference)
    await confirmCard(site, clientSecret)
    await eventually(async () => (await orderOf(orderReference))?.payment === 'paid')
  })

  it('gets one order and one payment from twenty concurrent clicks', async () => {
    const guest = site.visitor()
    await fillCart(guest, variantId)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => guest.post('/api/checkout/create-payment', checkoutForm)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(answers.map(({ json }) => (json as { orderReference: string }).orderReference)).size).toBe(1)
    expect(new Set(answers.map(({ json }) => (json as { clientSecret: string }).clientSecret)).size).toBe(1)
  })

  it('can pay only one of the orders started in several tabs', async () => {
    const guest = site.visitor()
    await fillCart(guest, variantId)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, tab) => guest.post('/api/checkout/create-payment', formTo(`${tab} Agate Road`))),
    )
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
    const begun = answers.flatMap(({ status, json }) => (status === 200 ? [json as Started] : []))
    expect(new Set(begun.map(({ orderReference }) => orderReference)).size).toBe(begun.length)
    await eventually(async () => {
      const states = await Promise.all(
        begun.map(async ({ orderReference }) => (await orderOf(orderReference))?.payment),
      )
      return states.filter((state) => state === 'pending').length === 1
    })
    const paid = await Promise.all(begun.map(({ clientSecret }) => confirmCard(site, clientSecret)))
    expect(paid.filter(({ status }) => status === 'succeeded')).toHaveLength(1)
  })

  it('can start twenty payments an hour, which limits card testing', async () => {
    const guest = site.visitor()
    await fillCart(guest, variantId)
    for (let house = 1; house <= 20; house++) await startPayment(guest, formTo(`${house} Geode Road`))
    const refused = await guest.post('/api/checkout/create-payment', formTo('21 Geode Road'))
    expect(refused).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
    expect(refused.headers.get('retry-after')).toBe('600')
  })

  it('can’t pay an order of an earlier state of the cart', async () => {
    const guest = site.visitor()
    await fillCart(guest, variantId)
    const first = await startPayment(guest)
    await fillCart(guest, variantId)
    const second = await startPayment(guest)
    expect(second.orderReference).not.toBe(first.orderReference)
    await eventually(async () => (await orderOf(first.orderReference))?.payment === 'failed')
    expect(await confirmCard(site, first.clientSecret)).not.toMatchObject({ status: 'succeeded' })
  })
})

describe('a payment webhook', () => {
  it('delivered a hundred times pays once', async () => {
    await tellCards(site, 'faults', { webhook: { drop: true } })
    const guest = site.visitor()
    await fillCart(guest, variantId)
    const { clientSecret, orderReference } = await startPayment(guest)
    await confirmCard(site, clientSecret)
    await tellCards(site, 'faults', { webhook: null })
    const intentId = (await orderOf(orderReference))?.payment_intent_id ?? ''
    const event = JSON.stringify({
      id: 'evt_delivered_often',
      object: 'event',
      type: 'payment_intent.succeeded',
      livemode: false,
      data: { object: { id: intentId, object: 'payment_intent' } },
    })
    const deliver = () => sendCardEvent(site, event)
    const statuses: number[] = []
    for (let sent = 0; sent < 100; sent += 40)
      statuses.push(...(await Promise.all(Array.from({ length: 40 }, deliver))).map(({ status }) => status))
    expect(new Set(statuses)).toEqual(new Set([200]))
    await eventually(async () => (await orderOf(orderReference))?.fulfilment === 'submitted')
    expect(await printOrders(site, orderReference)).toHaveLength(1)
    expect(await mailsAbout(orderReference)).toHaveLength(1)
  })

  it('with a wrong, old or missing signature is rejected and not stored', async () => {
    const event = JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_1' } },
    })
    const old = Math.floor(Date.now() / 1000) - 301
    const headers: Record<string, string>[] = [
      {},
      { 'stripe-signature': 'nonsense' },
      { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload: event, secret: 'whsec_other' }) },
      {
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({
          payload: event,
          secret: CARD_WEBHOOK_SECRET,
          timestamp: old,
        }),
      },
      {
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({
          payload: `${event} `,
          secret: CARD_WEBHOOK_SECRET,
        }),
      },
    ]
    for (const header of headers) {
      const answer = await site.visitor().send('POST', '/api/webhooks/stripe', {
        raw: event,
        headers: { ...header, 'content-type': 'application/json' },
      })
      expect(answer.status).toBe(400)
    }
    const { rowCount } = await site.pool.query(`select 1 from provider_events where event_id = 'evt_forged'`)
    expect(rowCount).toBe(0)
  })

  it('that is lost is made up for by the return page', async () => {
    await tellCards(site, 'faults', { webhook: { drop: true } })
    const guest = site.visitor()
    await fillCart(guest, variantId)
    const { clientSecret, orderReference } = await startPayment(guest)
    await confirmCard(site, clientSecret)
    expect((await guest.get(`/api/orders/${orderReference}`)).json).toMatchObject({ payment: 'paid' })
    await tellCards(site, 'faults', { webhook: null })
  })
})

describe('an order', () => {
  it('is visible to its buyer only', async () => {
    const guest = site.visitor()
    await fillCart(guest, variantId)
    const { orderReference } = await startPayment(guest)
    expect((await guest.get(`/api/orders/${orderReference}`)).status).toBe(200)
    expect((await site.visitor().get(`/api/orders/${orderReference}`)).status).toBe(404)
    expect((await site.visitor().get('/api/orders/HUNT-2222222222')).status).toBe(404)
  })

  it('of an account can’t be read or canceled with the guest cookie from before sign-in', async () => {
    const buyer = site.visitor()
    await fillCart(buyer, variantId)
    const copy = site.visitor()
    for (const [name, value] of buyer.cookies) copy.cookies.set(name, value)
    const account = { email: 'keeps-cart@example.test', password: PASSWORD, firstName: 'A', lastName: 'B' }
    expect((await buyer.post('/api/signup', account)).status).toBe(201)
    const { clientSecret, orderReference } = await startPayment(buyer)

    expect((await copy.get(`/api/orders/${orderReference}`)).status).toBe(404)
    expect((await copy.post(`/api/orders/${orderReference}/cancel`)).status).toBe(404)
    await fillCart(copy, variantId, 3)
    await startPayment(copy, formTo('1 Elsewhere'))
    expect(await confirmCard(site, clientSecret)).toMatchObject({ status: 'succeeded' })
    await eventually(async () => (await orderOf(orderReference))?.payment === 'paid')

    await buyer.post('/api/logout')
    expect((await buyer.get(`/api/orders/${orderReference}`)).status).toBe(404)
  })

  it('with a wrong amount is not paid: no email, no print, one note for employees', async () => {
    const guest = site.visitor()
    await fillCart(guest, variantId)
    const { clientSecret, orderReference } = await startPayment(guest)
    await site.pool.query('update orders set total_cents = total_cents + 1 where reference = $1', [orderReference])
    await confirmCard(site, clientSecret)
    await eventually(async () => (await orderOf(orderReference))?.fulfilment === 'needs_attention')
    // The return page and reconcile check the payment again.
    await guest.get(`/api/orders/${orderReference}`)
    await runByTheClock(site, 'reconcile')
    expect(await orderOf(orderReference)).toMatchObject({ payment: 'pending', fulfilment: 'needs_attention' })
    expect(await printOrders(site, orderReference)).toEqual([])
    const { rows } = await site.pool.query<{ notes: string; mails: string; carts: string }>(
      `select
         (select count(*) from order_problems p where p.order_id = o.id and p.kind = 'wrong-amount') as notes,
         (select count(*) from mail_outbox m where m.key = 'order-confirmed:' || o.id) as mails,
         (select count(*) from cart_items i where i.cart_id = o.cart_id) as carts
       from orders o where reference = $1`,
      [orderReference],
    )
    expect(rows).toEqual([{ notes: '1', mails: '0', carts: '1' }])
    expect((await findOrder(site.pool, orderReference))?.problem).toMatch(
      /^The card provider charged .* USD, but the order total is .* USD\. Refund/,
    )
  })

  it('with a wrong amount can be canceled by an employee and stays canceled', async () => {
    const guest = site.visitor()
    await fillCart(guest, variantId)
    const { clientSecret, orderReference } = await startPayment(guest)
    await site.pool.query('update orders set total_cents = total_cents + 1 where reference = $1', [orderReference])
    await confirmCard(site, clientSecret)
    await eventually(async () => (await orderOf(orderReference))?.fulfilment === 'needs_attention')
    const employee = await signUpEmployee(site)
    const { rows } = await site.pool.query<{ id: number; intent: string }>(
      'select id, payment_intent_id as intent from orders where reference = $1',
      [orderReference],
    )
    expect(
      (await employee.post(`/api/admin/orders/${rows[0]?.id}/cancel`, { reason: 'wrong amount' })).status,
    ).toBeLessThan(300)
    await eventually(async () => (await orderOf(orderReference))?.fulfilment === 'cancelled')
    await tellCards(site, 'event', { type: 'payment_intent.succeeded', object: rows[0]?.intent })
    await guest.get(`/api/orders/${orderReference}`)
    expect(await orderOf(orderReference)).toMatchObject({ payment: 'failed', fulfilment: 'cancelled' })
  })
})

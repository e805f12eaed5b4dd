import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PlanChange } from '#contracts/membership/planChanges.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { becomes, buySubmitted, cardRefunds, holdFor, runJob } from '../../support/orders.ts'
import { atProvider, pass, payingMember } from '../../support/memberships.ts'
import { confirmCard, signUpEmployee, tellCards } from '../../support/people.ts'
import { checkoutForm, fillCart, openShop, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone } from '../../support/time.ts'
import { CARD_KEY } from '../../support/siteVariables.ts'

const site = useSite()
let variantIds: number[]
let employee: Browser

beforeAll(async () => {
  variantIds = (await openShop(site)).slice(-1)
  employee = await signUpEmployee(site)
  await holdFor(site, 0)
})
afterEach(() => tellCards(site, 'faults', { mode: null }))

const fault = (mode: string, path: string, times?: number) => tellCards(site, 'faults', { mode, path, times })
const withCart = async (): Promise<Browser> => {
  const guest = site.visitor()
  await fillCart(guest, variantIds[0] ?? 0)
  return guest
}
type Payment = { id: string; metadata: { orderReference?: string } }
const paymentsOf = async (reference: string): Promise<Payment[]> =>
  (await askCards<{ data: Payment[] }>(site, 'payment_intents?limit=100')).data.filter(
    ({ metadata }) => metadata.orderReference === reference,
  )
const keyOf = async (table: 'orders' | 'refunds', where: string, value: unknown) => {
  const { rows } = await site.pool.query<{ key: string }>(
    `select idempotency_key as key from ${table} where ${where} = $1`,
    [value],
  )
  return rows[0]?.key ?? ''
}

describe('a server error that Stripe replays', () => {
  it('is bypassed with the next idempotency key, which is stored in the order', async () => {
    const guest = await withCart()
    await fault('error500', 'POST /v1/payment_intents', 1)
    const { clientSecret, orderReference } = await startPayment(guest)
    expect(await keyOf('orders', 'reference', orderReference)).toMatch(/^[0-9a-f-]{36}\.2$/)
    expect(await confirmCard(site, clientSecret)).toMatchObject({ status: 'succeeded' })
    await becomes(site, orderReference, { payment: 'paid' })
    expect(await paymentsOf(orderReference)).toHaveLength(1)
  })

  it('is treated like a key that was used with other parameters', async () => {
    const guest = await withCart()
    await fault('error403', 'POST /v1/payment_intents')
    expect((await guest.post('/api/checkout/create-payment', checkoutForm)).status).toBe(409)
    await tellCards(site, 'faults', { mode: null })
    const { rows } = await site.pool.query<{ key: string }>(
      'select idempotency_key as key from orders order by id desc limit 1',
    )
    await fetch(`${site.cardBase}/v1/payment_intents`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${CARD_KEY}`,
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': rows[0]?.key ?? '',
      },
      body: new URLSearchParams({ amount: '4711', currency: 'usd', 'allowed_payment_method_types[]': 'card' }),
    })
    const { orderReference } = await startPayment(guest)
    expect(await keyOf('orders', 'reference', orderReference)).toBe(`${rows[0]?.key}.2`)
  })

  it('for hours blocks no cart: each attempt uses a new key', async () => {
    const guest = await withCart()
    await fault('error500', 'POST /v1/payment_intents')
    for (const _try of ['first', 'second'])
      expect(await guest.post('/api/checkout/create-payment', checkoutForm)).toMatchObject({
        status: 502,
        json: { code: 'card_provider_unreachable' },
      })
    await tellCards(site, 'faults', { mode: null })
    const { clientSecret, orderReference } = await startPayment(guest)
    expect(await keyOf('orders', 'reference', orderReference)).toMatch(/\.[3-9]$/)
    expect(await confirmCard(site, clientSecret)).toMatchObject({ status: 'succeeded' })
  })

  it('after the payment was created returns that payment', async () => {
    const guest = await withCart()
    await fault('error500_after', 'POST /v1/payment_intents', 1)
    const { clientSecret, orderReference } = await startPayment(guest)
    expect(await paymentsOf(orderReference)).toHaveLength(1)
    expect(await confirmCard(site, clientSecret)).toMatchObject({ status: 'succeeded' })
    await becomes(site, orderReference, { payment: 'paid' })
  })

  it('does not prevent a refund, which is sent once', async () => {
    const order = await buySubmitted(site, { variantIds })
    await fault('error500', 'POST /v1/refunds', 1)
    await employee.post(`/api/admin/orders/${order.id}/refund`, { amount: '2.00', reason: 'A hole' })
    await becomes(site, order.reference, { refunded_cents: '200' })
    expect(await cardRefunds(site, order.payment_intent_id)).toHaveLength(1)
    expect(await keyOf('refunds', 'order_id', order.id)).toMatch(/\.2$/)
  })

  it('after the refund was created creates no second one', async () => {
    const order = await buySubmitted(site, { variantIds })
    await fault('error500_after', 'POST /v1/refunds', 1)
    await employee.post(`/api/admin/orders/${order.id}/refund`, { amount: '2.00', reason: 'A hole' })
    await becomes(site, order.reference, { refunded_cents: '200' })
    expect(await cardRefunds(site, order.payment_intent_id)).toHaveLength(1)
  })
})

describe('a refund after a restore', () => {
  it('is sent although another refund had the same id', async () => {
    const order = await buySubmitted(site, { variantIds })
    const { rows } = await site.pool.query<{ id: number }>(
      `insert into refunds (order_id, amount_cents, reason) values ($1, 150, 'x') returning id`,
      [order.id],
    )
    const refundId = rows[0]?.id ?? 0
    // Created before the restore with the same id for the same payment.
    await askCards(site, 'refunds', {
      payment_intent: order.payment_intent_id,
      amount: '100',
      'metadata[refundId]': String(refundId),
      'metadata[refundKey]': 'of-the-lost-row',
    })
    await runJob(site, 'sendRefund', { refundId })
    await becomes(site, order.reference, { refunded_cents: '250' })
  })
})

describe('a server error that Stripe replays to a member', { timeout: 60_000 }, () => {
  it('does not prevent resuming, which charges once', async () => {
    const person = await payingMember(site)
    expect((await person.post('/api/subscription/pause', { months: 2 })).status).toBe(200)
    await pass(site, person, 32)
    const { id } = await atProvider(site, person)
    await fault('error500', 'POST /v1/subscriptions/.*', 1)
    expect(await person.post('/api/subscription/resume', {})).toMatchObject({
      status: 200,
      json: { subscription: { status: 'active' } },
    })
    const { data } = await askCards<{ data: unknown[] }>(site, `invoices?subscription=${id}&status=paid`)
    expect(data).toHaveLength(2)
  })

  it('after the membership was resumed does not charge it again', async () => {
    const person = await payingMember(site)
    expect((await person.post('/api/subscription/pause', { months: 2 })).status).toBe(200)
    await pass(site, person, 32)
    const { id } = await atProvider(site, person)
    await fault('error500_after', 'POST /v1/subscriptions/.*', 1)
    expect((await person.post('/api/subscription/resume', {})).status).toBe(200)
    const { data } = await askCards<{ data: unknown[] }>(site, `invoices?subscription=${id}&status=paid`)
    expect(data).toHaveLength(2)
  })

  it('for hours does not lock the member out afterwards', async () => {
    const person = await payingMember(site)
    expect((await person.post('/api/subscription/pause', { months: 2 })).status).toBe(200)
    await pass(site, person, 32)
    await fault('error500', 'POST /v1/subscriptions/.*')
    expect((await person.post('/api/subscription/resume', {})).status).toBe(502)
    expect((await person.post('/api/subscription/resume', {})).status).toBe(502)
    await tellCards(site, 'faults', { mode: null })
    expect((await person.post('/api/subscription/resume', {})).status).toBe(200)
  })

  it('does not prevent a change of plan, which charges once', async () => {
    const person = await payingMember(site)
    const { id } = await atProvider(site, person)
    const shown = (await person.get('/api/subscription/plan-change?plan=annual')).json as PlanChange
    const { plan, at, due, fullPrice, creditLeft } = shown
    await fault('error500', 'POST /v1/subscriptions/.*', 1)
    const answer = await person.post('/api/subscription/plan-change', { plan, at, due, fullPrice, creditLeft })
    expect(answer).toMatchObject({ status: 200, json: { subscription: { plan: 'annual' } } })
    const { data } = await askCards<{ data: unknown[] }>(site, `invoices?subscription=${id}&status=paid`)
    expect(data).toHaveLength(2)
  })

  it('does not prevent staying for less', async () => {
    await site.pool.query(
      `insert into site_settings (key, value) values ('leaving_discount_percent', '50'), ('leaving_discount_months', '2')`,
    )
    const person = await payingMember(site)
    await askCards(site, `subscriptions/${(await atProvider(site, person)).id}`, { cancel_at_period_end: 'true' })
    await deliveriesDone(site)
    await person.post('/api/subscription/leaving', { reason: 'too_expensive' })
    await fault('error500', 'POST /v1/subscriptions/.*', 1)
    expect(await person.post('/api/subscription/leaving/stay', { price: '6.06' })).toMatchObject({
      status: 200,
      json: { subscription: { cancelAtPeriodEnd: false, nextPrice: '6.06' } },
    })
  })
})

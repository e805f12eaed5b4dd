import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../support/Browser.ts'
import { askCards } from '../support/cards.ts'
import { becomes, buySubmitted, cardRefunds, holdFor, runJob } from '../support/orders.ts'
import { confirmCard, signUpEmployee, tellCards } from '../support/people.ts'
import { checkoutForm, fillCart, openShop, startPayment } from '../support/shop.ts'
import { useSite } from '../support/site.ts'
import { CARD_KEY } from '../support/siteVariables.ts'

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
    expect((await guest.post('/api/checkout/create-payment', checkoutForm)).status).toBe(502)
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

import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { mailsTo } from '../../support/mails.ts'
import { becomes, buy, buySubmitted, holdFor, jobsDone, orderOf } from '../../support/orders.ts'
import { confirmCard, eventually, PASSWORD, signUpMember, tellPrint } from '../../support/people.ts'
import { fillCart, losePrintProvider, openShop, printOrders, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { PRINT_KEY, PRINT_WEBHOOK_SECRET } from '../../support/siteVariables.ts'

const site = useSite()
let variantIds: number[]

beforeAll(async () => void (variantIds = await openShop(site)))

const some = (lines = 1) => ({ variantIds: variantIds.slice(0, lines) })
type Call = { method: string; path: string; status: number | string }
const callsTo = async (method: string, path: RegExp): Promise<Call[]> => {
  const state = (await (await fetch(`${site.printBase}/_emulator/state`)).json()) as { calls: Call[] }
  return state.calls.filter((call) => call.method === method && path.test(call.path))
}
const waitingJobs = async (orderId: number) =>
  (
    await site.pool.query<{ task_identifier: string }>(
      `select task_identifier from graphile_worker.jobs where key like '%:' || $1 and task_identifier in ('submitOrder', 'confirmOrder')`,
      [orderId],
    )
  ).rows
const runNow = (task: string, orderId: number) =>
  site.pool.query(`select graphile_worker.add_job($1, json_build_object('orderId', $2::int), job_key => $3)`, [
    task,
    orderId,
    `again:${task}:${orderId}`,
  ])
const allRan = (orderId: number) =>
  eventually(async () => {
    const { rows } = await site.pool.query(`select 1 from graphile_worker.jobs where key like 'again:%:' || $1`, [
      orderId,
    ])
    return rows.length === 0
  })

describe('a paid order', () => {
  it('is created at the print provider, confirmed once, and not sent again', async () => {
    const { reference, printId, buyer } = await buySubmitted(site, some(2))
    expect(await printOrders(site, reference)).toMatchObject([{ id: Number(printId), state: 'CONFIRMED' }])
    const order = await orderOf(site, reference)
    await runNow('submitOrder', order.id)
    await runNow('confirmOrder', order.id)
    await allRan(order.id)
    expect(await printOrders(site, reference)).toHaveLength(1)
    expect(await callsTo('POST', new RegExp(`^/orders/${printId}/confirm$`))).toHaveLength(1)
    const shown = (await buyer.get(`/api/orders/${reference}`)).json as { timeline: { what: string }[] }
    expect(shown.timeline.map(({ what }) => what)).toEqual([
      'Order placed',
      'Payment received',
      'Sent to the print shop',
    ])
  })

  it('is sent with its items, address and reference', async () => {
    const { printId, email, reference } = await buySubmitted(site, some(2))
    const answer = await fetch(`${site.printBase}/orders/${printId}`, {
      headers: { 'X-SPOD-ACCESS-TOKEN': PRINT_KEY },
    })
    const printed = (await answer.json()) as Record<string, unknown>
    const { rows } = await site.pool.query<{ sku: string; quantity: string }>(
      'select l.sku, l.quantity from order_lines l join orders o on o.id = l.order_id where o.reference = $1 order by l.position',
      [reference],
    )
    expect(printed).toMatchObject({
      externalOrderReference: reference,
      email,
      orderItems: rows.map(({ sku, quantity }) => ({ sku, quantity: Number(quantity) })),
      shipping: { address: { street: '1 Agate Road', city: 'Duluth', state: 'MN', country: 'US', zipCode: '55801' } },
    })
  })

  it('is confirmed only after the hold period', async () => {
    await holdFor(site, 60)
    const { reference } = await buy(site, some())
    await eventually(async () => (await orderOf(site, reference)).provider_order_id !== null)
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'NEW' }])
    const order = await orderOf(site, reference)
    expect(order.fulfilment).toBe('held')
    const { rows } = await site.pool.query<{ minutes: number }>(
      `select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs where key = 'confirm:' || $1`,
      [order.id],
    )
    expect(rows).toEqual([{ minutes: 60 }])
    await holdFor(site, 0)
    await site.pool.query(
      `select graphile_worker.add_job('confirmOrder', json_build_object('orderId', $1::int), job_key => 'confirm:' || $1)`,
      [order.id],
    )
    await becomes(site, reference, { fulfilment: 'submitted' })
  })
})

describe('an order that fails on the way to the print provider', () => {
  it('needs attention when the response is lost, and is not sent again', async () => {
    await tellPrint(site, 'faults', { mode: 'reset_after', path: '^/orders$', times: 1 })
    const { reference } = await buy(site, some())
    await becomes(site, reference, { fulfilment: 'needs_attention' })
    const order = await orderOf(site, reference)
    expect(order.problem).toMatch(/don’t know whether the print provider has this order/)
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'NEW' }])
    await eventually(async () => (await waitingJobs(order.id)).length === 0)
    await runNow('submitOrder', order.id)
    await allRan(order.id)
    expect(await printOrders(site, reference)).toHaveLength(1)
    expect((await orderOf(site, reference)).payment).toBe('paid')
  })

  it.each(['error500', 'malformed', 'empty'])(
    'needs attention after the response %s, and is sent once',
    async (mode) => {
      await tellPrint(site, 'faults', { mode, path: '^/orders$', times: 1 })
      const before = (await callsTo('POST', /^\/orders$/)).length
      const { reference } = await buy(site, some())
      await becomes(site, reference, { fulfilment: 'needs_attention' })
      const order = await orderOf(site, reference)
      await runNow('submitOrder', order.id)
      await allRan(order.id)
      expect((await callsTo('POST', /^\/orders$/)).length - before).toBe(1)
      expect(await waitingJobs(order.id)).toEqual([])
    },
  )

  it('needs attention with the provider’s reason when it is rejected', async () => {
    const { rows } = await site.pool.query<{ id: number; sku: string }>('select id, sku from variants where id = $1', [
      variantIds[3],
    ])
    await site.pool.query(`update variants set sku = 'GONE-1' where id = $1`, [variantIds[3]])
    const buyer = site.visitor()
    await fillCart(buyer, variantIds[3] ?? 0)
    const { clientSecret, orderReference } = await startPayment(buyer)
    await confirmCard(site, clientSecret)
    await becomes(site, orderReference, { fulfilment: 'needs_attention' })
    expect((await orderOf(site, orderReference)).problem).toBe(
      'The print provider refused the order: Unknown sku: GONE-1',
    )
    expect(await printOrders(site, orderReference)).toEqual([])
    const shown = await buyer.get(`/api/orders/${orderReference}`)
    expect(shown.text).not.toContain('GONE-1')
    await site.pool.query('update variants set sku = $2 where id = $1', [variantIds[3], rows[0]?.sku])
  })

  it('is retried when the provider was unreachable', async () => {
    const back = await losePrintProvider()
    const { reference } = await buy(site, some())
    const { id } = await orderOf(site, reference)
    await eventually(async () => {
      const { rows } = await site.pool.query<{ attempts: number }>(
        `select attempts from graphile_worker.jobs where key = 'submit:' || $1 and locked_at is null and last_error is not null`,
        [id],
      )
      return rows.length === 1
    })
    expect(await orderOf(site, reference)).toMatchObject({ payment: 'paid', fulfilment: 'held', problem: null })
    back()
    await site.pool.query(`update graphile_worker._private_jobs set run_at = now() where key = 'submit:' || $1`, [id])
    await becomes(site, reference, { fulfilment: 'submitted' })
    expect(await printOrders(site, reference)).toHaveLength(1)
  })

  it('is retried when the confirmation fails', async () => {
    await tellPrint(site, 'faults', { mode: 'reset_after', path: '/confirm$', times: 1 })
    const { reference } = await buy(site, some())
    const { id } = await orderOf(site, reference)
    await eventually(async () => {
      const { rows } = await site.pool.query(
        `select 1 from graphile_worker.jobs where key = 'confirm:' || $1 and locked_at is null and last_error is not null`,
        [id],
      )
      return rows.length === 1
    })
    await site.pool.query(`update graphile_worker._private_jobs set run_at = now() where key = 'confirm:' || $1`, [id])
    await becomes(site, reference, { fulfilment: 'submitted' })
    const { provider_order_id } = await orderOf(site, reference)
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'CONFIRMED' }])
    expect(await callsTo('POST', new RegExp(`^/orders/${provider_order_id}/confirm$`))).toHaveLength(1)
  })

  it('needs attention after a crash during the request, because its outcome is unknown', async () => {
    await holdFor(site, 60)
    const { reference } = await buy(site, some())
    await eventually(async () => (await orderOf(site, reference)).provider_order_id !== null)
    const { id } = await orderOf(site, reference)
    await site.pool.query('update orders set provider_order_id = null where id = $1', [id])
    await runNow('submitOrder', id)
    await becomes(site, reference, { fulfilment: 'needs_attention' })
    expect(await printOrders(site, reference)).toHaveLength(1)
    await holdFor(site, 0)
  })
})

describe('an update from the print provider', () => {
  const advance = (printId: string, body: object = {}) => tellPrint(site, `orders/${printId}/advance`, body)
  const shippedMails = (email: string) => mailsTo(site, email, /is on its way$/)

  it('sets production and shipping with tracking, and sends one email', async () => {
    const { reference, printId, buyer, email } = await buySubmitted(site, some())
    await advance(printId)
    await becomes(site, reference, { fulfilment: 'in_production' })
    await advance(printId)
    await becomes(site, reference, { fulfilment: 'shipped' })
    await eventually(async () => (await shippedMails(email)).length === 1)
    const shown = (await buyer.get(`/api/orders/${reference}`)).json as {
      fulfilment: string
      parcels: { tracking: { code: string; url: string }[] }[]
      timeline: { what: string }[]
    }
    expect(shown.fulfilment).toBe('shipped')
    expect(shown.parcels[0]?.tracking).toEqual([
      { code: expect.any(String) as string, url: expect.stringMatching(/^https?:/) as string },
    ])
    expect(shown.timeline.map(({ what }) => what).slice(-2)).toEqual(['In production', 'Shipped'])
    const [mail = ''] = await shippedMails(email)
    expect(mail).toContain(shown.parcels[0]?.tracking[0]?.code)
    expect(mail).toContain(shown.parcels[0]?.tracking[0]?.url)
  })

  it('that is duplicated sends one email', async () => {
    await tellPrint(site, 'faults', { duplicate: true })
    const { reference, printId, email } = await buySubmitted(site, some())
    await advance(printId)
    await advance(printId)
    await becomes(site, reference, { fulfilment: 'shipped' })
    await eventually(async () => (await shippedMails(email)).length === 1)
    await tellPrint(site, 'faults', { duplicate: false })
    const { id } = await orderOf(site, reference)
    await runNow('followOrder', id)
    await allRan(id)
    expect(await shippedMails(email)).toHaveLength(1)
    const { rows } = await site.pool.query(`select 1 from order_events where order_id = $1 and kind = 'shipped'`, [id])
    expect(rows).toHaveLength(1)
  })

  it('is polled when no webhook arrives', async () => {
    await tellPrint(site, 'faults', { drop: true })
    const { reference, printId, email } = await buySubmitted(site, some())
    await advance(printId)
    await advance(printId)
    const { id } = await orderOf(site, reference)
    const { rows } = await site.pool.query(
      `select 1 from graphile_worker.jobs where key = 'follow:' || $1 and run_at > now()`,
      [id],
    )
    expect(rows).toHaveLength(1)
    await runNow('followOrder', id)
    await becomes(site, reference, { fulfilment: 'shipped' })
    await eventually(async () => (await shippedMails(email)).length === 1)
    await tellPrint(site, 'faults', { drop: false })
  })

  it('about a partial shipment sends an email for each parcel', async () => {
    const { reference, printId, email } = await buySubmitted(site, some(2))
    const answer = await fetch(`${site.printBase}/orders/${printId}`, {
      headers: { 'X-SPOD-ACCESS-TOKEN': PRINT_KEY },
    })
    const { orderItems } = (await answer.json()) as { orderItems: { orderItemReference: number }[] }
    await advance(printId)
    await becomes(site, reference, { fulfilment: 'in_production' })
    await advance(printId, { orderItemReferences: [orderItems[0]?.orderItemReference] })
    await becomes(site, reference, { fulfilment: 'partially_shipped' })
    await advance(printId)
    await becomes(site, reference, { fulfilment: 'shipped' })
    await eventually(async () => (await shippedMails(email)).length === 2)
    expect((await orderOf(site, reference)).parcels).toHaveLength(2)
  })

  it('about an order of a deleted account is stored without an email', async () => {
    const buyer = await signUpMember(site)
    const { id, reference, printId } = await buySubmitted(site, { ...some(), buyer })
    // The order’s own webhooks would arrive before the account is deleted.
    onTestFinished(async () => void (await tellPrint(site, 'faults', { drop: false })))
    await tellPrint(site, 'faults', { drop: true })
    await advance(printId)
    await advance(printId)
    await site.pool.query(`update orders set fulfilment = 'shipped' where id = $1`, [id])
    expect((await buyer.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
    await runNow('followOrder', id)
    await allRan(id)
    expect((await orderOf(site, reference)).parcels).toHaveLength(1)
    const { rows } = await site.pool.query(
      `select key from mail_outbox where key like 'order-shipped:' || $1 || ':%'`,
      [id],
    )
    expect(rows).toEqual([])
  })

  it('about a canceled order raises a problem and refunds nothing', async () => {
    const { reference, printId } = await buySubmitted(site, some())
    await advance(printId, { to: 'CANCELLED' })
    await becomes(site, reference, { fulfilment: 'needs_attention' })
    expect((await orderOf(site, reference)).problem).toMatch(/canceled this order/)
    expect((await orderOf(site, reference)).payment).toBe('paid')
  })
})

describe('a webhook of the print provider', () => {
  const path = '/api/webhooks/spreadconnect'
  const eventOf = (orderId: string | number, eventType = 'Shipment.sent') =>
    JSON.stringify({ eventType, data: { pointOfSaleId: 123, shipment: { orderId } } })
  const sign = (body: string, secret = PRINT_WEBHOOK_SECRET) =>
    createHmac('sha256', secret).update(body).digest('base64')
  const deliver = (body: string, signature?: string) =>
    site.visitor().send('POST', path, {
      raw: body,
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'x-sprd-signature': signature }),
      },
    })
  /** Filtered by order, because webhooks of other orders may arrive meanwhile. */
  const eventsAbout = async (orderId: string | number) => {
    const about = `select type from provider_events where provider = 'spreadconnect' and object_id = $1`
    return (await site.pool.query<{ type: string }>(about, [String(orderId)])).rows
  }

  it('gets 202 and [accepted] each time and is stored once', async () => {
    const body = eventOf('424242')
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(body, sign(body))))
    for (const { status, text } of answers) expect([status, text]).toEqual([202, '[accepted]'])
    expect(await eventsAbout('424242')).toHaveLength(1)
  })

  it('without a valid signature is rejected and not stored', async () => {
    const body = eventOf('434343')
    const wrong = [
      undefined,
      '',
      'nonsense',
      sign(body, 'another secret altogether'),
      sign(`${body} `),
      sign(body).slice(0, -2),
      `sha256=${sign(body)}`,
    ]
    for (const signature of wrong) {
      expect(await deliver(body, signature)).toMatchObject({ status: 400, json: { code: 'invalid_signature' } })
    }
    expect((await deliver(`${body} `, sign(body))).status).toBe(400)
    expect(await eventsAbout('434343')).toEqual([])
  })

  it('does not ship an order: the provider’s API decides', async () => {
    const { reference, printId, email } = await buySubmitted(site, some())
    const body = eventOf(printId)
    expect((await deliver(body, sign(body))).status).toBe(202)
    await eventually(async () => (await callsTo('GET', new RegExp(`^/orders/${printId}/shipments$`))).length > 0)
    expect((await orderOf(site, reference)).fulfilment).toBe('submitted')
    expect(await mailsTo(site, email, /is on its way/)).toEqual([])
  })

  it('that is redelivered refetches the order and changes nothing', async () => {
    const { reference, printId } = await buySubmitted(site, some())
    const body = eventOf(printId)
    const looked = async () => (await callsTo('GET', new RegExp(`^/orders/${printId}/shipments$`))).length
    await deliver(body, sign(body))
    await eventually(async () => (await looked()) > 0)
    await jobsDone(site)
    const [before, looks] = [await orderOf(site, reference), await looked()]
    for (let again = 0; again < 5; again++) expect((await deliver(body, sign(body))).status).toBe(202)
    await eventually(async () => (await looked()) > looks)
    await jobsDone(site)
    expect((await eventsAbout(printId)).filter(({ type }) => type === 'Shipment.sent')).toHaveLength(1)
    expect(await orderOf(site, reference)).toEqual(before)
  })

  it('of an unhandled type is acknowledged', async () => {
    const body = JSON.stringify({ eventType: 'Article.added', data: { pointOfSaleId: 123, article: { id: 1 } } })
    expect(await deliver(body, sign(body))).toMatchObject({ status: 202, text: '[accepted]' })
  })
})

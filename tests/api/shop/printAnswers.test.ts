import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import {
  becomes,
  buy,
  buySubmitted as buySubmittedAt,
  holdFor,
  jobsDone,
  orderOf,
  runJob,
} from '../../support/orders.ts'
import { alertsLike } from '../../support/alerts.ts'
import { PASSWORD, signUpMember, tellPrint } from '../../support/people.ts'
import { openShop, printOrders } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { sendPrintEvent } from '../../support/webhooks.ts'

const site = useSite()
let variantIds: number[]

beforeAll(async () => void (variantIds = (await openShop(site)).slice(-2)))
beforeEach(() => holdFor(site, 0))

const buySubmitted = (wish: object = {}) => buySubmittedAt(site, { variantIds, ...wish })
const advance = (printId: string, body: object = {}) => tellPrint(site, `orders/${printId}/advance`, body)
const answers = async (mode: string, times?: number) => {
  onTestFinished(async () => void (await tellPrint(site, 'faults', { mode: null })))
  await tellPrint(site, 'faults', { mode, path: '^/orders', times })
}
const follow = async (orderId: number) => {
  await runJob(site, 'followOrder', { orderId })
  await jobsDone(site)
}
const keptAnswer = async (orderId: number) => {
  const { rows } = await site.pool.query<{ print_answer: Record<string, unknown> | null }>(
    'select print_answer from orders where id = $1',
    [orderId],
  )
  return rows[0]?.print_answer
}
const alerts = async () =>
  (await alertsLike(site.pool, 'print-state:%')).toSorted((one, other) => one.key.localeCompare(other.key))

describe('print provider responses without undocumented fields', () => {
  it.each(['nulls', 'absent'])('as %s still lead an order to shipping', async (mode) => {
    await answers(mode)
    const { id, reference, printId, provider_cost_cents } = await buySubmitted()
    expect(await printOrders(site, reference)).toMatchObject([{ id: Number(printId), state: 'CONFIRMED' }])
    expect(provider_cost_cents).toBeNull()
    await advance(printId)
    await becomes(site, reference, { fulfilment: 'in_production', problem: null })
    await advance(printId)
    await becomes(site, reference, { fulfilment: 'shipped', problem: null })
    expect((await orderOf(site, reference)).id).toBe(id)
  })

  it('in a webhook still raise a problem', async () => {
    onTestFinished(async () => void (await tellPrint(site, 'faults', { nulls: false })))
    await tellPrint(site, 'faults', { nulls: true })
    const { printId, reference } = await buySubmitted()
    await advance(printId, { to: 'NEEDS_ACTION', reason: 'No fabric' })
    await becomes(site, reference, { fulfilment: 'needs_attention' })
    expect((await orderOf(site, reference)).problem).toBe(
      'The print provider needs your help: it doesn’t say with what',
    )
  })
})

describe('a rejection that contains an order id', () => {
  it('has an unknown outcome: the order is not sent again', async () => {
    await answers('refused_but_stored', 1)
    const { reference, id } = await buy(site, { variantIds })
    await becomes(site, reference, { fulfilment: 'needs_attention' })
    const [there] = await printOrders(site, reference)
    expect((await orderOf(site, reference)).problem).toBe(
      `We don’t know whether the print provider has this order: it refused (The shipping price could not be calculated) but created it as ${there?.id}`,
    )
    await runJob(site, 'submitOrder', { orderId: id })
    await jobsDone(site)
    expect(await printOrders(site, reference)).toHaveLength(1)
  })
})

describe('an unknown state', () => {
  it('changes nothing and raises one alert for all orders', async () => {
    const [one, other] = [await buySubmitted(), await buySubmitted()]
    await answers('unknown_state')
    await follow(one.id)
    await follow(other.id)
    await follow(one.id)
    for (const { reference } of [one, other])
      expect(await orderOf(site, reference)).toMatchObject({ fulfilment: 'submitted', problem: null })
    expect(await alerts()).toEqual([
      {
        key: 'print-state:item:AWAITING_CHECKED',
        message: expect.stringContaining(`for example for ${one.reference}`) as string,
        isResolved: false,
      },
      {
        key: 'print-state:order:AWAITING_CONFIRMED',
        message: expect.stringContaining('the order state “AWAITING_CONFIRMED”, which this site') as string,
        isResolved: false,
      },
    ])
  })

  it('does not hide shipments', async () => {
    const { reference, printId } = await buySubmitted()
    await answers('unknown_state')
    await advance(printId)
    await advance(printId)
    await becomes(site, reference, { fulfilment: 'shipped', problem: null })
  })

  it('of an unconfirmed order delays the confirmation until the state is known', async () => {
    await holdFor(site, 60)
    const { id, reference } = await buy(site, { variantIds })
    await jobsDone(site)
    await answers('unknown_state')
    await runJob(site, 'confirmOrder', { orderId: id })
    await jobsDone(site)
    expect(await orderOf(site, reference)).toMatchObject({ fulfilment: 'held', problem: null })
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'NEW' }])
    await tellPrint(site, 'faults', { mode: null })
    await runJob(site, 'confirmOrder', { orderId: id })
    await becomes(site, reference, { fulfilment: 'submitted' })
  })
})

describe('the print provider’s responses about an order', () => {
  it('are stored with it and updated', async () => {
    const { id, printId, reference } = await buySubmitted()
    expect(await keptAnswer(id)).toMatchObject({
      created: { id: Number(printId), taxType: 'SALESTAX', shipping: { address: { city: 'Duluth' } } },
      read: { id: Number(printId), state: 'NEW' },
    })
    await advance(printId)
    await advance(printId)
    await becomes(site, reference, { fulfilment: 'shipped' })
    expect(await keptAnswer(id)).toMatchObject({
      read: { state: 'PROCESSED' },
      shipments: [{ orderId: Number(printId), closedDate: expect.any(String) as string }],
    })
  })

  it('are deleted with the account and not stored again', async () => {
    const buyer = await signUpMember(site)
    const { id, printId, reference } = await buySubmitted({ buyer })
    await advance(printId)
    await advance(printId)
    await becomes(site, reference, { fulfilment: 'shipped' })
    await jobsDone(site)
    expect((await buyer.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
    expect(await keptAnswer(id)).toBeNull()
    await follow(id)
    expect(await keptAnswer(id)).toBeNull()
  })
})

describe('a signed webhook', () => {
  it.each([
    { eventType: 'Order.processed', data: null },
    { eventType: 'Order.processed', data: { order: null, pointOfSaleId: null } },
    { eventType: null, data: { order: { id: 1 } } },
    { eventType: 'Order.paused', data: { order: { id: 'x' } } },
    {},
  ])('with %j is acknowledged, because a retry would not help', async (event) => {
    expect(await sendPrintEvent(site, JSON.stringify(event))).toMatchObject({ status: 202, text: '[accepted]' })
  })
})

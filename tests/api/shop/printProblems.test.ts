import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import {
  becomes,
  buySubmitted as buySubmittedAt,
  holdFor,
  jobsDone,
  notesOf,
  orderOf,
  runJob,
} from '../../support/orders.ts'
import { eventually, signUpEmployee, tellPrint } from '../../support/people.ts'
import { openShop, printOrders } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { PRINT_KEY } from '../../support/siteVariables.ts'
import { runByTheClock } from '../../support/time.ts'
import { sendPrintEvent } from '../../support/webhooks.ts'

const site = useSite()
let variantIds: number[]
let employee: Browser & { email: string }

beforeAll(async () => {
  variantIds = (await openShop(site)).slice(-2)
  employee = await signUpEmployee(site)
})
beforeEach(() => holdFor(site, 0))

const act = (id: number, action: string, body?: object) => employee.post(`/api/admin/orders/${id}/${action}`, body)
const buySubmitted = async () => {
  const bought = await buySubmittedAt(site, { variantIds })
  return { ...bought, advance: (body: object = {}) => tellPrint(site, `orders/${bought.printId}/advance`, body) }
}
const follow = async (orderId: number) => {
  await runJob(site, 'followOrder', { orderId })
  await jobsDone(site)
}
const itemsAt = async (printId: string) => {
  const headers = { 'X-SPOD-ACCESS-TOKEN': PRINT_KEY }
  const answer = await fetch(`${site.printBase}/orders/${printId}`, { headers })
  return ((await answer.json()) as { orderItems: { orderItemReference: number }[] }).orderItems
}
const firstLine = async (orderId: number) => {
  const { rows } = await site.pool.query<{ label: string }>(
    `select quantity || ' × ' || title || ' (' || size || ', ' || color || ')' as label from order_lines where order_id = $1 order by position limit 1`,
    [orderId],
  )
  return rows[0]?.label ?? ''
}
const raised = async (orderId: number, beginning: string) =>
  (await notesOf(site, orderId)).filter((note) => note.startsWith(beginning)).length

describe('an item canceled by the print provider', () => {
  const buyWithout = async () => {
    const bought = await buySubmitted()
    const [first] = await itemsAt(bought.printId)
    await bought.advance({ to: 'CANCELLED', orderItemReferences: [first?.orderItemReference] })
    await follow(bought.id)
    return bought
  }

  it('raises a problem that names it', async () => {
    const { id, reference, printId } = await buyWithout()
    expect(await orderOf(site, reference)).toMatchObject({
      fulfilment: 'needs_attention',
      problem: `The print provider canceled ${await firstLine(id)} of its order ${printId}. Refund it or send a replacement; the buyer waits for your choice.`,
    })
  })

  it('raises the problem once, and keeps it after a retry', async () => {
    const { id, reference } = await buyWithout()
    await follow(id)
    expect((await act(id, 'retry', {})).status).toBe(204)
    await jobsDone(site)
    await follow(id)
    expect(await orderOf(site, reference)).toMatchObject({
      fulfilment: 'submitted',
      problem: expect.stringContaining(await firstLine(id)) as string,
    })
    expect(await raised(id, 'The print provider canceled')).toBe(1)
  })

  it('keeps its problem when the rest ships, until it is resolved', async () => {
    const { id, reference, advance } = await buyWithout()
    await advance()
    await advance()
    await becomes(site, reference, { fulfilment: 'shipped' })
    expect((await orderOf(site, reference)).problem).toContain(await firstLine(id))
    expect((await act(id, 'resolve', { note: 'Refunded that one' })).status).toBe(204)
    await follow(id)
    expect((await orderOf(site, reference)).problem).toBeNull()
  })

  it('raises a new problem when the order was sent again and the item is canceled again', async () => {
    const { id, reference } = await buyWithout()
    await tellPrint(site, `orders/${(await orderOf(site, reference)).provider_order_id}/advance`, { to: 'CANCELLED' })
    expect((await act(id, 'retry', { notThere: true })).status).toBe(204)
    await becomes(site, reference, { fulfilment: 'submitted' })
    const printId = (await orderOf(site, reference)).provider_order_id ?? ''
    const [first] = await itemsAt(printId)
    await tellPrint(site, `orders/${printId}/advance`, {
      to: 'CANCELLED',
      orderItemReferences: [first?.orderItemReference],
    })
    await follow(id)
    expect((await orderOf(site, reference)).problem).toContain(`of its order ${printId}.`)
  })
})

/** As the print provider does. */
describe('a “needs action” webhook', () => {
  const NEEDS = 'The print provider needs your help: No fabric'
  const need = { to: 'NEEDS_ACTION', reason: 'No fabric' }

  it('raises the problem again after the same one was resolved', async () => {
    const { id, reference, advance } = await buySubmitted()
    await advance(need)
    await becomes(site, reference, { fulfilment: 'needs_attention' })
    await jobsDone(site)
    expect((await act(id, 'retry', {})).status).toBe(204)
    await becomes(site, reference, { fulfilment: 'submitted', problem: null })
    await jobsDone(site)
    await advance(need)
    await becomes(site, reference, { fulfilment: 'needs_attention', problem: NEEDS })
    expect(await raised(id, NEEDS)).toBe(2)
  })

  it('raises no second problem when it is repeated', async () => {
    const { id, printId, reference } = await buySubmitted()
    const order = { id: Number(printId) }
    const event = { eventType: 'Order.needs-action', data: { pointOfSaleId: '123', order, errorReason: 'No fabric' } }
    const send = () => sendPrintEvent(site, JSON.stringify(event))
    expect(await send()).toMatchObject({ status: 202 })
    await becomes(site, reference, { fulfilment: 'needs_attention', problem: NEEDS })
    for (const answer of [await send(), await send()]) expect(answer).toMatchObject({ status: 202 })
    await jobsDone(site)
    expect(await raised(id, NEEDS)).toBe(1)
  })

  it('that is lost is made up for by polling, with the items named', async () => {
    onTestFinished(async () => void (await tellPrint(site, 'faults', { drop: false })))
    await tellPrint(site, 'faults', { drop: true })
    const { id, reference, advance } = await buySubmitted()
    await advance(need)
    await follow(id)
    const { fulfilment, problem } = await orderOf(site, reference)
    expect(fulfilment).toBe('needs_attention')
    expect(problem).toMatch(/^The print provider needs your help: it has a problem making /)
    expect(problem).toContain(await firstLine(id))
    await follow(id)
    expect(await raised(id, 'The print provider needs your help')).toBe(1)
  })
})

describe('an order that needs attention', () => {
  it('also shows once that the print provider canceled it', async () => {
    const { id, reference, advance } = await buySubmitted()
    await advance({ to: 'NEEDS_ACTION', reason: 'No fabric' })
    await becomes(site, reference, { fulfilment: 'needs_attention' })
    await advance({ to: 'CANCELLED' })
    await follow(id)
    await follow(id)
    expect((await orderOf(site, reference)).problem?.split('\n')).toEqual([
      'The print provider needs your help: No fabric',
      'The print provider canceled this order. Refund it, or try again.',
    ])
    expect(await raised(id, 'The print provider canceled')).toBe(1)
  })

  it('is polled again when its job was lost', async () => {
    onTestFinished(() => void (site.clock.aheadMs = 0))
    const { id, reference, advance } = await buySubmitted()
    await advance({ to: 'NEEDS_ACTION', reason: 'No fabric' })
    await becomes(site, reference, { fulfilment: 'needs_attention' })
    await jobsDone(site)
    await site.pool.query(`delete from graphile_worker._private_jobs where key = 'follow:' || $1`, [id])
    site.clock.aheadMs = 7 * 3_600_000
    await runByTheClock(site, 'reconcile')
    await eventually(async () => {
      const { rowCount } = await site.pool.query('select 1 from graphile_worker.jobs where key = $1', [`follow:${id}`])
      return rowCount === 1
    })
  })
})

describe('a delayed order', () => {
  const daysLater = async (days: number) => {
    site.clock.aheadMs = days * 86_400_000
    await runByTheClock(site, 'reconcile')
  }
  const problemOf = async (reference: string) => (await orderOf(site, reference)).problem
  beforeEach(() => onTestFinished(() => void (site.clock.aheadMs = 0)))

  it('raises a problem after three days without production, and again three days after it was resolved', async () => {
    const { reference, id } = await buySubmitted()
    await daysLater(2.9)
    expect(await problemOf(reference)).toBeNull()
    await daysLater(3.1)
    await daysLater(3.2)
    expect(await problemOf(reference)).toMatch(/^The print provider accepted this order more than 3 days ago/)
    expect(await raised(id, 'The print provider accepted this order')).toBe(1)
    await act(id, 'resolve', { note: 'They are sorry' })
    await daysLater(6.5)
    expect(await raised(id, 'The print provider accepted this order')).toBe(2)
  })

  it('raises a problem after ten days in production, until it ships', async () => {
    const { reference, advance } = await buySubmitted()
    await advance()
    await becomes(site, reference, { fulfilment: 'in_production' })
    await daysLater(9.9)
    expect(await problemOf(reference)).toBeNull()
    await daysLater(10.1)
    expect(await problemOf(reference)).toMatch(
      /^This order went to print more than 10 days ago and nothing has shipped/,
    )
    await advance()
    await becomes(site, reference, { fulfilment: 'shipped', problem: null })
  })

  it('raises a problem seven days after its first parcel', async () => {
    const { reference, printId, advance } = await buySubmitted()
    const [first] = await itemsAt(printId)
    await advance()
    await becomes(site, reference, { fulfilment: 'in_production' })
    await advance({ orderItemReferences: [first?.orderItemReference] })
    await becomes(site, reference, { fulfilment: 'partially_shipped' })
    await daysLater(6.9)
    expect(await problemOf(reference)).toBeNull()
    await daysLater(7.1)
    expect(await problemOf(reference)).toMatch(/^The first package of this order shipped more than 7 days ago/)
  })
})

describe('an accepted order that is missing at the print provider', () => {
  it('raises one problem and can be sent again', async () => {
    const { id, reference, printId, advance } = await buySubmitted()
    await advance({ to: 'GONE' })
    await follow(id)
    await follow(id)
    const { fulfilment, problem } = await orderOf(site, reference)
    expect(fulfilment).toBe('needs_attention')
    expect(problem).toMatch(`The print provider no longer has this order, which it had accepted as ${printId}.`)
    expect(await raised(id, 'The print provider no longer has')).toBe(1)
    expect((await act(id, 'retry', { notThere: true })).status).toBe(204)
    await becomes(site, reference, { fulfilment: 'submitted', problem: null })
    expect(await printOrders(site, reference)).toHaveLength(1)
  })

  it('raises no problem when it has shipped', async () => {
    const { id, reference, advance } = await buySubmitted()
    await advance()
    await advance()
    await becomes(site, reference, { fulfilment: 'shipped' })
    await advance({ to: 'GONE' })
    await follow(id)
    expect(await orderOf(site, reference)).toMatchObject({ fulfilment: 'shipped', problem: null })
  })

  it('is not considered missing because of a proxy’s 404 page', async () => {
    const { id, reference } = await buySubmitted()
    onTestFinished(async () => void (await tellPrint(site, 'faults', { mode: null })))
    await tellPrint(site, 'faults', { mode: 'html404', path: '^/orders', times: 1 })
    await follow(id)
    expect(await orderOf(site, reference)).toMatchObject({ fulfilment: 'submitted', problem: null })
  })
})

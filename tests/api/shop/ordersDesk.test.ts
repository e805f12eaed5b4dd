import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { mailsTo } from '../../support/mails.ts'
import {
  addProblem,
  becomes,
  buy,
  buySubmitted as buySubmittedAt,
  cardRefunds,
  holdFor,
  jobsDone,
  notesOf,
  orderOf,
  runJob,
} from '../../support/orders.ts'
import { confirmCard, eventually, signUpEmployee, signUpMember, tellCards, tellPrint } from '../../support/people.ts'
import { fillCart, losePrintProvider, openShop, printOrders, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { PRINT_KEY } from '../../support/siteVariables.ts'
import { runByTheClock } from '../../support/time.ts'

const site = useSite()
let variantIds: number[]
let employee: Browser & { email: string }

beforeAll(async () => {
  variantIds = (await openShop(site)).slice(-2)
  employee = await signUpEmployee(site)
})
beforeEach(() => holdFor(site, 0))

const act = (id: number, action: string, body?: object, by: Browser = employee) =>
  by.post(`/api/admin/orders/${id}/${action}`, body)
const one = () => variantIds.slice(0, 1)
const stuck = async (mode: string) => {
  await tellPrint(site, 'faults', { mode, path: '^/orders$', times: 1 })
  const bought = await buy(site, { variantIds: one() })
  await becomes(site, bought.reference, { fulfilment: 'needs_attention' })
  return bought
}
const buySubmitted = async (ids = one()) => {
  const bought = await buySubmittedAt(site, { variantIds: ids })
  const advance = (body: object = {}) => tellPrint(site, `orders/${bought.printId}/advance`, body)
  return { ...bought, advance }
}
const buyShipped = async () => {
  const bought = await buySubmitted()
  await bought.advance()
  await becomes(site, bought.reference, { fulfilment: 'in_production' })
  await bought.advance()
  await becomes(site, bought.reference, { fulfilment: 'shipped' })
  return bought
}

describe('an order with an unknown outcome at the print provider', () => {
  it('can’t be retried before an employee has checked it there', async () => {
    const { id, reference } = await stuck('html')
    expect(await act(id, 'retry', {})).toMatchObject({ status: 409, json: { code: 'illegal_order_move' } })
    await jobsDone(site)
    expect(await printOrders(site, reference)).toEqual([])
  })

  it('is sent again once when it does not exist there', async () => {
    const { id, reference } = await stuck('html')
    const answers = await Promise.all([1, 2, 3].map(() => act(id, 'retry', { notThere: true })))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    await becomes(site, reference, { fulfilment: 'submitted', problem: null })
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'CONFIRMED' }])
    expect(await notesOf(site, id)).toContain(`Tried again by ${employee.email}`)
  })

  it('is linked by its number there, and to no other order’s', async () => {
    const { id, reference } = await stuck('reset_after')
    const [there] = await printOrders(site, reference)
    const other = await buySubmitted()
    const link = (providerOrderId: string) => act(id, 'retry', { providerOrderId })
    expect((await link(other.printId)).json).toMatchObject({
      message: `The order with that number is ${other.reference}, not this one.`,
    })
    expect((await link('999999')).json).toMatchObject({ message: 'The print provider has no order with that number.' })
    expect((await link('../orders')).status).toBe(400)
    expect((await link(String(there?.id))).status).toBe(204)
    await becomes(site, reference, { fulfilment: 'submitted', provider_order_id: String(there?.id) })
    expect(await printOrders(site, reference)).toMatchObject([{ id: there?.id, state: 'CONFIRMED' }])
  })

  it('can be canceled and refunded', async () => {
    const { id, reference } = await stuck('error500')
    expect((await act(id, 'cancel', {})).status).toBe(204)
    await becomes(site, reference, { fulfilment: 'cancelled', payment: 'refunded' })
  })
})

describe('an order missing at the print provider', () => {
  it('needs attention, and can be sent again', async () => {
    await holdFor(site, 60)
    const { id, reference } = await buy(site, { variantIds: one() })
    await eventually(async () => (await printOrders(site, reference)).length === 1)
    await jobsDone(site)
    await site.pool.query(`update orders set provider_order_id = '987654' where id = $1`, [id])
    await runJob(site, 'confirmOrder', { orderId: id })
    await becomes(site, reference, { fulfilment: 'needs_attention' })
    expect((await orderOf(site, reference)).problem).toMatch(/no longer has this order/)
    expect((await act(id, 'retry', { notThere: true })).status).toBe(204)
    await eventually(async () => (await printOrders(site, reference)).length === 2)
    expect(await orderOf(site, reference)).toMatchObject({ problem: null })
  })
})

it('an order held up for hours raises one problem, which is cleared when it continues', async () => {
  await holdFor(site, 60)
  const { id, reference } = await buy(site, { variantIds: one() })
  await eventually(async () => (await printOrders(site, reference)).length === 1)
  await jobsDone(site)
  const back = await losePrintProvider()
  onTestFinished(() => void (site.clock.aheadMs = 0))
  site.clock.aheadMs = 4 * 3_600_000
  await runByTheClock(site, 'reconcile')
  await runByTheClock(site, 'reconcile')
  expect((await orderOf(site, reference)).problem).toMatch(/waited to go to print for more than two hours/)
  expect((await notesOf(site, id)).filter((note) => note.startsWith('This order has waited'))).toHaveLength(1)
  back()
  await runJob(site, 'confirmOrder', { orderId: id })
  await becomes(site, reference, { fulfilment: 'submitted', problem: null })
})

it('thirty concurrent retries of one order wait for one request, and the site keeps responding', async () => {
  const { id } = await stuck('html')
  await tellPrint(site, 'faults', { mode: 'timeout', path: '^/orders/', times: 1 })
  const answered: unknown[] = []
  const clicks = Array.from({ length: 30 }, async () => {
    const { status, json } = await act(id, 'retry', { providerOrderId: '4711' })
    answered.push({ status, json })
  })
  await eventually(async () => answered.length >= 29)
  const busy = {
    code: 'illegal_order_move',
    message: 'Someone else is changing this order right now. Please try again in a moment.',
  }
  expect(answered).toEqual(Array.from({ length: 29 }, () => ({ status: 409, json: busy })))
  expect((await site.visitor().get('/api/cart')).status).toBe(200)
  await Promise.all(clicks)
  expect(answered.at(-1)).toMatchObject({ status: 502, json: { code: 'print_provider_unreachable' } })
})

describe('an order rejected by the print provider', () => {
  it('for its address can be retried once the address is fixed', async () => {
    const live = async (id: number, state: string) => {
      const change = JSON.stringify({ state })
      await site.pool.query('update orders set shipping_address = shipping_address || $2 where id = $1', [id, change])
    }
    const buyer = site.visitor()
    await fillCart(buyer, variantIds[0] ?? 0)
    const { clientSecret, orderReference: reference } = await startPayment(buyer)
    const { id } = await orderOf(site, reference)
    await live(id, 'Somewhere')
    await confirmCard(site, clientSecret)
    await becomes(site, reference, { fulfilment: 'needs_attention' })
    expect((await orderOf(site, reference)).problem).toMatch(/^The print provider refused the order: .*state/)
    expect(await printOrders(site, reference)).toEqual([])
    await live(id, 'MN')
    expect((await act(id, 'retry', {})).status).toBe(204)
    await becomes(site, reference, { fulfilment: 'submitted' })
  })

  it('by a cancellation is sent as a new order, unless it still exists there', async () => {
    const { id, reference, advance, printId } = await buySubmitted()
    await advance({ to: 'CANCELLED' })
    await becomes(site, reference, { fulfilment: 'needs_attention' })
    expect((await act(id, 'retry', { notThere: true })).status).toBe(204)
    await becomes(site, reference, { fulfilment: 'submitted' })
    const there = await printOrders(site, reference)
    expect(there.map(({ state }) => state)).toEqual(['CANCELLED', 'CONFIRMED'])
    expect((await orderOf(site, reference)).provider_order_id).not.toBe(printId)
    await site.pool.query(`update orders set fulfilment = 'needs_attention' where id = $1`, [id])
    expect((await act(id, 'retry', { notThere: true })).json).toMatchObject({
      message: 'The print provider has it as CONFIRMED. Cancel it there first.',
    })
  })
})

it('an order is submitted by reconcile after an hour without the print provider', async () => {
  const back = await losePrintProvider()
  onTestFinished(() => void (site.clock.aheadMs = 0))
  const { id, reference } = await buy(site, { variantIds: one() })
  await eventually(async () => {
    const { rowCount } = await site.pool.query(
      `select 1 from graphile_worker.jobs where key = 'submit:' || $1 and locked_at is null and last_error is not null`,
      [id],
    )
    return rowCount === 1
  })
  await site.pool.query(`select graphile_worker.remove_job('submit:' || $1)`, [id])
  back()
  site.clock.aheadMs = 3_600_000
  await runByTheClock(site, 'reconcile')
  await becomes(site, reference, { fulfilment: 'submitted', problem: null })
  expect(await printOrders(site, reference)).toHaveLength(1)
})

it('an order whose confirmation job was lost is confirmed by reconcile', async () => {
  await holdFor(site, 60)
  const { id, reference } = await buy(site, { variantIds: one() })
  await eventually(async () => (await printOrders(site, reference)).length === 1)
  await jobsDone(site)
  await site.pool.query(`select graphile_worker.remove_job('confirm:' || $1)`, [id])
  await runByTheClock(site, 'reconcile')
  await jobsDone(site)
  expect((await orderOf(site, reference)).fulfilment).toBe('held')
  site.clock.aheadMs = 2 * 3_600_000
  onTestFinished(() => void (site.clock.aheadMs = 0))
  await runByTheClock(site, 'reconcile')
  await becomes(site, reference, { fulfilment: 'submitted' })
})

describe('the cost of an order', () => {
  it('is stored for employees and never shown to its buyer', async () => {
    const { reference, buyer } = await buySubmitted()
    const { provider_cost_cents: cost } = await orderOf(site, reference)
    expect(Number(cost)).toBeGreaterThan(0)
    const shown = await buyer.get(`/api/orders/${reference}`)
    expect(shown.text).not.toMatch(/cost/i)
  })

  it('is not stored when it is in another currency', async () => {
    await holdFor(site, 60)
    const { id, reference } = await buy(site, { variantIds: one() })
    await eventually(async () => (await printOrders(site, reference)).length === 1)
    await jobsDone(site)
    await site.pool.query(`update orders set currency = 'eur' where id = $1`, [id])
    await runJob(site, 'confirmOrder', { orderId: id })
    await becomes(site, reference, { fulfilment: 'submitted' })
    expect((await orderOf(site, reference)).provider_cost_cents).toBeNull()
  })
})

describe('parcels', () => {
  it('that ship separately each add a timeline entry and an email', async () => {
    const { reference, email, advance, printId, buyer } = await buySubmitted(variantIds)
    const answer = await fetch(`${site.printBase}/orders/${printId}`, {
      headers: { 'X-SPOD-ACCESS-TOKEN': PRINT_KEY },
    })
    const items = ((await answer.json()) as { orderItems: { orderItemReference: number; quantity: number }[] })
      .orderItems
    await advance()
    await becomes(site, reference, { fulfilment: 'in_production' })
    await advance({ orderItemReferences: [items[0]?.orderItemReference] })
    await becomes(site, reference, { fulfilment: 'partially_shipped' })
    // The provider may split an order in any way, even into a parcel without items.
    await advance({ orderItemReferences: [] })
    await eventually(async () => (await orderOf(site, reference)).parcels?.length === 2)
    expect((await orderOf(site, reference)).fulfilment).toBe('partially_shipped')
    await eventually(async () => (await mailsTo(site, email, /on its way$/)).length === 2)
    await advance()
    await becomes(site, reference, { fulfilment: 'shipped' })
    await eventually(async () => (await mailsTo(site, email, /on its way$/)).length === 3)
    await jobsDone(site)
    const { timeline } = (await buyer.get(`/api/orders/${reference}`)).json as { timeline: { what: string }[] }
    expect(timeline.map(({ what }) => what).slice(-3)).toEqual([
      'Part of the order was shipped',
      'Another package was shipped',
      'Shipped',
    ])
  })

  it('are delivered once an employee says so, and only after they shipped', async () => {
    const held = await buySubmitted()
    expect(await act(held.id, 'deliver')).toMatchObject({
      status: 409,
      json: { message: 'Only a shipped order can be marked as delivered.' },
    })
    const { id, reference } = await buyShipped()
    expect((await act(id, 'deliver', undefined, await signUpMember(site))).status).toBe(403)
    expect((await act(id, 'deliver')).status).toBe(204)
    await becomes(site, reference, { fulfilment: 'delivered' })
    expect((await act(id, 'deliver')).status).toBe(409)
  })

  it('are delivered three weeks after they shipped', async () => {
    const old = await buyShipped()
    const young = await buyShipped()
    await site.pool.query(`update orders set shipped_at = now() - interval '22 days' where id = $1`, [old.id])
    await site.pool.query(`update orders set shipped_at = now() - interval '20 days' where id = $1`, [young.id])
    await runByTheClock(site, 'deliverShipped')
    expect((await orderOf(site, old.reference)).fulfilment).toBe('delivered')
    expect((await orderOf(site, young.reference)).fulfilment).toBe('shipped')
  })
})

describe('the order confirmation', () => {
  it('is resent with the same link, or recreated when the email was deleted', async () => {
    const { id, email, reference, buyer } = await buySubmitted()
    const confirmations = () => mailsTo(site, email, new RegExp(`^Order ${reference} is confirmed$`))
    await eventually(async () => (await confirmations()).length === 1)
    const colleague = await signUpEmployee(site)
    const clicks = [act(id, 'resend-mail'), act(id, 'resend-mail', undefined, colleague)]
    expect((await Promise.all(clicks)).map(({ status }) => status)).toEqual([204, 204])
    await eventually(async () => (await confirmations()).length === 2)
    const auditLog = await site.pool.query('select what from employee_changes where subject = $1', [
      `Order ${reference}`,
    ])
    expect(auditLog.rows).toEqual([{ what: 'Sent the confirmation again' }])
    const keys = (await confirmations()).map((mail) => /key=([\w-]+)/.exec(mail)?.[1])
    expect(new Set(keys).size).toBe(1)
    await site.pool.query(`delete from mail_outbox where "to" = $1`, [email])
    expect((await act(id, 'resend-mail')).status).toBe(204)
    await eventually(async () => {
      const { rowCount } = await site.pool.query(
        `select 1 from mail_outbox where "to" = $1 and kind = 'order-confirmed' and sent_at is not null`,
        [email],
      )
      return rowCount === 1
    })
    expect((await act(id, 'resend-mail', undefined, buyer)).status).toBe(401)
  })
})

it('ten concurrent resends of a deleted confirmation create one email with a valid link', async () => {
  const { id, email, reference } = await buySubmitted()
  await jobsDone(site)
  await site.pool.query(`delete from mail_outbox where "to" = $1`, [email])
  const answers = await Promise.all(Array.from({ length: 10 }, () => act(id, 'resend-mail')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
  const { rows } = await site.pool.query<{ key: string }>(
    `select data ->> 'key' as key from mail_outbox where "to" = $1 and kind = 'order-confirmed'`,
    [email],
  )
  expect(rows).toHaveLength(1)
  expect((await site.visitor().get(`/api/orders/${reference}?key=${rows[0]?.key}`)).status).toBe(200)
  expect((await notesOf(site, id)).filter((note) => note.startsWith('Confirmation sent again'))).toHaveLength(1)
})

describe('a problem', () => {
  /** As the dashboard's link and the filter “Needs attention” ask. */
  const listed = async () => {
    const query = 'where[problems.isOpen][equals]=true&limit=100&depth=0'
    const { json } = await employee.get(`/cms/api/orders?${query}`)
    return (json as { docs: { id: number }[] }).docs.map(({ id }) => id)
  }

  it('about a failed refund stays when the order ships; other problems are cleared', async () => {
    const { id, reference } = await buy(site, { variantIds: one(), card: '4000 0000 0000 5126' })
    await becomes(site, reference, { fulfilment: 'submitted' })
    const advance = async (body: object = {}) =>
      tellPrint(site, `orders/${(await orderOf(site, reference)).provider_order_id}/advance`, body)
    await advance()
    await becomes(site, reference, { fulfilment: 'in_production' })
    await addProblem(site, id, 'Something else')
    expect(await act(id, 'refund', { amount: '1.00', reason: 'x' })).toMatchObject({ status: 204 })
    await becomes(site, reference, { payment: 'partially_refunded' })
    await tellCards(site, 'advance', { seconds: 10 })
    await becomes(site, reference, { payment: 'paid', fulfilment: 'needs_attention' })
    const [other, money = ''] = (await orderOf(site, reference)).problem?.split('\n') ?? []
    expect(other).toBe('Something else')
    expect(money).toMatch(/^A refund of \$1\.00 failed/)
    await advance()
    await becomes(site, reference, { fulfilment: 'shipped', problem: money })
  })

  it('is resolved with a note, unless it still blocks the order', async () => {
    const { id, reference } = await buyShipped()
    expect((await act(id, 'resolve', { note: 'Nothing' })).status).toBe(409)
    await addProblem(site, id, 'A refund failed')
    expect(await listed()).toContain(id)
    expect((await act(id, 'resolve', { note: 'Sent a check' })).status).toBe(204)
    expect(await listed()).not.toContain(id)
    expect(await orderOf(site, reference)).toMatchObject({ fulfilment: 'shipped', problem: null })
    expect(await notesOf(site, id)).toContain(`Resolved by ${employee.email}: Sent a check`)
    const held = await stuck('html')
    expect((await act(held.id, 'resolve', { note: 'x' })).status).toBe(409)
    expect(await cardRefunds(site, (await orderOf(site, held.reference)).payment_intent_id)).toEqual([])
  })
})

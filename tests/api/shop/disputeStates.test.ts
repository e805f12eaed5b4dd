import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { alertsLike } from '../../support/alerts.ts'
import type { Browser } from '../../support/Browser.ts'
import {
  becomes,
  type Bought,
  buy,
  cardRefunds,
  holdFor,
  jobsDone,
  notesOf,
  orderOf,
  runJob,
} from '../../support/orders.ts'
import { eventually, PASSWORD, signUpEmployee, signUpMember, tellCards } from '../../support/people.ts'
import { openShop, printOrders } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, runByTheClock } from '../../support/time.ts'

const site = useSite()
let variantIds: number[]
let employee: Browser

beforeAll(async () => {
  variantIds = (await openShop(site)).slice(-1)
  employee = await signUpEmployee(site)
})
beforeEach(() => holdFor(site, 60))
afterEach(() => site.pool.query('delete from alerts'))

const dispute = async ({ reference }: Bought, status?: string, amount?: number): Promise<string> => {
  const { payment_intent_id } = await orderOf(site, reference)
  const answer = await tellCards(site, 'dispute', { payment_intent: payment_intent_id, status, amount })
  return ((await answer.json()) as { id: string }).id
}
const move = (id: string, status: string) => tellCards(site, 'dispute', { dispute: id, status })
const buyHeld = async (buyer?: Browser): Promise<Bought> => {
  const bought = await buy(site, { variantIds, ...(buyer && { buyer }) })
  await eventually(async () => (await printOrders(site, bought.reference)).length === 1)
  await jobsDone(site)
  return bought
}
const isPrinted = async ({ id, reference }: Bought) => {
  await runJob(site, 'confirmOrder', { orderId: id })
  await jobsDone(site)
  return (await printOrders(site, reference))[0]?.state === 'CONFIRMED'
}
const retry = async ({ id }: Bought) => (await employee.post(`/api/admin/orders/${id}/retry`, {})).status

describe('a bank inquiry', () => {
  it.each(['warning_needs_response', 'warning_under_review'])(
    'as %s holds the order and withdraws no money',
    async (status) => {
      const order = await buyHeld()
      await dispute(order, status)
      await becomes(site, order.reference, {
        dispute_outcome: 'inquiry',
        fulfilment: 'needs_attention',
        payment: 'paid',
      })
      expect((await orderOf(site, order.reference)).problem).toMatch(/bank is asking about this payment/)
      expect([await isPrinted(order), await retry(order)]).toEqual([false, 409])
      expect((await orderOf(site, order.reference)).refunded_cents).toBe('0')
    },
  )

  it('that is closed lets an employee release the order', async () => {
    const order = await buyHeld()
    const id = await dispute(order, 'warning_needs_response')
    await becomes(site, order.reference, { dispute_outcome: 'inquiry' })
    await move(id, 'warning_closed')
    await becomes(site, order.reference, { dispute_outcome: 'closed', fulfilment: 'needs_attention' })
    expect((await orderOf(site, order.reference)).problem).not.toMatch(/bank is asking/)
    await holdFor(site, 0)
    expect(await retry(order)).toBe(204)
    await becomes(site, order.reference, { fulfilment: 'submitted', problem: null })
  })

  it('is closed by a full refund, which cancels the order', async () => {
    const order = await buyHeld()
    await dispute(order, 'warning_needs_response')
    await becomes(site, order.reference, { dispute_outcome: 'inquiry' })
    const { total_cents: total, payment_intent_id: intent } = await orderOf(site, order.reference)
    const amount = (Number(total) / 100).toFixed(2)
    const answer = await employee.post(`/api/admin/orders/${order.id}/refund`, { amount, reason: 'Asked by the bank' })
    expect(answer.status).toBe(204)
    await becomes(site, order.reference, { dispute_outcome: 'closed', fulfilment: 'cancelled', payment: 'refunded' })
    expect(await cardRefunds(site, intent)).toHaveLength(1)
  })

  it('that becomes a dispute is shown as a dispute', async () => {
    const order = await buyHeld()
    const id = await dispute(order, 'warning_needs_response')
    await becomes(site, order.reference, { dispute_outcome: 'inquiry' })
    await move(id, 'needs_response')
    await becomes(site, order.reference, { dispute_outcome: 'open' })
    const { problem } = await orderOf(site, order.reference)
    expect(problem).toMatch(/disputes this payment/)
    expect(problem).not.toMatch(/bank is asking/)
  })
})

describe('a dispute', () => {
  it('that is lost, appealed and lost again counts the amount once', async () => {
    const order = await buyHeld()
    const id = await dispute(order, undefined, 500)
    await move(id, 'lost')
    await becomes(site, order.reference, { dispute_outcome: 'lost', refunded_cents: '500' })
    await move(id, 'appeal_needs_response')
    await becomes(site, order.reference, {
      dispute_outcome: 'open',
      refunded_cents: '500',
      payment: 'partially_refunded',
    })
    expect(await isPrinted(order)).toBe(false)
    await move(id, 'lost')
    await becomes(site, order.reference, { dispute_outcome: 'lost', refunded_cents: '500' })
  })

  it('whose appeal is won marks the order paid again', async () => {
    const order = await buyHeld()
    const id = await dispute(order, undefined, 500)
    await move(id, 'lost')
    await becomes(site, order.reference, { dispute_outcome: 'lost' })
    await move(id, 'appeal_under_review')
    await becomes(site, order.reference, { dispute_outcome: 'open' })
    await move(id, 'won')
    await becomes(site, order.reference, { dispute_outcome: 'won', refunded_cents: '0', payment: 'paid' })
  })

  it('that was prevented counts as a refund and cancels the print order', async () => {
    const order = await buyHeld()
    await dispute(order, 'prevented')
    await becomes(site, order.reference, { dispute_outcome: 'prevented', payment: 'refunded', fulfilment: 'cancelled' })
    expect(await printOrders(site, order.reference)).toMatchObject([{ state: 'CANCELLED' }])
    await jobsDone(site)
    expect(await cardRefunds(site, (await orderOf(site, order.reference)).payment_intent_id)).toEqual([])
  })

  it('in an unknown state changes nothing and raises an alert', async () => {
    const order = await buyHeld()
    const id = await dispute(order)
    await becomes(site, order.reference, { dispute_outcome: 'open' })
    await move(id, 'negotiating')
    await deliveriesDone(site)
    await jobsDone(site)
    expect(await orderOf(site, order.reference)).toMatchObject({ dispute_outcome: 'open', payment: 'paid' })
    expect(await alertsLike(site.pool)).toMatchObject([
      { message: expect.stringContaining(`dispute ${id} of ${order.reference}`) as string },
    ])
    expect(await isPrinted(order)).toBe(false)
  })

  it('stores each of its events, and one note', async () => {
    const order = await buyHeld()
    const id = await dispute(order)
    await move(id, 'under_review')
    await move(id, 'won')
    await becomes(site, order.reference, { dispute_outcome: 'won' })
    await deliveriesDone(site)
    await jobsDone(site)
    const { rows } = await site.pool.query<{ type: string }>(
      `select type from provider_events where object_id = $1 order by type`,
      [id],
    )
    expect(rows.map(({ type }) => type.replace('charge.dispute.', ''))).toEqual([
      'closed',
      'created',
      'funds_reinstated',
      'funds_withdrawn',
      'updated',
    ])
    expect((await notesOf(site, order.id)).filter((note) => /won the dispute/.test(note))).toHaveLength(1)
  })
})

describe('the evidence of a disputed order', () => {
  it('is kept after the account is deleted, until the dispute ends', async () => {
    const member = await signUpMember(site)
    const order = await buyHeld(member)
    const id = await dispute(order)
    await becomes(site, order.reference, { dispute_outcome: 'open' })
    expect((await employee.post(`/api/admin/orders/${order.id}/cancel`, {})).status).toBe(204)
    await becomes(site, order.reference, { fulfilment: 'cancelled' })
    const deleted = await member.post('/api/account/delete', { password: PASSWORD })
    expect(deleted.status).toBe(204)
    await runByTheClock(site, 'housekeeping')
    expect((await evidenceOf(order.reference)).email).toBe(order.email)
    await move(id, 'lost')
    await becomes(site, order.reference, { dispute_outcome: 'lost' })
    await jobsDone(site)
    await runByTheClock(site, 'housekeeping')
    expect(await evidenceOf(order.reference)).toEqual({ email: '', street: null })
  })
})

const evidenceOf = async (reference: string) => {
  const { rows } = await site.pool.query<{ email: string; street: string | null }>(
    `select email, shipping_address ->> 'street' as street from orders where reference = $1`,
    [reference],
  )
  return rows[0] ?? { email: null, street: null }
}

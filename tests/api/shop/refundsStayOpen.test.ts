import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { alertsLike } from '../../support/alerts.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { becomes, type Bought, buySubmitted, cardRefunds, holdFor, notesOf, orderOf } from '../../support/orders.ts'
import { eventually, signUpEmployee, tellCards } from '../../support/people.ts'
import { openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'

const site = useSite()
let variantIds: number[]
let employee: Browser

beforeAll(async () => {
  variantIds = (await openShop(site)).slice(-1)
  employee = await signUpEmployee(site)
  await holdFor(site, 0)
})
afterEach(async () => {
  await tellCards(site, 'faults', { mode: null, webhook: null })
  site.clock.aheadMs = 0
  await site.pool.query('delete from alerts')
})

const refund = ({ id }: Bought, amount = '2.00') =>
  employee.post(`/api/admin/orders/${id}/refund`, { amount, reason: 'A hole' })
const refundOf = async ({ id }: Bought) => {
  const { rows } = await site.pool.query<{ status: string; problem: string | null }>(
    'select status, problem from refunds where order_id = $1 order by id limit 1',
    [id],
  )
  return rows[0]
}
const alerts = async () => (await alertsLike(site.pool)).map(({ message }) => message)
const tried = ({ id }: Bought) =>
  eventually(async () => {
    const { rowCount } = await site.pool.query(
      `select 1 from graphile_worker.jobs j join refunds r on j.key = 'refund:' || r.id where r.order_id = $1 and j.attempts > 0 and locked_at is null`,
      [id],
    )
    return rowCount === 1
  })
const laterDays = (days: number) => {
  site.clock.aheadMs = days * 86_400_000
}

describe('a refund that the card provider temporarily rejects', () => {
  it.each(['error401', 'error403', 'error429', 'error500'])('is sent again after %s', async (mode) => {
    const order = await buySubmitted(site, { variantIds })
    await tellCards(site, 'faults', { mode, path: 'POST /v1/refunds' })
    await refund(order)
    await tried(order)
    expect(await refundOf(order)).toEqual({ status: 'requested', problem: null })
    await tellCards(site, 'faults', { mode: null })
    await site.pool.query(`update refunds set created_at = now() - interval '1 hour' where order_id = $1`, [order.id])
    await runByTheClock(site, 'reconcile')
    await becomes(site, order.reference, { refunded_cents: '200', problem: null })
    expect(await cardRefunds(site, order.payment_intent_id)).toHaveLength(1)
  })

  it('for a day raises one alert, which is resolved when it is sent', async () => {
    const order = await buySubmitted(site, { variantIds })
    await tellCards(site, 'faults', { mode: 'error401', path: 'POST /v1/refunds' })
    await refund(order)
    await tried(order)
    await runByTheClock(site, 'reconcile')
    expect(await alerts()).toEqual([])
    laterDays(1.1)
    await runByTheClock(site, 'reconcile')
    await runByTheClock(site, 'reconcile')
    expect(await alerts()).toEqual([
      `A refund of $2.00 for ${order.reference} could not be sent to Stripe for a day. Check the Stripe key, or refund it in Stripe’s dashboard.`,
    ])
    await tellCards(site, 'faults', { mode: null })
    await runByTheClock(site, 'reconcile')
    await becomes(site, order.reference, { refunded_cents: '200' })
    expect(await alerts()).toEqual([])
  })

  it('raises an alert when it is pending for a day instead', async () => {
    const order = await buySubmitted(site, { variantIds, card: '4000 0000 0000 7726' })
    await tellCards(site, 'faults', { webhook: { drop: true } })
    await refund(order)
    await eventually(async () => (await refundOf(order))?.status === 'pending')
    await site.pool.query(`update refunds set created_at = now() - interval '25 hours' where order_id = $1`, [order.id])
    await runByTheClock(site, 'reconcile')
    expect(await alerts()).toEqual([expect.stringContaining('pending at Stripe for a day')])
  })
})

describe('a refund that the card provider rejects', () => {
  it('fails, raises a problem and an alert', async () => {
    const order = await buySubmitted(site, { variantIds })
    // The shop itself would reject the refund if it knew about the dispute.
    await tellCards(site, 'faults', { webhook: { drop: true } })
    await tellCards(site, 'dispute', { payment_intent: order.payment_intent_id })
    await refund(order)
    await eventually(async () => (await refundOf(order))?.status === 'failed')
    expect((await orderOf(site, order.reference)).problem).toMatch(/A refund of \$2.00 was refused: .*charged back/)
    expect(await alerts()).toEqual([
      `Stripe refused a refund of $2.00 for order ${order.reference}: This charge has been charged back; cannot issue a refund. Refund the buyer in another way.`,
    ])
  })

  it('because the payment was refunded in the dashboard raises no problem', async () => {
    const order = await buySubmitted(site, { variantIds })
    await tellCards(site, 'faults', { webhook: { drop: true } })
    await askCards(site, 'refunds', { payment_intent: order.payment_intent_id })
    await refund(order)
    await becomes(site, order.reference, { payment: 'refunded', problem: null })
    expect((await refundOf(order))?.status).toBe('failed')
    expect(await alerts()).toEqual([])
    expect(await notesOf(site, order.id)).toContain(
      'A refund of $2.00 was not sent: all of the payment had been refunded at the card provider',
    )
  })
})

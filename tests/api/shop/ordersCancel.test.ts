import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { becomes, buy, cardRefunds, holdFor, jobsDone, notesOf, orderOf, runJob } from '../../support/orders.ts'
import { eventually, signUpEmployee, signUpMember, tellPrint } from '../../support/people.ts'
import { losePrintProvider, printOrders, syncCatalogue, unpaced, variantsInStock } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, runByTheClock } from '../../support/time.ts'

const site = useSite()
let variantIds: number[]
let employee: Browser & { email: string }

beforeAll(async () => {
  unpaced()
  await syncCatalogue(site)
  variantIds = [(await variantsInStock(site)).at(-1)?.id ?? 0]
  employee = await signUpEmployee(site)
})
beforeEach(() => holdFor(site, 60))

type Shown = { canCancel: boolean; cancelUntil?: string; refunded: string; fulfilment: string }
const cancel = (who: Browser, reference: string, query = '') => who.post(`/api/orders/${reference}/cancel${query}`)
const refundsOf = async (reference: string) => cardRefunds(site, (await orderOf(site, reference)).payment_intent_id)
const isStored = (reference: string) => eventually(async () => (await printOrders(site, reference)).length === 1)
const gaveUp = (id: number) =>
  eventually(async () => {
    const { rowCount } = await site.pool.query(
      `select 1 from graphile_worker.jobs where key = 'cancel:' || $1 and locked_at is null and last_error is not null`,
      [id],
    )
    return rowCount === 1
  })
const cancelMails = (email: string) => mailsTo(site, email, /was canceled$/)

describe('the buyer', () => {
  it('can cancel a held order: one full refund, one email and no print, however often they click', async () => {
    const { buyer, email, reference } = await buy(site, { variantIds })
    await isStored(reference)
    const before = (await buyer.get(`/api/orders/${reference}`)).json as Shown
    expect(before).toMatchObject({ canCancel: true, refunded: '0.00' })
    const minutesLeft = (Date.parse(before.cancelUntil ?? '') - Date.now()) / 60_000
    expect(minutesLeft).toBeGreaterThan(58)
    expect(minutesLeft).toBeLessThanOrEqual(60)

    const answers = await Promise.all([1, 2, 3].map(() => cancel(buyer, reference)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((answers[0]?.json as Shown).canCancel).toBe(false)
    await becomes(site, reference, { fulfilment: 'cancelled', payment: 'refunded' })
    const { total_cents: total } = await orderOf(site, reference)
    expect(await refundsOf(reference)).toMatchObject([{ amount: Number(total), status: 'succeeded' }])
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'CANCELLED' }])
    await eventually(async () => (await cancelMails(email)).length === 1)
    expect((await cancelMails(email))[0]).toContain(`$${(Number(total) / 100).toFixed(2)}`)
    expect((await cancel(buyer, reference)).status).toBe(200)
    await deliveriesDone(site)
    await jobsDone(site)
    expect(await mailsTo(site, email, /canceled|We refunded/)).toHaveLength(1)
    const after = (await buyer.get(`/api/orders/${reference}`)).json
    expect(after).toMatchObject({ canCancel: false, refunded: (Number(total) / 100).toFixed(2) })
    expect(after).not.toHaveProperty('cancelUntil')
  })

  it('can cancel with the emailed key, or from any device when signed in', async () => {
    const guest = await buy(site, { variantIds })
    const link = await mailedLink(site, guest.email, '/orders')
    const key = link.searchParams.get('key') ?? ''
    expect((await cancel(site.visitor(), guest.reference, `?key=${key.slice(0, -1)}`)).status).toBe(404)
    expect((await cancel(site.visitor(), guest.reference, `?key=${key}`)).status).toBe(200)
    await becomes(site, guest.reference, { fulfilment: 'cancelled' })
    const member = await buy(site, { variantIds, buyer: await signUpMember(site) })
    member.buyer.cookies.delete('stonehunt-cart')
    expect((await cancel(member.buyer, member.reference)).status).toBe(200)
    await becomes(site, member.reference, { fulfilment: 'cancelled' })
  })

  it('is the only visitor who can cancel', async () => {
    const { reference } = await buy(site, { variantIds })
    for (const stranger of [site.visitor(), await signUpMember(site), employee]) {
      expect(await cancel(stranger, reference)).toMatchObject({ status: 404, json: { code: 'order_not_found' } })
    }
    await jobsDone(site)
    expect((await orderOf(site, reference)).fulfilment).toBe('held')
  })

  it('can’t cancel once the order has gone to print', async () => {
    await holdFor(site, 0)
    const { buyer, reference } = await buy(site, { variantIds })
    await becomes(site, reference, { fulfilment: 'submitted' })
    expect(await cancel(buyer, reference)).toMatchObject({
      status: 409,
      json: { code: 'illegal_order_move', message: 'It’s too late to cancel: this order has gone to print.' },
    })
    expect((await buyer.get(`/api/orders/${reference}`)).json).toMatchObject({ canCancel: false })
  })

  it('is refunded the rest after a partial refund', async () => {
    const { buyer, id, email, reference } = await buy(site, { variantIds })
    await isStored(reference)
    await employee.post(`/api/admin/orders/${id}/refund`, { amount: '2.00', reason: 'Late' })
    await becomes(site, reference, { payment: 'partially_refunded' })
    await cancel(buyer, reference)
    await becomes(site, reference, { payment: 'refunded', fulfilment: 'cancelled' })
    const { total_cents: total } = await orderOf(site, reference)
    expect((await refundsOf(reference)).map(({ amount }) => amount)).toEqual([Number(total) - 200, 200])
    await deliveriesDone(site)
    await jobsDone(site)
    expect(await mailsTo(site, email, /^We refunded/)).toHaveLength(1)
    expect(await cancelMails(email)).toHaveLength(1)
  })
})

describe('an employee', () => {
  const cancelAs = (who: Browser, id: number) => who.post(`/api/admin/orders/${id}/cancel`, { reason: 'Wrong motif' })

  it('can cancel after the hold period while the print provider accepts it', async () => {
    await holdFor(site, 0)
    const { id, email, reference } = await buy(site, { variantIds })
    await becomes(site, reference, { fulfilment: 'submitted' })
    expect((await cancelAs(employee, id)).status).toBe(204)
    await becomes(site, reference, { fulfilment: 'cancelled', payment: 'refunded' })
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'CANCELLED' }])
    await eventually(async () => (await cancelMails(email)).length === 1)
    expect(await notesOf(site, id)).toContain(`Canceled by ${employee.email}: Wrong motif`)
    expect(await cancelAs(employee, id)).toMatchObject({ status: 409 })
  })

  it('sees a problem when the print provider rejects the cancellation; nothing is refunded', async () => {
    await holdFor(site, 0)
    const { id, buyer, reference } = await buy(site, { variantIds })
    await becomes(site, reference, { fulfilment: 'submitted' })
    await tellPrint(site, 'faults', { drop: true })
    await tellPrint(site, `orders/${(await orderOf(site, reference)).provider_order_id}/advance`, {})
    expect((await cancelAs(employee, id)).status).toBe(204)
    await becomes(site, reference, { fulfilment: 'needs_attention' })
    await tellPrint(site, 'faults', { drop: false })
    expect(await orderOf(site, reference)).toMatchObject({
      payment: 'paid',
      cancel_requested_at: null,
      problem: 'The print provider refused to cancel this order: The order is already in production',
    })
    expect(await refundsOf(reference)).toEqual([])
    expect((await buyer.get(`/api/orders/${reference}`)).text).toContain('It was too late to cancel this order')
    expect((await employee.post(`/api/admin/orders/${id}/retry`, {})).status).toBe(204)
    await becomes(site, reference, { fulfilment: 'in_production', problem: null })
  })

  it('can’t cancel an unpaid or unknown order, and others can’t use the endpoint', async () => {
    const { id, reference } = await buy(site, { variantIds })
    expect((await cancelAs(site.visitor(), id)).status).toBe(401)
    expect((await cancelAs(await signUpMember(site), id)).status).toBe(403)
    expect((await cancelAs(employee, 999_999)).status).toBe(404)
    await site.pool.query(`update orders set payment = 'pending' where id = $1`, [id])
    expect(await cancelAs(employee, id)).toMatchObject({ status: 409, json: { code: 'illegal_order_move' } })
    await site.pool.query(`update orders set payment = 'paid' where id = $1`, [id])
    expect((await orderOf(site, reference)).fulfilment).toBe('held')
  })
})

describe('an order that is being canceled', () => {
  const asked = async () => {
    await holdFor(site, 0)
    const bought = await buy(site, { variantIds })
    await becomes(site, bought.reference, { fulfilment: 'submitted' })
    const back = await losePrintProvider()
    expect((await employee.post(`/api/admin/orders/${bought.id}/cancel`, {})).status).toBe(204)
    await gaveUp(bought.id)
    return { ...bought, back }
  }
  const again = (id: number) => runJob(site, 'cancelOrder', { orderId: id, reason: null })

  it('can’t be marked as delivered', async () => {
    const { id, reference, back } = await asked()
    await site.pool.query(`update orders set fulfilment = 'needs_attention' where id = $1`, [id])
    expect(await employee.post(`/api/admin/orders/${id}/deliver`)).toMatchObject({
      status: 409,
      json: { message: 'This order is being canceled.' },
    })
    back()
    await again(id)
    await becomes(site, reference, { fulfilment: 'cancelled', payment: 'refunded' })
  })

  it('raises a problem when it ships meanwhile', async () => {
    const { id, reference, back } = await asked()
    back()
    const blocker = await site.pool.connect()
    await blocker.query('begin')
    await blocker.query(`update orders set fulfilment = 'shipped' where id = $1`, [id])
    await again(id)
    await eventually(async () => (await printOrders(site, reference))[0]?.state === 'CANCELLED')
    await blocker.query('commit')
    blocker.release()
    await becomes(site, reference, { fulfilment: 'shipped', payment: 'paid', cancel_requested_at: null })
    expect((await orderOf(site, reference)).problem).toMatch(/canceled the order after it had shipped/)
  })

  it('raises a problem after two hours, and is canceled with its reason once the provider is back', async () => {
    const { buyer, id, email, reference } = await buy(site, { variantIds })
    await isStored(reference)
    await jobsDone(site)
    const back = await losePrintProvider()
    expect((await cancel(buyer, reference)).status).toBe(200)
    await gaveUp(id)
    await site.pool.query(
      `update graphile_worker._private_jobs set attempts = max_attempts where key = 'cancel:' || $1`,
      [id],
    )
    await site.pool.query(`update orders set cancel_requested_at = now() - interval '3 hours' where id = $1`, [id])
    back()
    const waits =
      'This order has waited to be canceled for more than two hours. Check the connection to the print provider.'
    await runByTheClock(site, 'reconcile')
    await runByTheClock(site, 'reconcile')
    await becomes(site, reference, { fulfilment: 'cancelled', payment: 'refunded', problem: null })
    expect((await notesOf(site, id)).filter((note) => note === waits)).toHaveLength(1)
    await eventually(async () => (await cancelMails(email)).length === 1)
    expect((await cancelMails(email))[0]).toContain('You asked us to cancel it.')
  })
})

describe('a canceled order', () => {
  it('is never confirmed, and reconcile finishes its cancellation after an outage', async () => {
    const { buyer, id, reference } = await buy(site, { variantIds })
    await isStored(reference)
    await jobsDone(site)
    const back = await losePrintProvider()
    expect((await cancel(buyer, reference)).status).toBe(200)
    await gaveUp(id)
    back()
    await runJob(site, 'confirmOrder', { orderId: id })
    await eventually(async () => {
      const { rowCount } = await site.pool.query(
        `select 1 from graphile_worker.jobs where task_identifier = 'confirmOrder' and run_at <= now()`,
      )
      return rowCount === 0
    })
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'NEW' }])
    expect(await refundsOf(reference)).toEqual([])
    await site.pool.query(`select graphile_worker.remove_job('cancel:' || $1)`, [id])
    await site.pool.query(`update orders set cancel_requested_at = now() - interval '1 hour' where id = $1`, [id])
    await runByTheClock(site, 'reconcile')
    await becomes(site, reference, { fulfilment: 'cancelled', payment: 'refunded' })
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'CANCELLED' }])
  })

  it('is never both printed and refunded when it is confirmed concurrently', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 20; round++) {
      const { buyer, id, reference } = await buy(site, { variantIds })
      await isStored(reference)
      await jobsDone(site)
      await Promise.all([
        runJob(site, 'confirmOrder', { orderId: id }),
        new Promise((resolve) => setTimeout(resolve, round * 2)).then(() => cancel(buyer, reference)),
      ])
      await jobsDone(site)
      const order = await orderOf(site, reference)
      const [printed] = await printOrders(site, reference)
      const refunds = await refundsOf(reference)
      ends.add(`${order.fulfilment} ${order.payment} ${printed?.state} ${refunds.length}`)
    }
    const [kept, undone] = ['submitted paid CONFIRMED 0', 'cancelled refunded CANCELLED 1']
    expect([...ends].filter((end) => end !== kept && end !== undone)).toEqual([])
  })
})

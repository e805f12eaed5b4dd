import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { mailsTo } from '../../support/mails.ts'
import {
  becomes,
  buy,
  buySubmitted,
  cardRefunds,
  holdFor,
  jobsDone,
  notesOf,
  orderOf,
  runJob,
} from '../../support/orders.ts'
import { eventually, signUpEmployee, signUpMember, tellCards, tellPrint } from '../../support/people.ts'
import { printOrders, syncCatalogue, unpaced, variantsInStock } from '../../support/shop.ts'
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

const refund = (id: number, amount: string, reason = 'A hole in the sleeve', by: Browser = employee) =>
  by.post(`/api/admin/orders/${id}/refund`, { amount, reason })
const dollars = (cents: number | string) => (Number(cents) / 100).toFixed(2)
const stored = async (orderId: number) => {
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into refunds (order_id, amount_cents, reason, created_at) values ($1, 150, 'x', now() - interval '1 hour') returning id`,
    [orderId],
  )
  return rows[0]?.id ?? 0
}
const moneyMails = (email: string) => mailsTo(site, email, /^We refunded|was canceled/)

afterEach(() => holdFor(site, 0))

describe('an employee’s refund', () => {
  it('of a part is sent to the card, emailed about and shown in the order’s timeline once', async () => {
    const order = await buySubmitted(site, { variantIds })
    expect((await refund(order.id, '5.25')).status).toBe(204)
    await becomes(site, order.reference, { payment: 'partially_refunded', refunded_cents: '525' })
    expect(await cardRefunds(site, order.payment_intent_id)).toMatchObject([{ amount: 525, status: 'succeeded' }])
    const shown = await order.buyer.get(`/api/orders/${order.reference}`)
    expect(shown.json).toMatchObject({ payment: 'partially_refunded', refunded: '5.25', fulfilment: 'submitted' })
    expect(shown.text).toContain('$5.25 refunded')
    expect(shown.text).not.toContain(employee.email)
    await eventually(async () => (await moneyMails(order.email)).length === 1)
    expect((await moneyMails(order.email))[0]).toContain('$5.25')
    expect(await notesOf(site, order.id)).toContain(`Refund of $5.25 by ${employee.email}: A hole in the sleeve`)
    await deliveriesDone(site)
    await jobsDone(site)
    expect(await moneyMails(order.email)).toHaveLength(1)
    expect((await notesOf(site, order.id)).filter((note) => note === '$5.25 refunded')).toHaveLength(1)
  })

  it('of everything in two parts marks a submitted order refunded', async () => {
    const order = await buySubmitted(site, { variantIds })
    await refund(order.id, '1.00')
    await refund(order.id, dollars(Number(order.total_cents) - 100))
    await becomes(site, order.reference, { payment: 'refunded', refunded_cents: order.total_cents })
    expect((await orderOf(site, order.reference)).fulfilment).toBe('submitted')
    await eventually(async () => (await moneyMails(order.email)).length === 2)
  })

  it('of everything cancels a held order', async () => {
    await holdFor(site, 60)
    const { id, reference, email } = await buy(site, { variantIds })
    await becomes(site, reference, { fulfilment: 'held' })
    await eventually(async () => (await printOrders(site, reference)).length === 1)
    await refund(id, dollars((await orderOf(site, reference)).total_cents))
    await becomes(site, reference, { payment: 'refunded', fulfilment: 'cancelled' })
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'CANCELLED' }])
    await deliveriesDone(site)
    await jobsDone(site)
    expect(await cardRefunds(site, (await orderOf(site, reference)).payment_intent_id)).toHaveLength(1)
    await eventually(async () => (await moneyMails(email)).length === 1)
    const [mail = ''] = await mailsTo(site, email, /was canceled$/)
    expect(mail).toContain(`$${dollars((await orderOf(site, reference)).total_cents)}`)
  })

  it('of everything is emailed about even if the print can’t be canceled', async () => {
    await holdFor(site, 60)
    const { id, reference, email } = await buy(site, { variantIds })
    await eventually(async () => (await orderOf(site, reference)).provider_order_id !== null)
    await tellPrint(site, 'faults', { drop: true })
    for (const _step of ['confirmed', 'in production'])
      await tellPrint(site, `orders/${(await orderOf(site, reference)).provider_order_id}/advance`, {})
    await tellPrint(site, 'faults', { drop: false })
    await refund(id, dollars((await orderOf(site, reference)).total_cents))
    await becomes(site, reference, { payment: 'refunded', fulfilment: 'needs_attention' })
    await deliveriesDone(site)
    await jobsDone(site)
    await eventually(async () => (await mailsTo(site, email, /^We refunded/)).length === 1)
    expect(await mailsTo(site, email, /was canceled$/)).toEqual([])
  })

  it('of more than the rest is rejected with the maximum, and not sent', async () => {
    const order = await buySubmitted(site, { variantIds })
    await refund(order.id, '2.00')
    const rest = dollars(Number(order.total_cents) - 200)
    expect(await refund(order.id, dollars(Number(order.total_cents) - 199))).toMatchObject({
      status: 409,
      json: { code: 'illegal_order_move', message: `You can refund at most $${rest}.` },
    })
    await jobsDone(site)
    expect(await cardRefunds(site, order.payment_intent_id)).toHaveLength(1)
  })

  it('made ten times concurrently never exceeds the payment', async () => {
    const order = await buySubmitted(site, { variantIds })
    const half = dollars(Math.ceil(Number(order.total_cents) / 2) + 1)
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(order.id, half)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array.from({ length: 9 }, () => 409)])
    await jobsDone(site)
    expect(await cardRefunds(site, order.payment_intent_id)).toHaveLength(1)
  })

  it('with the same form key is made once, even concurrently', async () => {
    const order = await buySubmitted(site, { variantIds })
    const key = 'a-form-opened-once-1'
    const send = (amount: string, on = order.id) =>
      employee.post(`/api/admin/orders/${on}/refund`, { amount, reason: 'A hole', key })
    const answers = await Promise.all([send('2.00'), send('2.00'), send('2.00')])
    expect([...answers, await send('2.00')].map(({ status }) => status)).toEqual([204, 204, 204, 204])
    await becomes(site, order.reference, { refunded_cents: '200' })
    expect(await cardRefunds(site, order.payment_intent_id)).toHaveLength(1)
    expect((await notesOf(site, order.id)).filter((note) => note.startsWith('Refund of $2.00'))).toHaveLength(1)
    expect(await send('3.00')).toMatchObject({
      status: 409,
      json: { message: 'This form has already refunded $2.00. Open it again to refund more.' },
    })
    const other = await buySubmitted(site, { variantIds })
    expect((await send('2.00', other.id)).status).toBe(409)
  })

  it('is rejected for an invalid amount, an unpaid order or a caller who is not an employee', async () => {
    const order = await buySubmitted(site, { variantIds })
    for (const amount of ['0.00', '-1.00', '1', '1.005', 'all', 12]) {
      const answer = await employee.post(`/api/admin/orders/${order.id}/refund`, { amount, reason: 'x' })
      expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } })
    }
    expect((await refund(order.id, '1.00', ' ')).status).toBe(400)
    expect((await refund(999_999, '1.00')).status).toBe(404)
    expect((await refund(order.id, '1.00', 'x', site.visitor())).status).toBe(401)
    expect((await refund(order.id, '1.00', 'x', await signUpMember(site))).status).toBe(403)
    await site.pool.query(`update orders set payment = 'pending' where id = $1`, [order.id])
    expect(await refund(order.id, '1.00')).toMatchObject({ status: 409, json: { code: 'illegal_order_move' } })
    await site.pool.query(`update orders set payment = 'paid' where id = $1`, [order.id])
    expect(await cardRefunds(site, order.payment_intent_id)).toEqual([])
  })

  it('is made once when the card provider’s response is lost', async () => {
    const order = await buySubmitted(site, { variantIds })
    await tellCards(site, 'faults', { mode: 'reset_after', path: 'POST /v1/refunds', times: 2 })
    await refund(order.id, '3.00')
    await becomes(site, order.reference, { payment: 'partially_refunded', refunded_cents: '300' })
    await tellCards(site, 'faults', { mode: null })
    await jobsDone(site)
    expect(await cardRefunds(site, order.payment_intent_id)).toHaveLength(1)
  })

  it('is sent by reconcile when its job was lost', async () => {
    const order = await buySubmitted(site, { variantIds })
    await stored(order.id)
    await runByTheClock(site, 'reconcile')
    await becomes(site, order.reference, { refunded_cents: '150' })
    expect(await cardRefunds(site, order.payment_intent_id)).toHaveLength(1)
  })

  it('is not repeated after its idempotency key has expired at the provider', async () => {
    const order = await buySubmitted(site, { variantIds })
    const refundId = await stored(order.id)
    const { rows } = await site.pool.query<{ key: string }>(
      'select idempotency_key as key from refunds where id = $1',
      [refundId],
    )
    await tellCards(site, 'faults', { webhook: { drop: true } })
    // After a day the provider knows the refund but no longer its key.
    await askCards(site, 'refunds', {
      payment_intent: order.payment_intent_id,
      amount: '150',
      'metadata[refundKey]': rows[0]?.key ?? '',
    })
    await runJob(site, 'sendRefund', { refundId })
    await becomes(site, order.reference, { refunded_cents: '150' })
    await tellCards(site, 'faults', { webhook: null })
    expect(await cardRefunds(site, order.payment_intent_id)).toHaveLength(1)
  })

  it('that the bank returns raises a problem and marks the order paid again', async () => {
    const order = await buySubmitted(site, { variantIds, card: '4000 0000 0000 5126' })
    await refund(order.id, dollars(order.total_cents))
    await becomes(site, order.reference, { payment: 'refunded' })
    await tellCards(site, 'advance', { seconds: 10 })
    await becomes(site, order.reference, { payment: 'paid', refunded_cents: '0', fulfilment: 'needs_attention' })
    expect((await orderOf(site, order.reference)).problem).toMatch(/A refund of \$.+ failed/)
  })

  it('that the bank returned and that is made again is credited once', async () => {
    const order = await buySubmitted(site, { variantIds, card: '4000 0000 0000 5126' })
    await refund(order.id, '2.00')
    await becomes(site, order.reference, { refunded_cents: '200' })
    await tellCards(site, 'advance', { seconds: 10 })
    await becomes(site, order.reference, { refunded_cents: '0' })
    await refund(order.id, '3.00')
    await becomes(site, order.reference, { refunded_cents: '300' })
    await jobsDone(site)
    const { rows } = await site.pool.query<{ cents: string }>(
      `select total_cents as cents from invoices where order_id = $1 and kind = 'credit_note' order by id`,
      [order.id],
    )
    expect(rows).toEqual([{ cents: '200' }, { cents: '100' }])
  })

  it('that is pending counts as refunded once it succeeds', async () => {
    const order = await buySubmitted(site, { variantIds, card: '4000 0000 0000 7726' })
    await refund(order.id, '4.00')
    await eventually(async () => {
      const { rows } = await site.pool.query<{ status: string }>('select status from refunds where order_id = $1', [
        order.id,
      ])
      return rows[0]?.status === 'pending'
    })
    expect(await orderOf(site, order.reference)).toMatchObject({ payment: 'paid', refunded_cents: '0' })
    await tellCards(site, 'advance', { seconds: 10 })
    await becomes(site, order.reference, { payment: 'partially_refunded', refunded_cents: '400' })
  })
})

describe('a refund made in the card provider’s dashboard', () => {
  it('is found by its webhook', async () => {
    const order = await buySubmitted(site, { variantIds })
    await askCards(site, 'refunds', { payment_intent: order.payment_intent_id, amount: '700' })
    await becomes(site, order.reference, { payment: 'partially_refunded', refunded_cents: '700' })
    await eventually(async () => (await moneyMails(order.email)).length === 1)
  })

  it('is found by reconcile without a webhook', async () => {
    const order = await buySubmitted(site, { variantIds })
    await tellCards(site, 'faults', { webhook: { drop: true } })
    await askCards(site, 'refunds', { payment_intent: order.payment_intent_id })
    await runByTheClock(site, 'reconcile')
    await becomes(site, order.reference, { payment: 'refunded' })
    await tellCards(site, 'faults', { webhook: null })
  })

  it('of everything cancels a held order', async () => {
    await holdFor(site, 60)
    const { reference, email } = await buy(site, { variantIds })
    await askCards(site, 'refunds', { payment_intent: (await orderOf(site, reference)).payment_intent_id })
    await becomes(site, reference, { payment: 'refunded', fulfilment: 'cancelled' })
    expect((await printOrders(site, reference)).every(({ state }) => state === 'CANCELLED')).toBe(true)
    await jobsDone(site)
    expect(await moneyMails(email)).toHaveLength(1)
    expect(await mailsTo(site, email, /was canceled$/)).toHaveLength(1)
    await holdFor(site, 0)
  })
})

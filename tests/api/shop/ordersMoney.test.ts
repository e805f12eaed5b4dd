import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#database/inTransaction.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { reserveCallSlot } from '#domain/shop/fulfilment/shareCallRate.ts'
import type { Order } from '#contracts/shop/orders.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { deadlockOnce } from '../../support/deadlockOnce.ts'
import { isWaitedFor } from '../../support/holdRow.ts'
import { mailsTo } from '../../support/mails.ts'
import { becomes, buy, cardRefunds, holdFor, jobsDone, orderOf } from '../../support/orders.ts'
import { confirmCard, eventually, PASSWORD, signUpMember, tellCards } from '../../support/people.ts'
import {
  checkoutForm,
  fillCart,
  printOrders,
  startPayment,
  syncCatalogue,
  unpaced,
  variantsInStock,
} from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, runByTheClock } from '../../support/time.ts'
import { sendCardEvent } from '../../support/webhooks.ts'

/** Larger runs: ORDERS=100 DELIVERIES=100. */
const ORDERS = Number(process.env['ORDERS'] ?? 12)
const DELIVERIES = Number(process.env['DELIVERIES'] ?? 10)

const site = useSite()
let variantIds: number[]

beforeAll(async () => {
  unpaced()
  await syncCatalogue(site)
  variantIds = (await variantsInStock(site)).map(({ id }) => id).slice(-2)
})
beforeEach(() => holdFor(site, 0))

const formOf = (email: string) => ({ ...checkoutForm, customerInfo: { ...checkoutForm.customerInfo, email } })
const begin = async (buyer: Browser, email: string) => {
  const { clientSecret, orderReference: reference } = await startPayment(buyer, formOf(email))
  return { clientSecret, reference, ...(await orderOf(site, reference)) }
}
const refundsOf = async (reference: string) => cardRefunds(site, (await orderOf(site, reference)).payment_intent_id)

it('a payment whose id is stored while its order is abandoned is canceled', async () => {
  const buyer = site.visitor()
  await fillCart(buyer, variantIds[0] ?? 0)
  const { id, reference, payment_intent_id: intentId } = await begin(buyer, 'replaced@example.test')
  await site.pool.query('update orders set payment_intent_id = null where id = $1', [id])
  await inTransaction(site.pool, async (tx) => {
    await tx.query({ text: 'update orders set payment_intent_id = $1 where id = $2', values: [intentId, id] })
    await addJob(site.pool, 'cancelPayment', { orderId: id })
    const { rows } = await tx.query({ text: 'select pg_backend_pid() as pid' })
    await eventually(() => isWaitedFor(site, (rows as { pid: number }[])[0]?.pid ?? 0))
  })
  await becomes(site, reference, { payment: 'failed' })
  expect((await askCards<{ status: string }>(site, `payment_intents/${intentId}`)).status).toBe('canceled')
})

describe('a late payment', () => {
  it('is refunded when another order of the same cart was paid too', async () => {
    const buyer = site.visitor()
    await fillCart(buyer, variantIds[0] ?? 0)
    const first = await begin(buyer, 'twice@example.test')
    // In another tab the cart has more items. The first order’s payment can’t be canceled, because it is being paid.
    await fillCart(buyer, variantIds[1] ?? 0)
    await tellCards(site, 'faults', { mode: 'error500', path: 'cancel', times: 20 })
    const second = await begin(buyer, 'twice@example.test')
    await tellCards(site, 'faults', { webhook: { drop: true } })
    await Promise.all([confirmCard(site, first.clientSecret), confirmCard(site, second.clientSecret)])
    await tellCards(site, 'faults', { webhook: null })
    await tellCards(site, 'faults', { mode: null })
    await runByTheClock(site, 'reconcile')
    await eventually(async () => {
      const ends = await Promise.all([first, second].map(({ reference }) => orderOf(site, reference)))
      return (
        ends
          .map(({ fulfilment, payment }) => `${fulfilment} ${payment}`)
          .sort()
          .join() === 'cancelled refunded,submitted paid'
      )
    })
    await jobsDone(site)
    const refunds = (await Promise.all([first, second].map(({ reference }) => refundsOf(reference)))).flat()
    expect(refunds).toHaveLength(1)
    const printed = (await Promise.all([first, second].map(({ reference }) => printOrders(site, reference)))).flat()
    expect(printed).toMatchObject([{ state: 'CONFIRMED' }])
    await eventually(async () => (await mailsTo(site, 'twice@example.test')).length === 2)
    const told = await mailsTo(site, 'twice@example.test', /was canceled$/)
    expect(told[0]).toContain('had already paid for this cart')
    const shown = await Promise.all(
      [first, second].map(async ({ reference }) => (await buyer.get(`/api/orders/${reference}`)).json as Order),
    )
    const stands = shown.find(({ payment }) => payment === 'paid')
    expect(shown.find(({ payment }) => payment === 'refunded')?.replacedBy).toBe(stands?.reference)
    expect(stands).not.toHaveProperty('replacedBy')
  })

  it('is accepted for a third order after the first was paid and the second replaced', async () => {
    const buyer = site.visitor()
    const [variantId = 0] = variantIds
    await fillCart(buyer, variantId)
    const first = await begin(buyer, 'again@example.test')
    await fillCart(buyer, variantId)
    // The card provider fails to cancel either payment.
    await tellCards(site, 'faults', { mode: 'error500', path: 'cancel', times: 50 })
    const replaced = await begin(buyer, 'again@example.test')
    await confirmCard(site, first.clientSecret)
    await becomes(site, first.reference, { payment: 'paid' })
    await fillCart(buyer, variantId)
    const third = await begin(buyer, 'again@example.test')
    await tellCards(site, 'faults', { mode: null })
    expect(third.reference).not.toBe(replaced.reference)
    await confirmCard(site, third.clientSecret)
    await becomes(site, third.reference, { payment: 'paid', fulfilment: 'submitted' })
  })

  it('is refunded when the order had expired', async () => {
    const buyer = site.visitor()
    await fillCart(buyer, variantIds[0] ?? 0)
    const { reference, clientSecret } = await begin(buyer, 'late@example.test')
    await site.pool.query(`update orders set payment = 'failed' where reference = $1`, [reference])
    await confirmCard(site, clientSecret)
    await becomes(site, reference, { payment: 'refunded', fulfilment: 'cancelled' })
    expect(await refundsOf(reference)).toHaveLength(1)
    expect(await printOrders(site, reference)).toEqual([])
    await eventually(async () => (await mailsTo(site, 'late@example.test')).length === 1)
    expect((await mailsTo(site, 'late@example.test'))[0]).toContain('had expired')
    // The cart is unchanged, because nothing was bought.
    expect((await buyer.get('/api/cart')).json).toHaveLength(1)
  })

  it('is refunded when an item became unavailable, which is named', async () => {
    const buyer = site.visitor()
    for (const id of variantIds) await fillCart(buyer, id)
    const { reference, clientSecret } = await begin(buyer, 'withdrawn@example.test')
    await site.pool.query('update variants set sellable = false where id = $1', [variantIds[1]])
    await confirmCard(site, clientSecret)
    await becomes(site, reference, { payment: 'refunded', fulfilment: 'cancelled' })
    await site.pool.query('update variants set sellable = true where id = $1', [variantIds[1]])
    expect(await printOrders(site, reference)).toEqual([])
    await eventually(async () => (await mailsTo(site, 'withdrawn@example.test', /was canceled$/)).length === 1)
    expect((await mailsTo(site, 'withdrawn@example.test', /was canceled$/))[0]).toContain('can no longer be made')
    expect((await buyer.get(`/api/orders/${reference}`)).text).toContain('can no longer be made')
  })
})

describe('a payment', () => {
  it('that names an order only by its id does not pay it', async () => {
    const buyer = site.visitor()
    await fillCart(buyer, variantIds[0] ?? 0)
    const { id, reference, total_cents: total } = await begin(buyer, 'by-number@example.test')
    await site.pool.query('update orders set payment_intent_id = null where id = $1', [id])
    const paid = await askCards<{ id: string; status: string }>(site, 'payment_intents', {
      amount: String(total),
      currency: 'usd',
      confirm: 'true',
      payment_method: 'pm_card_visa',
      return_url: 'http://127.0.0.1/',
      'metadata[orderId]': String(id),
      'metadata[orderReference]': 'HUNT-2345678923',
    })
    expect(paid.status).toBe('succeeded')
    await sendCardEvent(site, eventOf('evt_by_number', 'payment_intent.succeeded', paid.id, 'payment_intent'))
    expect((await orderOf(site, reference)).payment).toBe('pending')
  })

  it('is stored when it deadlocks with a change of the cart', async () => {
    const buyer = site.visitor()
    await fillCart(buyer, variantIds[0] ?? 0)
    const { reference, clientSecret, payment_intent_id: intentId } = await begin(buyer, 'half-way@example.test')
    await tellCards(site, 'faults', { webhook: { drop: true } })
    await confirmCard(site, clientSecret)
    await tellCards(site, 'faults', { webhook: null })
    // Two orders of a cart can deadlock.
    const { result: told, changes } = await deadlockOnce(site, 'carts', () =>
      sendCardEvent(site, eventOf('evt_half_way', 'payment_intent.succeeded', intentId, 'payment_intent')),
    )
    expect(told.status).toBe(200)
    expect(changes).toBeGreaterThan(1)
    expect((await orderOf(site, reference)).payment).toBe('paid')
  })
})

describe('jobs about money', () => {
  it('run before jobs about printing', async () => {
    const jobs = [
      'submitOrder',
      'confirmOrder',
      'sendRefund',
      'cancelPayment',
      'applyReversals',
      'cancelOrder',
    ] as const
    const order = await inTransaction(site.pool, async (tx) => {
      for (const name of jobs)
        await addJob(tx, name, { orderId: 0, refundId: 0, reason: null }, { key: `line:${name}` })
      const { rows } = await tx.query({
        text: `select task_identifier as name from graphile_worker.jobs where key like 'line:%' order by priority, id`,
      })
      await tx.query({
        text: `select graphile_worker.remove_job(key) from graphile_worker.jobs where key like 'line:%'`,
      })
      return rows.map(({ name }: { name: string }) => name)
    })
    expect(order).toEqual([
      'cancelPayment',
      'sendRefund',
      'applyReversals',
      'cancelOrder',
      'submitOrder',
      'confirmOrder',
    ])
  })
})

describe('a refunded order', () => {
  it('is not marked paid by a late webhook', async () => {
    const { reference, id } = await buy(site, { variantIds: variantIds.slice(0, 1) })
    await becomes(site, reference, { fulfilment: 'submitted' })
    await site.pool.query(`update orders set payment = 'refunded' where id = $1`, [id])
    const { payment_intent_id } = await orderOf(site, reference)
    const answer = await sendCardEvent(
      site,
      eventOf('evt_late_word', 'payment_intent.succeeded', payment_intent_id, 'payment_intent'),
    )
    expect(answer.status).toBe(200)
    expect((await orderOf(site, reference)).payment).toBe('refunded')
    await site.pool.query(`update orders set payment = 'paid' where id = $1`, [id])
  })
})

describe('reconcile', () => {
  it('reaches every open payment, however many never succeed', async () => {
    const buyer = site.visitor()
    await fillCart(buyer, variantIds[0] ?? 0)
    await tellCards(site, 'faults', { webhook: { drop: true } })
    const { reference, clientSecret } = await begin(buyer, 'far-behind@example.test')
    await confirmCard(site, clientSecret)
    // Older orders without a payment fill a whole run.
    await site.pool.query(`
      insert into orders (reference, email, phone, shipping_address, billing_address, shipping_method, created_at)
      select 'HUNT-FILLER' || n, 'x', 'x', '{}', '{}', 'standard', now() - interval '1 hour' from generate_series(1, 600) n`)
    await runByTheClock(site, 'reconcile')
    expect((await orderOf(site, reference)).payment).toBe('pending')
    await runByTheClock(site, 'reconcile')
    await becomes(site, reference, { payment: 'paid' })
    await site.pool.query(`delete from orders where reference like 'HUNT-FILLER%'`)
    await tellCards(site, 'faults', { webhook: null })
  })
})

describe('webhooks in random order with duplicates', () => {
  it('pay, print and email each order once', { timeout: 900_000 }, async () => {
    await tellCards(site, 'faults', { webhook: { drop: true } })
    const orders = []
    for (let index = 0; index < ORDERS; index++) {
      const buyer = site.visitor()
      await fillCart(buyer, variantIds[0] ?? 0)
      const order = await begin(buyer, `many${index}@example.test`)
      await confirmCard(site, order.clientSecret)
      orders.push(order)
    }
    await deliveriesDone(site)
    await tellCards(site, 'faults', { webhook: null })
    const deliveries = orders.flatMap((order, index) =>
      Array.from({ length: DELIVERIES }, (_, copy) => {
        // One event that is true and one that is too early, repeated.
        const type = copy % 2 === 0 ? 'payment_intent.succeeded' : 'payment_intent.payment_failed'
        return eventOf(`evt_many_${index}_${copy % 2}`, type, order.payment_intent_id, 'payment_intent')
      }),
    )
    shuffle(deliveries)
    const statuses = new Map<number, number>()
    const worker = async () => {
      for (let event = deliveries.pop(); event !== undefined; event = deliveries.pop()) {
        const { status } = await sendCardEvent(site, event)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: 40 }, worker))
    expect([...statuses]).toEqual([[200, ORDERS * DELIVERIES]])
    await jobsDone(site)
    await Promise.all(
      orders.map(({ reference }) => becomes(site, reference, { payment: 'paid', fulfilment: 'submitted' })),
    )
    const printed = await Promise.all(orders.map(({ reference }) => printOrders(site, reference)))
    expect(printed.map((there) => there.map(({ state }) => state).join())).toEqual(orders.map(() => 'CONFIRMED'))
    const { rows } = await site.pool.query<{ count: string }>(
      `select count(*) from mail_outbox where kind = 'order-confirmed' and "to" like 'many%' and sent_at is not null`,
    )
    expect(Number(rows[0]?.count)).toBe(ORDERS)
  })

  it('refund once', async () => {
    const { reference, email } = await buy(site, { variantIds: variantIds.slice(0, 1) })
    await becomes(site, reference, { fulfilment: 'submitted' })
    const { payment_intent_id } = await orderOf(site, reference)
    await tellCards(site, 'faults', { webhook: { duplicate: 3, reorder: true } })
    const { rows } = await site.pool.query<{ id: number }>(
      `insert into refunds (order_id, amount_cents, reason) select id, 100, 'x' from orders where reference = $1 returning id`,
      [reference],
    )
    await site.pool.query(`select graphile_worker.add_job('sendRefund', json_build_object('refundId', $1::int))`, [
      rows[0]?.id,
    ])
    await becomes(site, reference, { payment: 'partially_refunded', refunded_cents: '100' })
    await deliveriesDone(site)
    await jobsDone(site)
    await tellCards(site, 'faults', { webhook: null })
    expect(await cardRefunds(site, payment_intent_id)).toHaveLength(1)
    await eventually(async () => (await mailsTo(site, email, /^We refunded/)).length === 1)
    const stored = await site.pool.query(
      'select 1 from refunds r join orders o on o.id = r.order_id where o.reference = $1',
      [reference],
    )
    expect(stored.rowCount).toBe(1)
  })
})

describe('a guest’s cart that could not be merged at sign-in', () => {
  it('is merged on the next cart request', async () => {
    const { email } = await signUpMember(site)
    const guest = site.visitor()
    await fillCart(guest, variantIds[0] ?? 0)
    const blocker = await site.pool.connect()
    await blocker.query('begin')
    await blocker.query('select 1 from carts where user_id is null for update')
    expect((await guest.post('/api/login', { email, password: PASSWORD })).status).toBe(200)
    await blocker.query('rollback')
    blocker.release()
    const { rows } = await site.pool.query(
      `select 1 from carts where user_id = (select id from users where email = $1)`,
      [email],
    )
    expect(rows).toEqual([])
    expect((await guest.get('/api/cart')).json).toMatchObject([{ variant: { id: variantIds[0] } }])
    const elsewhere = site.visitor()
    await elsewhere.post('/api/login', { email, password: PASSWORD })
    expect((await elsewhere.get('/api/cart')).json).toHaveLength(1)
  })
})

describe('calls to the print provider', () => {
  it('are limited to sixty a minute across all processes', async () => {
    await site.pool.query('delete from call_pace')
    const turns = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const waitMs = await reserveCallSlot(site.pool)
        return Date.now() + waitMs
      }),
    )
    turns.sort((a, b) => a - b)
    const inMinuteFrom = (start: number) => turns.filter((at) => at >= start && at < start + 59_900).length
    expect(Math.max(...turns.map(inMinuteFrom))).toBeLessThanOrEqual(60)
    expect(turns.filter((at) => at <= Date.now()).length).toBeGreaterThanOrEqual(10)
    expect((turns.at(-1) ?? 0) - (turns[0] ?? 0)).toBeLessThan(240_000)
  })

  it('do not wait for hours after the database’s clock was set back', async () => {
    await reserveCallSlot(site.pool)
    await site.pool.query(`update call_pace set next_at = now() + interval '6 hours'`)
    const waits = [await reserveCallSlot(site.pool), await reserveCallSlot(site.pool)]
    expect(Math.max(...waits)).toBeLessThan(11 * 60_000)
  })
})

const eventOf = (id: string, type: string, objectId: string, object: string) =>
  JSON.stringify({ id, object: 'event', type, livemode: false, data: { object: { id: objectId, object } } })

function shuffle(list: unknown[]): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1))
    ;[list[at], list[other]] = [list[other], list[at]]
  }
}

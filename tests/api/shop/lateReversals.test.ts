import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { askCards } from '../../support/cards.ts'
import { becomes, buy, holdFor, jobsDone, orderOf, runJob } from '../../support/orders.ts'
import { confirmCard, eventually, tellCards } from '../../support/people.ts'
import { fillCart, openShop, printOrders, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { passTime, runByTheClock } from '../../support/time.ts'

const site = useSite()
let variantIds: number[]
beforeAll(async () => void (variantIds = (await openShop(site)).slice(0, 1)))
afterEach(() => tellCards(site, 'faults', { mode: null, webhook: null }))

const dropWebhooks = () => tellCards(site, 'faults', { webhook: { drop: true } })
const refund = (paymentIntentId: string) => askCards(site, 'refunds', { payment_intent: paymentIntentId })

async function buyHeld(): Promise<{ id: number; reference: string; paymentIntentId: string }> {
  await holdFor(site, 60)
  const { id, reference } = await buy(site, { variantIds })
  await eventually(async () => (await printOrders(site, reference)).length === 1)
  await jobsDone(site)
  return { id, reference, paymentIntentId: (await orderOf(site, reference)).payment_intent_id }
}

/** Makes reconcile list only recent refunds and disputes, as if every run until now had succeeded. */
const listedAMomentAgo = () =>
  site.pool.query(`update reconcile_marks set succeeded_at = $1 where name = 'money_back'`, [
    new Date(Date.now() + site.clock.aheadMs),
  ])

describe('without webhooks', () => {
  it('an order refunded at Stripe is not printed', async () => {
    const { id, reference, paymentIntentId } = await buyHeld()
    await dropWebhooks()
    await refund(paymentIntentId)
    await runJob(site, 'confirmOrder', { orderId: id })
    await becomes(site, reference, { payment: 'refunded', fulfilment: 'cancelled' })
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'CANCELLED' }])
  })

  it('a disputed order is not printed', async () => {
    const { id, reference, paymentIntentId } = await buyHeld()
    await dropWebhooks()
    await tellCards(site, 'dispute', { payment_intent: paymentIntentId })
    await runJob(site, 'confirmOrder', { orderId: id })
    await becomes(site, reference, { fulfilment: 'needs_attention', dispute_outcome: 'open' })
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'NEW' }])
  })

  it('an order is not printed while Stripe is down, and is printed with its print order id in the payment afterwards', async () => {
    const { id, reference, paymentIntentId } = await buyHeld()
    await tellCards(site, 'faults', { mode: 'error500', path: 'GET /v1/refunds' })
    await runJob(site, 'confirmOrder', { orderId: id })
    await eventually(async () => {
      const { rows } = await site.pool.query<{ error: string | null }>(
        `select last_error as error from graphile_worker.jobs where task_identifier = 'confirmOrder' and attempts = 1 and locked_by is null`,
      )
      return rows.some(({ error }) => error?.includes('reading refunds'))
    })
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'NEW' }])
    await tellCards(site, 'faults', { mode: null })
    await runJob(site, 'confirmOrder', { orderId: id })
    await becomes(site, reference, { fulfilment: 'submitted' })
    const { provider_order_id: printOrderId } = await orderOf(site, reference)
    expect(await askCards(site, `payment_intents/${paymentIntentId}`)).toMatchObject({ metadata: { printOrderId } })
  })

  it('a refund is found by a reconcile after five days of downtime', async () => {
    const { reference, paymentIntentId } = await buyHeld()
    await runByTheClock(site, 'reconcile')
    await dropWebhooks()
    await refund(paymentIntentId)
    await passTime(site, 5)
    await runByTheClock(site, 'reconcile')
    await becomes(site, reference, { payment: 'refunded' })
  }, 30_000)

  it('a refund that fails days later raises a problem', async () => {
    await holdFor(site, 7 * 24 * 60)
    const { reference } = await buy(site, { variantIds, card: '4000 0000 0000 5126' })
    const { payment_intent_id: paymentIntentId } = await orderOf(site, reference)
    await askCards(site, 'refunds', { payment_intent: paymentIntentId, amount: '100' })
    await becomes(site, reference, { refunded_cents: '100' })
    await jobsDone(site)
    await dropWebhooks()
    await passTime(site, 3)
    await listedAMomentAgo()
    await runByTheClock(site, 'reconcile')
    await becomes(site, reference, { payment: 'paid', refunded_cents: '0' })
    expect((await orderOf(site, reference)).problem).toMatch(/A refund of \$1\.00 failed/)
  }, 30_000)

  it('an appeal of a lost dispute is found within a day', async () => {
    const { reference, paymentIntentId } = await buyHeld()
    const answer = await tellCards(site, 'dispute', { payment_intent: paymentIntentId, amount: 500 })
    const { id } = (await answer.json()) as { id: string }
    await tellCards(site, 'dispute', { dispute: id, status: 'lost' })
    await becomes(site, reference, { dispute_outcome: 'lost' })
    await jobsDone(site)
    await dropWebhooks()
    await tellCards(site, 'dispute', { dispute: id, status: 'appeal_under_review' })
    await passTime(site, 3)
    await listedAMomentAgo()
    await runByTheClock(site, 'reconcile')
    await becomes(site, reference, { dispute_outcome: 'open' })
  }, 30_000)

  it('a payment whose id was not stored is settled', async () => {
    await dropWebhooks()
    const buyer = site.visitor()
    await fillCart(buyer, variantIds[0] ?? 0)
    const { clientSecret, orderReference } = await startPayment(buyer)
    await site.pool.query('update orders set payment_intent_id = null where reference = $1', [orderReference])
    await confirmCard(site, clientSecret)
    await runByTheClock(site, 'reconcile')
    await becomes(site, orderReference, { payment: 'paid' })
  })
})

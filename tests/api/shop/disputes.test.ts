import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { mailsTo } from '../../support/mails.ts'
import { becomes, buy, cardRefunds, holdFor, jobsDone, orderOf, runJob } from '../../support/orders.ts'
import { eventually, signUpEmployee, tellCards, tellPrint } from '../../support/people.ts'
import { printOrders, syncCatalogue, unpaced, variantsInStock } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'

const site = useSite()
let variantIds: number[]
let employee: Browser

beforeAll(async () => {
  unpaced()
  await syncCatalogue(site)
  variantIds = [(await variantsInStock(site)).at(-1)?.id ?? 0]
  employee = await signUpEmployee(site)
})

const dispute = async (reference: string, amount?: number): Promise<string> => {
  const { payment_intent_id } = await orderOf(site, reference)
  const answer = await tellCards(site, 'dispute', { payment_intent: payment_intent_id, amount })
  return ((await answer.json()) as { id: string }).id
}
const close = (id: string, outcome: 'won' | 'lost') => tellCards(site, 'dispute', { close: id, outcome })
const buyHeld = async () => {
  await holdFor(site, 60)
  const bought = await buy(site, { variantIds })
  await eventually(async () => (await printOrders(site, bought.reference)).length === 1)
  await jobsDone(site)
  return bought
}

describe('a disputed order', () => {
  it('can’t be printed, refunded, retried or canceled by its buyer', async () => {
    const { id, buyer, reference } = await buyHeld()
    await dispute(reference)
    await becomes(site, reference, { fulfilment: 'needs_attention', dispute_outcome: 'open', payment: 'paid' })
    expect((await orderOf(site, reference)).problem).toMatch(/bank disputes this payment/)
    await runJob(site, 'confirmOrder', { orderId: id })
    await jobsDone(site)
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'NEW' }])
    const refused = [
      await employee.post(`/api/admin/orders/${id}/refund`, { amount: '1.00', reason: 'x' }),
      await employee.post(`/api/admin/orders/${id}/retry`, {}),
      await buyer.post(`/api/orders/${reference}/cancel`),
    ]
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409])
    expect((await buyer.get(`/api/orders/${reference}`)).text).not.toContain('bank')
  })

  it('can be released by an employee once the dispute is won', async () => {
    const { id, reference } = await buyHeld()
    const disputeId = await dispute(reference)
    await becomes(site, reference, { dispute_outcome: 'open' })
    await close(disputeId, 'won')
    await becomes(site, reference, { dispute_outcome: 'won', fulfilment: 'needs_attention' })
    await jobsDone(site)
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'NEW' }])
    expect((await employee.post(`/api/admin/orders/${id}/retry`, {})).status).toBe(204)
    await becomes(site, reference, { fulfilment: 'submitted', problem: null })
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'CONFIRMED' }])
  })

  it('is refunded and canceled once the dispute is lost, without a second refund', async () => {
    const { email, reference } = await buyHeld()
    const disputeId = await dispute(reference)
    await becomes(site, reference, { dispute_outcome: 'open' })
    await close(disputeId, 'lost')
    await becomes(site, reference, { dispute_outcome: 'lost', fulfilment: 'cancelled', payment: 'refunded' })
    await jobsDone(site)
    expect(await cardRefunds(site, (await orderOf(site, reference)).payment_intent_id)).toEqual([])
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'CANCELLED' }])
    await eventually(async () => (await mailsTo(site, email, /was canceled$/)).length === 1)
    expect((await mailsTo(site, email, /was canceled$/))[0]).toContain('You won’t be charged again.')
  })

  it('that was canceled is refunded once the dispute is won, and the buyer is emailed', async () => {
    const { id, email, reference } = await buyHeld()
    const disputeId = await dispute(reference)
    await becomes(site, reference, { dispute_outcome: 'open' })
    expect((await employee.post(`/api/admin/orders/${id}/cancel`, {})).status).toBe(204)
    await becomes(site, reference, { fulfilment: 'cancelled', payment: 'paid' })
    await close(disputeId, 'won')
    await becomes(site, reference, { dispute_outcome: 'won', payment: 'refunded', problem: null })
    expect(await cardRefunds(site, (await orderOf(site, reference)).payment_intent_id)).toHaveLength(1)
    await eventually(async () => (await mailsTo(site, email, /^We refunded/)).length === 1)
  })

  it('keeps the undisputed amount after a partial loss, and canceling refunds it', async () => {
    const { id, reference } = await buyHeld()
    const total = Number((await orderOf(site, reference)).total_cents)
    const disputeId = await dispute(reference, 300)
    await becomes(site, reference, { dispute_outcome: 'open' })
    await close(disputeId, 'lost')
    await becomes(site, reference, { dispute_outcome: 'lost', payment: 'partially_refunded', refunded_cents: '300' })
    await jobsDone(site)
    expect((await orderOf(site, reference)).fulfilment).toBe('needs_attention')
    expect((await employee.post(`/api/admin/orders/${id}/cancel`, {})).status).toBe(204)
    await becomes(site, reference, { fulfilment: 'cancelled', payment: 'refunded' })
    const refunds = await cardRefunds(site, (await orderOf(site, reference)).payment_intent_id)
    expect(refunds.map(({ amount }) => amount)).toEqual([total - 300])
  })

  it('that was shipped stays shipped, and its problem stays until an employee resolves it', async () => {
    await holdFor(site, 0)
    const { id, reference } = await buy(site, { variantIds })
    await becomes(site, reference, { fulfilment: 'submitted' })
    const { provider_order_id: printId } = await orderOf(site, reference)
    await tellPrint(site, `orders/${printId}/advance`, {})
    await becomes(site, reference, { fulfilment: 'in_production' })
    await tellPrint(site, `orders/${printId}/advance`, {})
    await becomes(site, reference, { fulfilment: 'shipped' })
    const disputeId = await dispute(reference)
    await becomes(site, reference, { dispute_outcome: 'open', fulfilment: 'shipped' })
    expect((await orderOf(site, reference)).problem).toMatch(/disputes/)
    await close(disputeId, 'lost')
    await becomes(site, reference, { dispute_outcome: 'lost', payment: 'refunded' })
    expect((await employee.post(`/api/admin/orders/${id}/resolve`, { note: 'Written off' })).status).toBe(204)
    expect(await orderOf(site, reference)).toMatchObject({ fulfilment: 'shipped', problem: null })
  })

  it('is found by reconcile without webhooks', async () => {
    const { reference } = await buyHeld()
    await tellCards(site, 'faults', { webhook: { drop: true } })
    const disputeId = await dispute(reference)
    await runByTheClock(site, 'reconcile')
    await becomes(site, reference, { dispute_outcome: 'open', fulfilment: 'needs_attention' })
    await close(disputeId, 'won')
    await runByTheClock(site, 'reconcile')
    await becomes(site, reference, { dispute_outcome: 'won' })
    await tellCards(site, 'faults', { webhook: null })
  })

  it('with a card that is disputed immediately is never printed', async () => {
    await holdFor(site, 60)
    const { id, reference } = await buy(site, { variantIds, card: '4000 0000 0000 0259' })
    await becomes(site, reference, { dispute_outcome: 'open', fulfilment: 'needs_attention' })
    await runJob(site, 'confirmOrder', { orderId: id })
    await jobsDone(site)
    expect((await printOrders(site, reference)).filter(({ state }) => state !== 'NEW')).toEqual([])
  })
})

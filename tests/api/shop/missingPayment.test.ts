import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { becomes, holdFor, notesOf, orderOf } from '../../support/orders.ts'
import { confirmCard } from '../../support/people.ts'
import { fillCart, openShop, startPayment, type Started } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'

const site = useSite()
let variantIds: number[]

beforeAll(async () => {
  variantIds = (await openShop(site)).slice(-1)
  await holdFor(site, 0)
})

/** As after a change of the Stripe account. */
const beginLost = async (buyer: Browser): Promise<Started & { id: number }> => {
  await fillCart(buyer, variantIds[0] ?? 0)
  const started = await startPayment(buyer)
  const { id } = await orderOf(site, started.orderReference)
  await site.pool.query(`update orders set payment_intent_id = 'pi_gone_' || id where id = $1`, [id])
  return { ...started, id }
}

describe('a payment that is missing at Stripe', () => {
  it('is replaced when the buyer tries again', async () => {
    const buyer = site.visitor()
    const { id, orderReference } = await beginLost(buyer)
    const again = await startPayment(buyer)
    expect(again.orderReference).toBe(orderReference)
    expect(await confirmCard(site, again.clientSecret)).toMatchObject({ status: 'succeeded' })
    await becomes(site, orderReference, { payment: 'paid' })
    expect(await notesOf(site, id)).toContainEqual(expect.stringMatching(/^Stripe has no payment .+ was started\.$/))
  })

  it('is replaced once for two tabs', async () => {
    const buyer = site.visitor()
    const { id } = await beginLost(buyer)
    const [first, second] = await Promise.all([startPayment(buyer), startPayment(buyer)])
    expect(first.clientSecret).toBe(second.clientSecret)
    expect((await notesOf(site, id)).filter((note) => /was started/.test(note))).toHaveLength(1)
  })

  it('fails its order at the next reconcile, with a note', async () => {
    const { id, orderReference } = await beginLost(site.visitor())
    await runByTheClock(site, 'reconcile')
    await becomes(site, orderReference, { payment: 'failed' })
    expect(await notesOf(site, id)).toContainEqual(expect.stringMatching(/^Stripe has no payment .+ was abandoned\.$/))
  })

  it('fails its order after a day', async () => {
    const { id, orderReference } = await beginLost(site.visitor())
    await site.pool.query(`update orders set created_at = now() - interval '25 hours' where id = $1`, [id])
    await runByTheClock(site, 'reconcile')
    await becomes(site, orderReference, { payment: 'failed' })
  })

  it('is shown as failed on the return page', async () => {
    const buyer = site.visitor()
    const { orderReference } = await beginLost(buyer)
    expect((await buyer.get(`/api/orders/${orderReference}`)).json).toMatchObject({ payment: 'failed' })
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askCards, lastPayment, refundsOf } from '../../support/cards.ts'
import { openAlerts, payingMember, startSecond } from '../../support/memberships.ts'
import { eventually, tellCards } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, passTime, runByTheClock } from '../../support/time.ts'

const site = useSite()

beforeEach(() => site.pool.query('delete from alerts'))
afterEach(() => tellCards(site, 'faults', { mode: null, webhook: null }))

const refundRow = async (payment: string) =>
  (
    await site.pool.query<{
      status: string
      amount: number
      order: number | null
      key: string
      problem: string | null
    }>(
      `select status, amount_cents::int as amount, order_id as "order", idempotency_key as key, problem
       from refunds where payment_intent_id = $1`,
      [payment],
    )
  ).rows[0]

const isStored = (payment: string, status: string) =>
  eventually(async () => (await refundRow(payment))?.status === status)

async function payTwice(card?: string) {
  const person = await payingMember(site)
  const { id } = await startSecond(site, person, card)
  const payment = await lastPayment(site, id)
  await eventually(async () => (await refundRow(payment)) !== undefined)
  return { person, payment }
}

async function reconcileLater(days: number): Promise<void> {
  await passTime(site, days)
  await runByTheClock(site, 'reconcile')
}

describe('a refund of a membership', () => {
  it('is stored and sent once with its own key, which identifies it at Stripe', async () => {
    const { payment } = await payTwice()
    await isStored(payment, 'succeeded')
    await reconcileLater(0.05)
    const [refund, ...others] = await refundsOf(site, payment)
    const stored = await refundRow(payment)
    expect(others).toEqual([])
    expect(refund).toMatchObject({ status: 'succeeded', metadata: { refundKey: stored?.key } })
    expect(stored).toMatchObject({ amount: 11500, order: null, key: expect.stringMatching(/^[\da-f-]{36}$/) as string })
    expect(await openAlerts(site)).toEqual([])
  })

  it.each(['error401', 'error403', 'error429', 'error500'])(
    'is retried while Stripe answers %s, and raises an alert after a day',
    async (mode) => {
      await tellCards(site, 'faults', { mode, path: 'POST /v1/refunds' })
      const { person, payment } = await payTwice()
      await reconcileLater(0.02)
      expect(await refundsOf(site, payment)).toEqual([])
      expect(await refundRow(payment)).toMatchObject({ status: 'requested' })
      expect(await openAlerts(site)).toEqual([])
      await reconcileLater(1.1)
      expect(await openAlerts(site)).toEqual([
        expect.stringContaining(`$115.00 for the membership of member no. ${(await whoIsStored(person.email)).id}`),
      ])
      await tellCards(site, 'faults', { mode: null })
      await reconcileLater(0.02)
      await isStored(payment, 'succeeded')
      expect(await refundsOf(site, payment)).toHaveLength(1)
      expect(await openAlerts(site)).toEqual([])
    },
  )

  it('that Stripe rejects is marked failed and raises an alert with instructions', async () => {
    // A charged-back payment can't be refunded.
    const { payment } = await payTwice('pm_card_createDispute')
    await isStored(payment, 'failed')
    expect((await refundRow(payment))?.problem).toMatch(/charged back/)
    expect(await openAlerts(site)).toEqual([
      expect.stringMatching(/\$115\.00 .* failed .*Refund the member in another way/),
    ])
  })

  it('made in the dashboard meanwhile is not made again', async () => {
    await tellCards(site, 'faults', { mode: 'error429', path: 'POST /v1/refunds' })
    const { payment } = await payTwice()
    // The site's first attempt has failed; the next one is seconds away.
    await eventually(async () => {
      const first = await site.pool.query(
        `select 1 from graphile_worker.jobs where key like 'membership-refund:%' and (attempts = 0 or locked_at is not null)`,
      )
      return first.rowCount === 0
    })
    await tellCards(site, 'faults', { mode: null })
    await askCards(site, 'refunds', { payment_intent: payment })
    await reconcileLater(0.02)
    await isStored(payment, 'succeeded')
    expect(await refundsOf(site, payment)).toHaveLength(1)
    expect(await openAlerts(site)).toEqual([])
  })

  it('that fails after it succeeded raises an alert', async () => {
    const { payment } = await payTwice('pm_card_refundFail')
    await isStored(payment, 'succeeded')
    await passTime(site, 0.01)
    await isStored(payment, 'failed')
    expect(await openAlerts(site)).toEqual([expect.stringMatching(/\$115\.00 .* failed/)])
  })

  it('that fails without a webhook is noticed within a day', async () => {
    const { payment } = await payTwice('pm_card_refundFail')
    await isStored(payment, 'succeeded')
    await tellCards(site, 'faults', { webhook: { drop: true } })
    await reconcileLater(1.1)
    await isStored(payment, 'failed')
    expect(await openAlerts(site)).toHaveLength(1)
  })

  it('that is pending at Stripe for a day raises an alert', async () => {
    const { payment } = await payTwice()
    await isStored(payment, 'succeeded')
    await deliveriesDone(site)
    await eventually(async () => {
      const waiting = await site.pool.query(`select 1 from graphile_worker.jobs where key like 'membership-refund:%'`)
      return waiting.rowCount === 0
    })
    await site.pool.query(
      `update refunds set status = 'pending', created_at = now() - interval '2 days', updated_at = now() + interval '90 days'
       where payment_intent_id = $1`,
      [payment],
    )
    await runByTheClock(site, 'reconcile')
    expect(await openAlerts(site)).toEqual([expect.stringContaining('has been pending at Stripe for a day')])
  })
})

async function whoIsStored(email: string): Promise<{ id: number }> {
  const { rows } = await site.pool.query<{ id: number }>('select id from users where email = $1', [email])
  return rows[0] ?? { id: 0 }
}

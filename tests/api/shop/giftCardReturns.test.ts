import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { applyGiftCard, balanceOf, issueGiftCard } from '../../support/giftCards.ts'
import { sellTo } from '../../support/markets.ts'
import { becomes, cardRefunds, holdFor, jobsDone, orderOf } from '../../support/orders.ts'
import { confirmCard, signUpEmployee } from '../../support/people.ts'
import { address, checkoutForm, fillCart, openShopWithTwo, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let shirt: number
let mug: number
let employee: Browser

beforeAll(async () => {
  ;[shirt, mug] = await openShopWithTwo(site, 2499, 1501)
  await sellTo(site, 'US', 'DE')
  employee = await signUpEmployee(site)
})
beforeEach(async () => {
  await holdFor(site, 60)
  await site.pool.query('delete from rate_limits')
})

const GIFT = 3000
let buyers = 0

/** A shirt and a mug: 30.00 of them on a gift card, the rest on a card. */
async function buyWithGift(shippingAddress: object = address) {
  const card = await issueGiftCard(site, employee, GIFT)
  const buyer = site.visitor()
  const email = `returns${++buyers}@example.test`
  for (const variant of [shirt, mug]) await fillCart(buyer, variant)
  await applyGiftCard(buyer, card.code)
  const form = { ...checkoutForm, customerInfo: { ...checkoutForm.customerInfo, email }, shippingAddress }
  const { clientSecret, orderReference: reference } = await startPayment(buyer, form)
  await confirmCard(site, clientSecret)
  await becomes(site, reference, { payment: 'paid' })
  const { id, total_cents, payment_intent_id } = await orderOf(site, reference)
  return { buyer, email, reference, id, total: Number(total_cents), payment: payment_intent_id, giftCardId: card.id }
}
type Bought = Awaited<ReturnType<typeof buyWithGift>>

/** Where the money is, once every job is done. */
async function books({ id, reference, payment, giftCardId }: Bought) {
  await jobsDone(site)
  const refunds = await cardRefunds(site, payment)
  const { rows } = await site.pool.query<{ notes: number; ledger: number; least: number }>(
    `select (select coalesce(sum(abs(total_cents)), 0)::int from invoices where order_id = $1 and kind = 'credit_note') as notes,
      (select sum(cents)::int from gift_card_entries where order_id = $1) as ledger,
      (select min(running)::int from (select sum(cents) over (order by id) as running from gift_card_entries where gift_card_id = $2) sums) as least`,
    [id, giftCardId],
  )
  return {
    balance: await balanceOf(site, giftCardId),
    /** Of the order, in the card's ledger: minus what it still pays. */
    ledger: rows[0]?.ledger,
    card: refunds.reduce((sum, { amount }) => sum + amount, 0),
    creditNotes: rows[0]?.notes,
    refunded: Number((await orderOf(site, reference)).refunded_cents),
    neverBelowZero: (rows[0]?.least ?? -1) >= 0,
  }
}

const deliver = (id: number) =>
  site.pool.query(
    `update orders set fulfilment = 'delivered', shipped_at = now(), delivered_at = now() where id = $1`,
    [id],
  )

describe('money of an order that a gift card and a card paid', () => {
  it('goes to the gift card first when one line is canceled, and all of it is back after the last line', async () => {
    const bought = await buyWithGift()
    const { buyer, reference, total } = bought
    const { lines } = (await buyer.get(`/api/orders/${reference}`)).json as { lines: { id: number }[] }
    expect((await buyer.post(`/api/orders/${reference}/lines/${lines[0]?.id}/cancel`)).status).toBe(200)
    await becomes(site, reference, { payment: 'partially_refunded', refunded_cents: '2499' })
    const half = {
      balance: 2499,
      ledger: 2499 - GIFT,
      card: 0,
      creditNotes: 2499,
      refunded: 2499,
      neverBelowZero: true,
    }
    expect(await books(bought)).toEqual(half)
    expect((await buyer.post(`/api/orders/${reference}/lines/${lines[0]?.id}/cancel`)).status).toBe(200)
    expect(await books(bought)).toEqual(half)
    expect((await buyer.post(`/api/orders/${reference}/lines/${lines[1]?.id}/cancel`)).status).toBe(200)
    await becomes(site, reference, { payment: 'refunded', fulfilment: 'cancelled' })
    expect(await books(bought)).toEqual({
      balance: GIFT,
      ledger: 0,
      card: total - GIFT,
      creditNotes: total,
      refunded: total,
      neverBelowZero: true,
    })
  })

  it('goes to the gift card first when a claim is refunded; only the rest to the card', async () => {
    const bought = await buyWithGift()
    await deliver(bought.id)
    const claim = await bought.buyer.post(`/api/orders/${bought.reference}/claims`, {
      kind: 'misprint',
      message: 'The print is upside down.',
    })
    const { id } = claim.json as { id: number }
    const answers = await Promise.all(
      [1, 2].map(() => employee.post(`/api/admin/claims/${id}/refund`, { amount: '35.00' })),
    )
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    await becomes(site, bought.reference, { payment: 'partially_refunded', refunded_cents: '3500' })
    expect(await books(bought)).toEqual({
      balance: GIFT,
      ledger: 0,
      card: 500,
      creditNotes: 3500,
      refunded: 3500,
      neverBelowZero: true,
    })
  })

  it('comes back in full when a buyer in Europe withdraws, with credit notes for every cent', async () => {
    const berlin = { ...address, city: 'Berlin', state: undefined, country: 'DE', zipCode: '10115' }
    const bought = await buyWithGift(berlin)
    await deliver(bought.id)
    const { reference, email, total } = bought
    expect((await site.visitor().post('/api/withdrawals', { reference, email, name: 'Ada' })).status).toBe(200)
    const { rows } = await site.pool.query<{ id: number }>('select id from withdrawals where order_id = $1', [
      bought.id,
    ])
    const settle = () => employee.post(`/api/admin/withdrawals/${rows[0]?.id}/settle`, { outcome: 'returned' })
    const answers = await Promise.all([settle(), settle()])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    await becomes(site, reference, { payment: 'refunded' })
    expect(await books(bought)).toEqual({
      balance: GIFT,
      ledger: 0,
      card: total - GIFT,
      creditNotes: total,
      refunded: total,
      neverBelowZero: true,
    })
  })

  it('has one credit note per refund, each with the amount that went back', async () => {
    const bought = await buyWithGift()
    const refund = (amount: string) =>
      employee.post(`/api/admin/orders/${bought.id}/refund`, { amount, reason: 'A hole' })
    expect((await refund('10.00')).status).toBe(204)
    expect((await refund('22.00')).status).toBe(204)
    await becomes(site, bought.reference, { refunded_cents: '3200' })
    const shown = await books(bought)
    expect(shown).toMatchObject({ balance: GIFT, ledger: 0, card: 200, creditNotes: 3200 })
    const { json } = await bought.buyer.get(`/api/orders/${bought.reference}`)
    const { creditNotes } = json as { creditNotes: { amount: string }[] }
    expect(creditNotes.map(({ amount }) => amount)).toEqual(['10.00', '20.00', '2.00'])
  })
})

it('twenty carts that spend one card at once spend it once', async () => {
  const { id, code } = await issueGiftCard(site, employee, GIFT)
  const carts = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const buyer = site.visitor()
      await fillCart(buyer, shirt)
      return buyer
    }),
  )
  for (const buyer of carts) {
    await site.pool.query('delete from rate_limits')
    expect((await applyGiftCard(buyer, code)).status).toBe(200)
  }
  const answers = await Promise.all(
    carts.map((buyer, at) =>
      buyer.post('/api/checkout/create-payment', {
        ...checkoutForm,
        customerInfo: { ...checkoutForm.customerInfo, email: `many${at}@example.test` },
      }),
    ),
  )
  // A shirt with shipping is more than the card holds, so a second cart finds a changed balance.
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)])
  expect(await balanceOf(site, id)).toBe(0)
  const spent = await site.pool.query(`select 1 from gift_card_entries where gift_card_id = $1 and what = 'Spent'`, [
    id,
  ])
  expect(spent.rowCount).toBe(1)
})

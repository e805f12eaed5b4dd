import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { applyGiftCard, balanceOf, issueGiftCard } from '../../support/giftCards.ts'
import { mailsTo } from '../../support/mails.ts'
import { becomes, cardRefunds, holdFor, jobsDone, orderOf } from '../../support/orders.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { confirmCard, eventually, signUpEmployee } from '../../support/people.ts'
import { checkoutForm, fillCart, openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'

const site = useSite()
let variantId: number
let employee: Browser

beforeAll(async () => {
  variantId = (await openShop(site)).at(-1) ?? 0
  await site.pool.query('update variants set retail_price_cents = 2499, stock = null where id = $1', [variantId])
  await holdFor(site, 60)
  employee = await signUpEmployee(site, 'shop')
})

type Started = { clientSecret: string | null; orderReference: string; summary: { total: string; due?: string } }
const withCart = async (quantity = 1): Promise<Browser> => {
  const buyer = site.visitor()
  await fillCart(buyer, variantId, quantity)
  return buyer
}
const order = (buyer: Browser, email = 'buyer@example.test', street = '1 Agate Road') =>
  buyer.post('/api/checkout/create-payment', {
    ...checkoutForm,
    customerInfo: { ...checkoutForm.customerInfo, email },
    shippingAddress: { ...checkoutForm.shippingAddress, street },
  })
const start = async (buyer: Browser, email?: string, street?: string): Promise<Started> => {
  const answer = await order(buyer, email, street)
  if (answer.status !== 200) throw new Error(`Create-payment answered ${answer.status}: ${answer.text}`)
  return answer.json as Started
}
const shownTo = async (buyer: Browser) => (await buyer.get('/api/cart/checkout')).json
const forgetTries = () => site.pool.query('delete from rate_limits')

describe('a gift card', () => {
  it('pays a part; the card pays the rest, and every place shows the same cents', async () => {
    const { id, code } = await issueGiftCard(site, employee, 2000)
    const buyer = await withCart()
    expect((await applyGiftCard(buyer, code.toLowerCase())).json).toMatchObject({
      giftCard: { lastFour: code.slice(-4), balance: '20.00' },
      summary: { total: '30.98', due: '10.98', giftCard: { amount: '20.00' } },
    })
    const { clientSecret, orderReference, summary } = await start(buyer, 'part@example.test')
    expect(summary).toMatchObject({ total: '30.98', due: '10.98' })
    expect(await balanceOf(site, id)).toBe(0)
    await confirmCard(site, clientSecret ?? '')
    await becomes(site, orderReference, { payment: 'paid', total_cents: '3098' })
    const stored = await orderOf(site, orderReference)
    expect(await askCards(site, `payment_intents/${stored.payment_intent_id}`)).toMatchObject({ amount: 1098 })
    expect((await buyer.get(`/api/orders/${orderReference}`)).json).toMatchObject({ summary })
    await eventually(async () => (await mailsTo(site, 'part@example.test')).length === 1)
    const mail = (await mailsTo(site, 'part@example.test')).join('')
    expect(mail).toContain(`Gift card ending in ${code.slice(-4)}`)
    expect(mail).toContain('$10.98')
    expect(await shownTo(buyer)).not.toHaveProperty('giftCard')
  })

  it('that covers everything needs no card, and a cancellation puts it all back', async () => {
    const { id, code } = await issueGiftCard(site, employee, 5000)
    const buyer = await withCart()
    await applyGiftCard(buyer, code)
    const { clientSecret, orderReference } = await start(buyer, 'whole@example.test')
    expect(clientSecret).toBeNull()
    await becomes(site, orderReference, { payment: 'paid', fulfilment: 'held' })
    expect(await balanceOf(site, id)).toBe(1902)
    expect((await buyer.post(`/api/orders/${orderReference}/cancel`)).status).toBe(200)
    await becomes(site, orderReference, { payment: 'refunded', fulfilment: 'cancelled', refunded_cents: '3098' })
    expect(await balanceOf(site, id)).toBe(5000)
    await eventually(async () => (await mailsTo(site, 'whole@example.test', /was canceled/)).length === 1)
    expect((await mailsTo(site, 'whole@example.test', /was canceled/)).join('')).toContain(
      'went back to your gift card',
    )
  })

  it('gets refunds first, then the card', async () => {
    const { id, code } = await issueGiftCard(site, employee, 1000)
    const buyer = await withCart()
    await applyGiftCard(buyer, code)
    const { clientSecret, orderReference } = await start(buyer, 'refund@example.test')
    await confirmCard(site, clientSecret ?? '')
    await becomes(site, orderReference, { payment: 'paid' })
    const { id: orderId, payment_intent_id } = await orderOf(site, orderReference)
    const key = 'the-same-form-twice'
    const refund = (amount: string, more: object = {}) =>
      employee.post(`/api/admin/orders/${orderId}/refund`, { amount, reason: 'A hole', ...more })
    expect((await refund('4.00')).status).toBe(204)
    expect([await balanceOf(site, id), await cardRefunds(site, payment_intent_id)]).toEqual([400, []])
    expect([(await refund('8.00', { key })).status, (await refund('8.00', { key })).status]).toEqual([204, 204])
    await becomes(site, orderReference, { refunded_cents: '1200', payment: 'partially_refunded' })
    expect(await balanceOf(site, id)).toBe(1000)
    expect(await cardRefunds(site, payment_intent_id)).toMatchObject([{ amount: 200 }])
    expect((await refund('18.99')).status).toBe(409)
    expect((await refund('18.98')).status).toBe(204)
    await becomes(site, orderReference, { refunded_cents: '3098', payment: 'refunded' })
    expect(await balanceOf(site, id)).toBe(1000)
    await jobsDone(site)
    expect(await mailsTo(site, 'refund@example.test', /back on your gift card|We refunded/)).not.toEqual([])
  })

  it('never goes below zero when two tabs, or ten carts, spend it at once', async () => {
    const { id, code } = await issueGiftCard(site, employee, 2500)
    const buyers = await Promise.all(Array.from({ length: 10 }, () => withCart()))
    for (const buyer of buyers) expect((await applyGiftCard(buyer, code)).status).toBe(200)
    const answers = await Promise.all(
      buyers.flatMap((buyer, at) => [order(buyer, `a${at}@example.test`), order(buyer, `b${at}@example.test`)]),
    )
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    const { rows } = await site.pool.query<{ least: number }>(
      `select min(running)::int as least from (
        select sum(cents) over (order by id) as running from gift_card_entries where gift_card_id = $1) sums`,
      [id],
    )
    expect(rows[0]?.least).toBeGreaterThanOrEqual(0)
    const held = await site.pool.query<{ carts: number }>(
      `select count(distinct cart_id)::int as carts from orders o where gift_card_id = $1 and payment = 'pending'
        and not exists (select 1 from refunds r where r.order_id = o.id)`,
      [id],
    )
    expect(held.rows[0]?.carts).toBe(1)
    await forgetTries()
  })

  it('gets back what an unpaid order held, once', async () => {
    const { id, code } = await issueGiftCard(site, employee, 1500)
    const buyer = await withCart()
    await applyGiftCard(buyer, code)
    const first = await start(buyer, 'first@example.test')
    const second = await start(buyer, 'second@example.test')
    expect(await balanceOf(site, id)).toBe(0)
    await becomes(site, first.orderReference, { payment: 'failed' })
    expect(await balanceOf(site, id)).toBe(0)
    await site.pool.query(`update orders set created_at = now() - interval '2 days' where reference = $1`, [
      second.orderReference,
    ])
    await runByTheClock(site, 'reconcile')
    await becomes(site, second.orderReference, { payment: 'failed' })
    expect(await balanceOf(site, id)).toBe(1500)
  })

  it('an earlier order that is paid after its gift went to a later one is refunded', async () => {
    const { id, code } = await issueGiftCard(site, employee, 1500)
    const buyer = await withCart()
    await applyGiftCard(buyer, code)
    const first = await start(buyer, 'early@example.test')
    // The first order is replaced, but its payment was confirmed before it could be canceled.
    await site.pool.query(`update orders set fingerprint = null where reference = $1`, [first.orderReference])
    const { id: firstId } = await orderOf(site, first.orderReference)
    await site.pool.query(
      `with back as (insert into refunds (order_id, amount_cents, reason, status, gift_card_id) values ($1, 1500, 'x', 'succeeded', $2) returning id)
        insert into gift_card_entries (gift_card_id, cents, what, order_id, refund_id) select $2, 1500, 'Returned', $1, id from back`,
      [firstId, id],
    )
    await site.pool.query('update orders set refunded_cents = 1500 where id = $1', [firstId])
    await confirmCard(site, first.clientSecret ?? '')
    await becomes(site, first.orderReference, { payment: 'refunded', fulfilment: 'cancelled', refunded_cents: '3098' })
    expect(await balanceOf(site, id)).toBe(1500)
    await jobsDone(site)
    const { rows } = await site.pool.query<{ kind: string; cents: string }>(
      'select kind, sum(total_cents) as cents from invoices where order_id = $1 group by kind order by kind',
      [firstId],
    )
    expect(rows.map(({ cents }) => cents)).toEqual(['3098', '3098'])
  })

  it('is refused when it is unknown, empty or blocked', async () => {
    const buyer = await withCart()
    expect(await applyGiftCard(buyer, 'GIFT-2345-6789-ABCD-EFGH')).toMatchObject({ status: 404 })
    expect(await applyGiftCard(buyer, 'GIFT-1')).toMatchObject({
      status: 400,
      json: { errors: { code: 'A gift card’s code looks like GIFT-XXXX-XXXX-XXXX-XXXX' } },
    })
    const { id, code } = await issueGiftCard(site, employee, 100)
    await applyGiftCard(buyer, code)
    await sendFromPanel(site, employee, 'PATCH', `/cms/api/gift-cards/${id}`, { isActive: false })
    expect(await order(buyer)).toMatchObject({ status: 409, json: { code: 'cart_changed' } })
    expect(await applyGiftCard(buyer, code)).toMatchObject({ status: 404 })
    expect(await shownTo(buyer)).toMatchObject({ summary: { total: '30.98' } })
    expect((await order(buyer)).status).toBe(200)
  })

  it('can’t be guessed: twenty tries in ten minutes', async () => {
    const guest = site.visitor()
    const tries = await Promise.all(Array.from({ length: 25 }, () => applyGiftCard(guest, 'GIFT-2345-6789-ABCD-EFGH')))
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5)
    await forgetTries()
  })
})

describe('in the panel', () => {
  it('a card is emailed once, on its day, and nobody sees its code', async () => {
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString()
    const made = await sendFromPanel(site, employee, 'POST', '/cms/api/gift-cards', {
      amountCents: 2500,
      recipientEmail: 'later@example.test',
      sendAt: inTwoDays,
    })
    const { doc } = (await made.json()) as { doc: { id: number } }
    await runByTheClock(site, 'sendGiftCards')
    expect(await mailsTo(site, 'later@example.test')).toEqual([])
    site.clock.aheadMs += 3 * 86_400_000
    await Promise.all([runByTheClock(site, 'sendGiftCards'), runByTheClock(site, 'sendGiftCards')])
    site.clock.aheadMs = 0
    await eventually(async () => (await mailsTo(site, 'later@example.test')).length > 0)
    await jobsDone(site)
    const mails = await mailsTo(site, 'later@example.test')
    expect(mails).toHaveLength(1)
    const code = /GIFT(-[2-9A-Z]{4}){4}/.exec(mails.join(''))?.[0] ?? ''
    const owner = await signUpEmployee(site)
    for (const path of [
      `gift-cards/${doc.id}`,
      'gift-cards',
      'gift-card-entries',
      'mail-outbox?limit=0',
      'employee-changes?limit=0',
    ]) {
      const text = await (await sendFromPanel(site, owner, 'GET', `/cms/api/${path}`)).text()
      expect(text).not.toContain(code)
      expect(text).not.toContain('codeHash')
    }
    const shown = await sendFromPanel(site, employee, 'GET', `/cms/api/gift-cards/${doc.id}`)
    expect(await shown.json()).toMatchObject({ balance: 2500, lastFour: code.slice(-4) })
  })

  it('a new code can be sent after a lost email, and the old one stops working', async () => {
    const { id, code, email } = await issueGiftCard(site, employee, 1000)
    await sendFromPanel(site, employee, 'PATCH', `/cms/api/gift-cards/${id}`, { sendAgain: true })
    await runByTheClock(site, 'sendGiftCards')
    await eventually(async () => (await mailsTo(site, email)).length === 2)
    const codes = (await mailsTo(site, email)).map((mail) => /GIFT(-[2-9A-Z]{4}){4}/.exec(mail)?.[0] ?? '')
    const next = codes.find((one) => one !== code) ?? ''
    const buyer = await withCart()
    expect((await applyGiftCard(buyer, code)).status).toBe(404)
    expect((await applyGiftCard(buyer, next)).status).toBe(200)
    expect(await balanceOf(site, id)).toBe(1000)
  })

  it('the amount can’t be changed, and a card can’t be deleted', async () => {
    const { id } = await issueGiftCard(site, employee, 1000)
    await sendFromPanel(site, employee, 'PATCH', `/cms/api/gift-cards/${id}`, { amountCents: 99_000, balance: 5 })
    const shown = await sendFromPanel(site, employee, 'GET', `/cms/api/gift-cards/${id}`)
    expect(await shown.json()).toMatchObject({ amountCents: 1000, balance: 1000 })
    expect((await sendFromPanel(site, employee, 'DELETE', `/cms/api/gift-cards/${id}`)).status).toBe(403)
    expect(
      (
        await sendFromPanel(site, employee, 'POST', '/cms/api/gift-card-entries', {
          giftCard: id,
          cents: 500,
          what: 'x',
        })
      ).status,
    ).toBe(403)
  })

  it.each([0, 99, 100_001, 12.5])('an amount of %d cents is refused', async (amountCents) => {
    const answer = await sendFromPanel(site, employee, 'POST', '/cms/api/gift-cards', {
      amountCents,
      recipientEmail: 'x@example.test',
    })
    expect(answer.status).toBe(400)
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGE_COOKIE } from '#contracts/shared/languages.ts'
import type { Browser } from '../../support/Browser.ts'
import { buyGiftCard, codeSentTo, saleOf } from '../../support/giftSales.ts'
import { applyGiftCard, balanceOf } from '../../support/giftCards.ts'
import { giftOf, giveMembership, redeem } from '../../support/giftMemberships.ts'
import { holdRow } from '../../support/holdRow.ts'
import { mailsTo } from '../../support/mails.ts'
import { sellTo } from '../../support/markets.ts'
import { becomes, cardRefunds, holdFor, jobsDone } from '../../support/orders.ts'
import { eventually, signUpEmployee, signUpMember } from '../../support/people.ts'
import { checkoutForm, fillCart, openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone } from '../../support/time.ts'

const site = useSite()
let variantIds: number[]

beforeAll(async () => void (variantIds = await openShop(site)))
beforeEach(async () => {
  site.clock.aheadMs = 0
  await holdFor(site, 60)
  await sellTo(site, 'US', 'CA', 'DE', 'GB')
  await site.pool.query('delete from rate_limits')
})

const DAY = 86_400_000
const JUNE = 'june@example.test'
const withdraw = (reference: string, more: object = {}, who: Browser = site.visitor()) =>
  who.post('/api/withdrawals/gift', { name: 'June Lake', email: JUNE, reference, ...more })
/** Another buyer for each purchase, so that its emails are found. */
let buyers = 0
const newBuyer = () => `june${++buyers}@example.test`
const receipts = (email: string) => mailsTo(site, email, /^We received your withdrawal from a gift/)
const refundsOf = async ({ payment_intent_id }: { payment_intent_id: string }) =>
  (await cardRefunds(site, payment_intent_id)).map(({ amount }) => amount)

/** Without the buyer's own card, when the gift card covers it. */
async function spend(code: string, email: string) {
  const buyer = site.visitor()
  await fillCart(buyer, variantIds[0] ?? 0)
  const applied = await applyGiftCard(buyer, code)
  if (applied.status !== 200) return { buyer, answer: applied }
  const answer = await buyer.post('/api/checkout/create-payment', {
    ...checkoutForm,
    customerInfo: { ...checkoutForm.customerInfo, email },
  })
  return { buyer, answer }
}

describe('the receipt of a gift', () => {
  it('repeats the right of withdrawal and links to the form', async () => {
    const buyerEmail = newBuyer()
    const { reference } = await buyGiftCard(site, { buyerEmail })
    await eventually(async () => (await mailsTo(site, buyerEmail, /^Your receipt/)).length === 1)
    const [mail = ''] = await mailsTo(site, buyerEmail, /^Your receipt/)
    expect(mail).toContain('The period ends 14 days after the day on which you buy the gift')
    expect(mail).toContain('What was spent or redeemed before can’t be withdrawn from.')
    expect(mail).toContain(`/orders?withdraw=true&gift=${reference}`)
  })

  it('says nothing of it while the shop sells to no country that has it, and the form refuses', async () => {
    await sellTo(site, 'US', 'CA')
    const buyerEmail = newBuyer()
    const { reference, form } = await buyGiftCard(site, { buyerEmail })
    await eventually(async () => (await mailsTo(site, buyerEmail, /^Your receipt/)).length === 1)
    expect((await mailsTo(site, buyerEmail, /^Your receipt/))[0]).not.toContain('14 days')
    await sellTo(site, 'US', 'DE')
    expect(await withdraw(reference, { email: buyerEmail })).toMatchObject({
      status: 409,
      json: { code: 'withdrawal_not_possible' },
    })
    const purchase = await site.visitor().get(`/api/gift-cards/purchases/${form.key}`)
    expect(purchase.json).not.toHaveProperty('withdrawUntil')
  })
})

describe('a withdrawal from a gift card', () => {
  it('refunds an unspent card in full, once, with one receipt, however often it is sent', async () => {
    const buyerEmail = newBuyer()
    const sale = await buyGiftCard(site, { buyerEmail })
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(sale.reference, { email: buyerEmail })))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]).toMatchObject({
      status: 200,
      json: { reference: sale.reference, email: buyerEmail, refund: '50.00' },
    })
    await jobsDone(site)
    await deliveriesDone(site)
    expect(await refundsOf(sale)).toEqual([5000])
    expect(await balanceOf(site, sale.cardId)).toBe(0)
    expect(await saleOf(site, sale.reference)).toMatchObject({ refunded_cents: '5000' })
    await eventually(async () => (await receipts(buyerEmail)).length === 1)
    const [receipt] = await receipts(buyerEmail)
    expect(receipt).toContain('We refund $50.00, which is what was left on it')
    expect(receipt).toContain('June Lake')
    const purchase = await site.visitor().get(`/api/gift-cards/purchases/${sale.form.key}`)
    expect(purchase.json).toMatchObject({ withdrawnAt: (answers[0]?.json as { submittedAt: string }).submittedAt })
    const code = await codeSentTo(site, sale.form.recipientEmail)
    expect((await applyGiftCard(site.visitor(), code)).status).not.toBe(200)
  })

  it('of which a part was spent refunds the rest, and the order it paid keeps its own right', async () => {
    const sale = await buyGiftCard(site, { buyerEmail: newBuyer() })
    const { email, orderReference, buyer } = await spendPart(sale)
    const left = await balanceOf(site, sale.cardId)
    expect(left).toBeGreaterThan(0)
    expect((await withdraw(sale.reference, { email: sale.form.buyerEmail })).json).toMatchObject({
      refund: (left / 100).toFixed(2),
    })
    await jobsDone(site)
    expect(await refundsOf(sale)).toEqual([left])
    await becomes(site, orderReference, { payment: 'paid' })
    // Its price goes back on the card, and stays there: one purchase has one statement.
    expect((await buyer.post(`/api/orders/${orderReference}/cancel`)).status).toBe(200)
    await becomes(site, orderReference, { payment: 'refunded' })
    expect(await balanceOf(site, sale.cardId)).toBe(5000 - left)
    expect((await withdraw(sale.reference, { email: sale.form.buyerEmail })).json).toMatchObject({
      refund: (left / 100).toFixed(2),
    })
    await jobsDone(site)
    expect(await refundsOf(sale)).toEqual([left])
    expect(email).not.toBe('')
  })

  async function spendPart(sale: Awaited<ReturnType<typeof buyGiftCard>>) {
    const email = newBuyer()
    const { buyer, answer } = await spend(await codeSentTo(site, sale.form.recipientEmail), email)
    const { orderReference } = answer.json as { orderReference: string }
    await becomes(site, orderReference, { payment: 'paid' })
    return { email, buyer, orderReference }
  }

  it('and carts that spend it at the same moment together never pay out more than was paid', async () => {
    const buyerEmail = newBuyer()
    const sale = await buyGiftCard(site, { buyerEmail })
    const code = await codeSentTo(site, sale.form.recipientEmail)
    const [withdrawn, ...spent] = await Promise.all([
      withdraw(sale.reference, { email: buyerEmail }),
      ...Array.from({ length: 6 }, (_, nth) => spend(code, `race${nth}@example.test`)),
    ])
    expect([200, 409]).toContain(withdrawn.status)
    expect(spent.map(({ answer }) => answer.status).filter((status) => status >= 500)).toEqual([])
    await jobsDone(site)
    const refunded = (await refundsOf(sale)).reduce((sum, cents) => sum + cents, 0)
    const { rows } = await site.pool.query<{ held: number }>(
      `select coalesce(sum(gift_cents), 0)::int as held from orders o where gift_card_id = $1
         and not exists (select 1 from refunds r where r.order_id = o.id)`,
      [sale.cardId],
    )
    expect(refunded + (rows[0]?.held ?? 0) + (await balanceOf(site, sale.cardId))).toBe(5000)
    expect(await balanceOf(site, sale.cardId)).toBeGreaterThanOrEqual(0)
  })

  it('waits for the card’s lock, and refunds what is left after it', async () => {
    const buyerEmail = newBuyer()
    const sale = await buyGiftCard(site, { buyerEmail })
    const spending = {
      text: `with locked as (select id from gift_cards where id = $1 for no key update)
        insert into gift_card_entries (gift_card_id, cents, what) select id, -1200, 'Spent' from locked`,
      values: [sale.cardId],
    }
    const answer = await holdRow(site, spending, () => withdraw(sale.reference, { email: buyerEmail }))
    expect(answer.json).toMatchObject({ refund: '38.00' })
  })

  it.each([
    ['after the 14 days', 16, 'The 14 days for withdrawing have passed'],
    ['within them', 13, null],
  ])('%s', async (_when, days, refusal) => {
    const buyerEmail = newBuyer()
    const { reference } = await buyGiftCard(site, { buyerEmail })
    await site.pool.query('update gift_card_sales set paid_at = $2 where reference = $1', [
      reference,
      new Date(Date.UTC(2026, 10, 2, 12)),
    ])
    site.clock.aheadMs = Date.UTC(2026, 10, 2 + days, 12) - Date.now()
    const answer = await withdraw(reference, { email: buyerEmail })
    expect(answer.status).toBe(refusal === null ? 200 : 409)
    if (refusal !== null) expect(answer.text).toContain(refusal)
  })

  it('is refused in German on a German page', async () => {
    const buyerEmail = newBuyer()
    const { reference } = await buyGiftCard(site, { buyerEmail })
    await site.pool.query(`update gift_card_sales set paid_at = now() - interval '30 days' where reference = $1`, [
      reference,
    ])
    const german = site.visitor()
    german.cookies.set(LANGUAGE_COOKIE, 'de')
    expect((await withdraw(reference, { email: buyerEmail }, german)).text).toContain(
      'Die 14 Tage für den Widerruf sind vorbei.',
    )
  })

  it('is the buyer’s: by the email of the purchase or the account that bought it', async () => {
    const buyer = await signUpMember(site)
    const sale = await buyGiftCard(site, { buyerEmail: undefined }, { buyer })
    expect(await withdraw(sale.reference, { email: 'mallory@example.test' })).toMatchObject({ status: 404 })
    expect(await withdraw('CARD-2222222222', { email: JUNE })).toMatchObject({ status: 404 })
    expect(await withdraw(sale.reference, { name: ' ' })).toMatchObject({ status: 400 })
    expect(await withdraw(sale.reference, { email: 'elsewhere@example.test' }, buyer)).toMatchObject({ status: 200 })
    await eventually(async () => (await receipts('elsewhere@example.test')).length === 1)
  })

  it('after an employee’s refund finds nothing left', async () => {
    const employee = await signUpEmployee(site, 'shop')
    const buyerEmail = newBuyer()
    const sale = await buyGiftCard(site, { buyerEmail })
    expect((await employee.post(`/api/admin/gift-card-sales/${sale.id}/refund`)).status).toBe(204)
    expect((await withdraw(sale.reference, { email: buyerEmail })).text).toContain('Nothing is left of this gift')
    await jobsDone(site)
    expect(await refundsOf(sale)).toEqual([5000])
  })
})

describe('a withdrawal from a gift membership', () => {
  it('that nobody redeemed refunds all of it and ends its code', async () => {
    const buyerEmail = newBuyer()
    const sale = await giveMembership(site, { buyerEmail })
    expect(await withdraw(sale.reference, { email: buyerEmail })).toMatchObject({ status: 200 })
    await jobsDone(site)
    expect(await refundsOf(sale)).toEqual([Number(sale.amount_cents)])
    expect((await giftOf(site, sale.giftId)).voided_at).not.toBeNull()
    expect(await redeem(await signUpMember(site), sale.code)).toMatchObject({
      status: 409,
      json: { code: 'gift_membership_void' },
    })
    await eventually(async () => (await receipts(buyerEmail)).length === 1)
    expect((await receipts(buyerEmail))[0]).toContain('which is everything you paid')
  })

  it('that was redeemed is refused, refunds nothing, and the membership runs on', async () => {
    const buyerEmail = newBuyer()
    const sale = await giveMembership(site, { buyerEmail })
    expect((await redeem(await signUpMember(site), sale.code)).status).toBe(200)
    const answer = await withdraw(sale.reference, { email: buyerEmail })
    expect(answer).toMatchObject({ status: 409, json: { code: 'withdrawal_not_possible' } })
    expect(answer.text).toContain('It runs until its end, and nothing renews.')
    await jobsDone(site)
    expect(await refundsOf(sale)).toEqual([])
    expect((await giftOf(site, sale.giftId)).ends_at?.getTime()).toBeGreaterThan(Date.now() + 80 * DAY)
  })

  it('and somebody who redeems it at the same moment: one of them wins', async () => {
    for (let round = 0; round < 5; round++) {
      const buyerEmail = newBuyer()
      const sale = await giveMembership(site, { buyerEmail })
      const person = await signUpMember(site)
      const [withdrawn, redeemed] = await Promise.all([
        withdraw(sale.reference, { email: buyerEmail }),
        redeem(person, sale.code),
      ])
      expect([withdrawn.status, redeemed.status].toSorted()).toEqual([200, 409])
      await jobsDone(site)
      expect(await refundsOf(sale)).toEqual(withdrawn.status === 200 ? [Number(sale.amount_cents)] : [])
    }
  })
})

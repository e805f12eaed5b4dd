import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lastSendDay, SITE_TIME_ZONE, siteDay } from '#contracts/membership/sendDay.ts'
import { readSalesReport } from '#domain/operations/reports/readSalesReport.ts'
import { alertsSaying } from '../../support/alerts.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { applyGiftCard, balanceOf } from '../../support/giftCards.ts'
import { buyGiftCard, codeSentTo, giftForm, saleOf, startSale } from '../../support/giftSales.ts'
import { mailsTo } from '../../support/mails.ts'
import { becomes, cardRefunds, holdFor, jobsDone } from '../../support/orders.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { confirmCard, eventually, PASSWORD, signUpEmployee, signUpMember, tellCards } from '../../support/people.ts'
import { checkoutForm, fillCart, openShop, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, passTime, runByTheClock } from '../../support/time.ts'
import { sendCardEvent } from '../../support/webhooks.ts'

const site = useSite()
let employee: Browser
let variantId: number

beforeAll(async () => {
  variantId = (await openShop(site)).at(-1) ?? 0
  await site.pool.query('update variants set retail_price_cents = 2499, stock = null where id = $1', [variantId])
  await holdFor(site, 60)
  employee = await signUpEmployee(site, 'shop')
})
beforeEach(async () => {
  site.clock.aheadMs = 0
  await site.pool.query('delete from rate_limits')
})

const DAY = 86_400_000
const inDays = (days: number) => siteDay(new Date(Date.now() + days * DAY))
const refund = (id: number, by = employee) => by.post(`/api/admin/gift-card-sales/${id}/refund`)
const setAmounts = (value: string) =>
  site.pool.query(
    `insert into site_settings (key, value) values ('gift_card_amounts_cents', $1) on conflict (key) do update set value = $1`,
    [value],
  )
const cardsOf = async (email: string) =>
  (await site.pool.query('select 1 from gift_cards where recipient_email = $1', [email])).rowCount
const paymentsOf = async (reference: string) => {
  const { data } = await askCards<{ data: { metadata: Record<string, string> }[] }>(site, 'payment_intents?limit=100')
  return data.filter(({ metadata }) => metadata['giftCardReference'] === reference).length
}

/** Spends some of the card on a shirt of 30.98. */
async function spend(code: string): Promise<string> {
  const buyer = site.visitor()
  await fillCart(buyer, variantId)
  expect((await applyGiftCard(buyer, code)).status).toBe(200)
  const { clientSecret, orderReference } = await startPayment(buyer, checkoutForm)
  if (clientSecret) await confirmCard(site, clientSecret)
  await becomes(site, orderReference, { payment: 'paid' })
  return orderReference
}

describe('a gift card that is bought', () => {
  it('is paid by card, emailed at once, and pays for a shirt; only the recipient gets the code', async () => {
    const buyer = site.visitor()
    const sale = await buyGiftCard(site, { buyerEmail: 'giver@example.test' }, { buyer })
    const code = await codeSentTo(site, sale.form.recipientEmail)
    const mail = (await mailsTo(site, sale.form.recipientEmail)).join('')
    for (const text of ['Aunt June sent you a gift card', '$50.00', 'Hello Grace', 'For the next hunt.'])
      expect(mail).toContain(text)
    await eventually(async () => (await mailsTo(site, 'giver@example.test')).length === 2)
    const toBuyer = (await mailsTo(site, 'giver@example.test')).join('')
    expect(toBuyer).toContain(sale.reference)
    expect(toBuyer).not.toContain(code)
    const shown = await buyer.get(`/api/gift-cards/purchases/${sale.form.key}`)
    expect(shown.json).toMatchObject({ payment: 'paid', amount: '50.00', recipientName: 'Grace', sendOn: inDays(0) })
    expect(shown.text).not.toContain(code)
    await spend(code)
    expect(await balanceOf(site, sale.cardId)).toBe(1902)
    expect((await site.visitor().post('/api/gift-cards/balance', { code: code.toLowerCase() })).json).toEqual({
      lastFour: code.slice(-4),
      balance: '19.02',
    })
  })

  it('for a later day is sent then, exactly once, and the buyer is told', async () => {
    const day = inDays(40)
    const sale = await buyGiftCard(site, { sendOn: day, buyerEmail: 'early@example.test' })
    expect(siteDay(sale.send_at)).toBe(day)
    await runByTheClock(site, 'sendGiftCards')
    await jobsDone(site)
    expect(await mailsTo(site, sale.form.recipientEmail)).toEqual([])
    expect(await mailsTo(site, 'early@example.test')).toHaveLength(1)
    site.clock.aheadMs = 41 * DAY
    await Promise.all([runByTheClock(site, 'sendGiftCards'), runByTheClock(site, 'sendGiftCards')])
    site.clock.aheadMs = 0
    await jobsDone(site)
    expect(await mailsTo(site, sale.form.recipientEmail)).toHaveLength(1)
    expect(await mailsTo(site, 'early@example.test', /was sent$/)).toHaveLength(1)
  })

  it('is one card and one payment for a double click, and for an event that comes three times', async () => {
    const form = giftForm()
    const buyer = site.visitor()
    const answers = await Promise.all([1, 2, 3].map(() => startSale(buyer, form)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const { clientSecret, reference } = answers[0]?.json as { clientSecret: string; reference: string }
    expect(await paymentsOf(reference)).toBe(1)
    await Promise.all([confirmCard(site, clientSecret), confirmCard(site, clientSecret)])
    await eventually(async () => (await saleOf(site, reference)).payment === 'paid')
    const { payment_intent_id: id } = await saleOf(site, reference)
    for (const event of ['evt_gift_late', 'evt_gift_late', 'evt_gift_later'])
      await sendCardEvent(
        site,
        JSON.stringify({
          id: event,
          object: 'event',
          type: 'payment_intent.succeeded',
          livemode: false,
          created: 1,
          data: { object: { id, object: 'payment_intent' } },
        }),
      )
    expect((await startSale(buyer, form)).json).toMatchObject({ code: 'gift_card_sale_changed' })
    await jobsDone(site)
    expect(await cardsOf(form.recipientEmail)).toBe(1)
    expect(await mailsTo(site, form.recipientEmail)).toHaveLength(1)
  })

  it('is issued by the return page or by reconciling when the event never arrives', async () => {
    const lost = async () => {
      const form = giftForm()
      const { clientSecret, reference } = (await startSale(site.visitor(), form)).json as {
        clientSecret: string
        reference: string
      }
      await tellCards(site, 'faults', { webhook: { drop: true } })
      await confirmCard(site, clientSecret)
      await tellCards(site, 'faults', { webhook: null })
      return { form, reference }
    }
    const first = await lost()
    expect((await site.visitor().get(`/api/gift-cards/purchases/${first.form.key}`)).json).toMatchObject({
      payment: 'paid',
    })
    const second = await lost()
    await runByTheClock(site, 'reconcile')
    await eventually(async () => (await saleOf(site, second.reference)).payment === 'paid')
    expect(await cardsOf(second.form.recipientEmail)).toBe(1)
  })

  it('that nobody pays is given up after a day, and its payment is canceled', async () => {
    const { reference } = (await startSale(site.visitor(), giftForm())).json as { reference: string }
    await site.pool.query(`update gift_card_sales set created_at = now() - interval '2 days' where reference = $1`, [
      reference,
    ])
    await runByTheClock(site, 'reconcile')
    await eventually(async () => (await saleOf(site, reference)).payment === 'failed')
    const { payment_intent_id } = await saleOf(site, reference)
    expect(await askCards(site, `payment_intents/${payment_intent_id}`)).toMatchObject({ status: 'canceled' })
  })

  it('for which another amount was charged is not issued, and an employee is told', async () => {
    const form = giftForm()
    const { clientSecret, reference } = (await startSale(site.visitor(), form)).json as {
      clientSecret: string
      reference: string
    }
    await site.pool.query('update gift_card_sales set amount_cents = 10000 where reference = $1', [reference])
    await confirmCard(site, clientSecret)
    await eventually(async () => (await saleOf(site, reference)).payment === 'failed')
    expect(await cardsOf(form.recipientEmail)).toBe(0)
    expect(await alertsSaying(site.pool, reference)).toHaveLength(1)
  })

  it('a member buys with their account, and finds it in their data', async () => {
    const member = await signUpMember(site)
    const sale = await buyGiftCard(site, { buyerEmail: undefined }, { buyer: member })
    await eventually(async () => (await mailsTo(site, member.email, /^Your receipt/)).length === 1)
    const data = (await member.get('/api/account/export')).json
    expect(data).toMatchObject({ giftCards: [{ reference: sale.reference, recipientName: 'Grace' }] })
    const code = await codeSentTo(site, sale.form.recipientEmail)
    await jobsDone(site)
    expect((await member.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
    const { rows } = await site.pool.query(
      `select row_to_json(s)::text || row_to_json(g)::text as text from gift_card_sales s join gift_cards g on g.id = s.gift_card_id
       where s.id = $1`,
      [sale.id],
    )
    for (const personal of [member.email, 'Grace', 'Aunt June', 'For the next hunt.'])
      expect(JSON.stringify(rows)).not.toContain(personal)
    expect((await site.visitor().post('/api/gift-cards/balance', { code })).json).toMatchObject({ balance: '50.00' })
  })
})

describe('a form that is wrong', () => {
  const tomorrow = inDays(1)
  it.each([
    ['an amount that isn’t sold', { amount: '49.99' }, 'amount'],
    ['a negative amount', { amount: '-50.00' }, 'amount'],
    ['no amount', { amount: undefined }, 'amount'],
    ['yesterday', { sendOn: inDays(-1) }, 'sendOn'],
    [
      'a day in more than a year',
      { sendOn: siteDay(new Date(Date.parse(`${lastSendDay(new Date())}T12:00:00Z`) + 2 * DAY)) },
      'sendOn',
    ],
    ['no day of the calendar', { sendOn: '2027-02-30' }, 'sendOn'],
    ['a bad email', { recipientEmail: 'grace@' }, 'recipientEmail'],
    ['no email of the buyer', { buyerEmail: undefined }, 'buyerEmail'],
    ['no name', { senderName: ' \n ' }, 'senderName'],
    ['a message of 10,000 characters', { message: 'x'.repeat(10_000) }, 'message'],
    ['control characters', { message: 'a\u0007b' }, 'message'],
    ['a made-up key', { key: '1' }, 'key'],
  ])('is refused for %s, and nothing is stored', async (_, wrong, field) => {
    const form = giftForm({ sendOn: tomorrow, ...wrong })
    const answer = await startSale(site.visitor(), form)
    expect(answer).toMatchObject({ status: 400, json: { errors: { [field]: expect.any(String) as string } } })
    const { rowCount } = await site.pool.query('select 1 from gift_card_sales where recipient_email = $1', [
      form.recipientEmail,
    ])
    expect(rowCount).toBe(0)
  })

  it('that changed under the same key is refused', async () => {
    const form = giftForm()
    expect((await startSale(site.visitor(), form)).status).toBe(200)
    expect(await startSale(site.visitor(), { ...form, amount: '100.00' })).toMatchObject({
      status: 409,
      json: { code: 'gift_card_sale_changed' },
    })
  })

  it('finds no gift cards on sale when the owner has emptied the list', async () => {
    await setAmounts('')
    expect((await site.visitor().get('/api/gift-cards')).json).toEqual({ amounts: [] })
    expect(await startSale(site.visitor(), giftForm())).toMatchObject({ status: 400 })
    await setAmounts('10000,2500')
    expect((await site.visitor().get('/api/gift-cards')).json).toEqual({ amounts: ['25.00', '100.00'] })
    expect(await startSale(site.visitor(), giftForm())).toMatchObject({ status: 400 })
    await setAmounts('2500,5000,10000')
  })

  it('is limited, and so are guesses of a balance', async () => {
    const guest = site.visitor()
    const guess = () => guest.post('/api/gift-cards/balance', { code: 'GIFT-2345-6789-ABCD-EFGH' })
    const guesses = await Promise.all(Array.from({ length: 25 }, guess))
    expect(guesses.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(20).fill(404),
      ...Array<number>(5).fill(429),
    ])
    expect((await guest.get(`/api/gift-cards/purchases/${randomUUID()}`)).status).toBe(404)
    expect((await guest.get('/api/gift-cards/purchases/1')).status).toBe(404)
  })
})

describe('money that goes back', () => {
  it('an unspent card is refunded in full, once, and can’t be spent or sent any more', async () => {
    const sale = await buyGiftCard(site, { sendOn: inDays(20), buyerEmail: 'sorry@example.test' })
    expect((await refund(sale.id, await signUpMember(site))).status).toBe(403)
    const answers = await Promise.all([refund(sale.id), refund(sale.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    await eventually(async () => Number((await saleOf(site, sale.reference)).refunded_cents) === 5000)
    expect(await cardRefunds(site, sale.payment_intent_id)).toMatchObject([{ amount: 5000, status: 'succeeded' }])
    expect(await balanceOf(site, sale.cardId)).toBe(0)
    await eventually(async () => (await mailsTo(site, 'sorry@example.test', /^We refunded \$50\.00/)).length === 1)
    site.clock.aheadMs = 21 * DAY
    await runByTheClock(site, 'sendGiftCards')
    site.clock.aheadMs = 0
    await jobsDone(site)
    expect(await mailsTo(site, sale.form.recipientEmail)).toEqual([])
    expect(await balanceOf(site, sale.cardId)).toBe(0)
  })

  it('of a card that was partly spent, only the rest is refunded', async () => {
    const sale = await buyGiftCard(site)
    await spend(await codeSentTo(site, sale.form.recipientEmail))
    expect((await refund(sale.id)).status).toBe(204)
    await eventually(async () => Number((await saleOf(site, sale.reference)).refunded_cents) === 1902)
    expect(await cardRefunds(site, sale.payment_intent_id)).toMatchObject([{ amount: 1902 }])
    expect(await balanceOf(site, sale.cardId)).toBe(0)
    expect((await refund(sale.id)).status).toBe(409)
  })

  it('a refund that the bank returns is on the card again', async () => {
    const sale = await buyGiftCard(site, {}, { card: '4000 0000 0000 5126' })
    await refund(sale.id)
    await eventually(async () => Number((await saleOf(site, sale.reference)).refunded_cents) === 5000)
    expect(await balanceOf(site, sale.cardId)).toBe(0)
    await passTime(site, 3)
    await eventually(async () => (await balanceOf(site, sale.cardId)) === 5000)
    expect(Number((await saleOf(site, sale.reference)).refunded_cents)).toBe(0)
  })

  it('a refund in the provider’s dashboard takes it from the balance', async () => {
    const sale = await buyGiftCard(site)
    await askCards(site, 'refunds', { payment_intent: sale.payment_intent_id, amount: '2000' })
    await eventually(async () => (await balanceOf(site, sale.cardId)) === 3000)
    await deliveriesDone(site)
    await jobsDone(site)
    expect(await balanceOf(site, sale.cardId)).toBe(3000)
  })

  it('a dispute freezes the balance; won, it is back; lost, it is gone', async () => {
    const sale = await buyGiftCard(site)
    const code = await codeSentTo(site, sale.form.recipientEmail)
    const dispute = async () => {
      const answer = await tellCards(site, 'dispute', { payment_intent: sale.payment_intent_id })
      await eventually(async () => (await saleOf(site, sale.reference)).dispute_outcome === 'open')
      return ((await answer.json()) as { id: string }).id
    }
    const buyer = site.visitor()
    await fillCart(buyer, variantId)
    await applyGiftCard(buyer, code)
    const first = await dispute()
    expect(await applyGiftCard(buyer, code)).toMatchObject({ status: 409, json: { code: 'gift_card_frozen' } })
    expect(await buyer.post('/api/checkout/create-payment', checkoutForm)).toMatchObject({
      status: 409,
      json: { code: 'cart_changed' },
    })
    expect(await site.visitor().post('/api/gift-cards/balance', { code })).toMatchObject({ status: 409 })
    expect(await refund(sale.id)).toMatchObject({ status: 409 })
    await tellCards(site, 'dispute', { close: first, outcome: 'won' })
    await eventually(async () => (await saleOf(site, sale.reference)).dispute_outcome === 'won')
    expect((await applyGiftCard(buyer, code)).status).toBe(200)

    const other = await buyGiftCard(site)
    const spent = await codeSentTo(site, other.form.recipientEmail)
    await spend(spent)
    const second = (await (await tellCards(site, 'dispute', { payment_intent: other.payment_intent_id })).json()) as {
      id: string
    }
    await eventually(async () => (await saleOf(site, other.reference)).dispute_outcome === 'open')
    expect(await balanceOf(site, other.cardId)).toBe(1902)
    await tellCards(site, 'dispute', { close: second.id, outcome: 'lost' })
    await eventually(async () => (await balanceOf(site, other.cardId)) === 0)
    expect(Number((await saleOf(site, other.reference)).refunded_cents)).toBe(5000)
    expect((await alertsSaying(site.pool, other.reference, 'already spent'))[0]).toContain('$30.98')
  })

  it('is counted once on the dashboard: when the card is bought, not when it is spent', async () => {
    const report = () => readSalesReport(site.pool, new Date())
    const before = await report()
    const sale = await buyGiftCard(site)
    const bought = await report()
    expect(bought.last30Days.revenueCents - before.last30Days.revenueCents).toBe(5000)
    expect(bought.openGiftCards.cents - before.openGiftCards.cents).toBe(5000)
    await spend(await codeSentTo(site, sale.form.recipientEmail))
    const spent = await report()
    expect(spent.last30Days.revenueCents).toBe(bought.last30Days.revenueCents)
    expect(spent.last30Days.orders).toBe(bought.last30Days.orders + 1)
    expect(spent.openGiftCards.cents - before.openGiftCards.cents).toBe(1902)
    await refund(sale.id)
    await eventually(async () => Number((await saleOf(site, sale.reference)).refunded_cents) === 1902)
    const after = await report()
    expect(after.last30Days.revenueCents - before.last30Days.revenueCents).toBe(3098)
    expect(after.weeks.at(-1)?.revenueCents).toBe(after.weeks.reduce((sum, week) => sum + week.revenueCents, 0))
  })
})

describe('in the panel', () => {
  it('a corrected address gets a new code, and the old one stops working', async () => {
    const sale = await buyGiftCard(site)
    const code = await codeSentTo(site, sale.form.recipientEmail)
    const answer = await sendFromPanel(site, employee, 'PATCH', `/cms/api/gift-cards/${sale.cardId}`, {
      recipientEmail: 'right@example.test',
    })
    expect(answer.status).toBe(200)
    await runByTheClock(site, 'sendGiftCards')
    const next = await codeSentTo(site, 'right@example.test')
    expect(next).not.toBe(code)
    const statuses = await Promise.all(
      [code, next].map(async (one) => (await site.visitor().post('/api/gift-cards/balance', { code: one })).status),
    )
    expect(statuses).toEqual([404, 200])
  })

  it('a sale shows neither its key nor a code', async () => {
    const sale = await buyGiftCard(site)
    const code = await codeSentTo(site, sale.form.recipientEmail)
    const shown = await sendFromPanel(site, employee, 'GET', `/cms/api/gift-card-sales/${sale.id}`)
    const text = await shown.text()
    expect(JSON.parse(text)).toMatchObject({ reference: sale.reference, amountCents: 5000 })
    for (const secret of [code, sale.form.key, 'keyHash', 'fingerprint', 'idempotencyKey'])
      expect(text).not.toContain(secret)
  })
})

const hourThere = new Intl.DateTimeFormat('en-US', { timeZone: SITE_TIME_ZONE, hour: 'numeric', hourCycle: 'h23' })
const offsetThere = new Intl.DateTimeFormat('en-US', { timeZone: SITE_TIME_ZONE, timeZoneName: 'shortOffset' })

/** The next two days on which the site's clocks change, and the days before them. */
function clockChanges(): string[] {
  const offsetOn = (day: number) =>
    offsetThere
      .format(new Date(Date.now() + day * DAY))
      .split(' ')
      .at(-1)
  return Array.from({ length: 360 }, (_, day) => day)
    .filter((day) => day > 1 && offsetOn(day) !== offsetOn(day + 1))
    .flatMap((day) => [inDays(day), inDays(day + 1)])
}

describe('around the days on which clocks change', () => {
  it.each(clockChanges())('a gift card for %s is sent at eight in the morning there', async (day) => {
    const sale = await buyGiftCard(site, { sendOn: day })
    expect([siteDay(sale.send_at), hourThere.format(sale.send_at)]).toEqual([day, '08'])
    site.clock.aheadMs = sale.send_at.getTime() - Date.now() - 60_000
    await runByTheClock(site, 'sendGiftCards')
    await jobsDone(site)
    expect(await mailsTo(site, sale.form.recipientEmail)).toEqual([])
    site.clock.aheadMs += 120_000
    await runByTheClock(site, 'sendGiftCards')
    await runByTheClock(site, 'sendGiftCards')
    await jobsDone(site)
    expect(await mailsTo(site, sale.form.recipientEmail)).toHaveLength(1)
  })
})

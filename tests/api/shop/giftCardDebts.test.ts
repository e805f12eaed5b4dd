import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { alertsSaying } from '../../support/alerts.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { applyGiftCard, balanceOf } from '../../support/giftCards.ts'
import { type BoughtCard, buyGiftCard, codeSentTo } from '../../support/giftSales.ts'
import { mailsTo } from '../../support/mails.ts'
import { becomes, cardRefunds, holdFor, jobsDone, orderOf } from '../../support/orders.ts'
import { confirmCard, signUpEmployee, tellCards } from '../../support/people.ts'
import { checkoutForm, fillCart, openShopWithTwo, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone } from '../../support/time.ts'

const site = useSite()
let hoodie: number
let tee: number
let employee: Browser

beforeAll(async () => {
  ;[hoodie, tee] = await openShopWithTwo(site, 7471, 2499)
  await holdFor(site, 60)
  employee = await signUpEmployee(site)
})
beforeEach(() => site.pool.query('delete from rate_limits'))

type Card = BoughtCard & { code: string }
let guests = 0

async function hundred(): Promise<Card> {
  const sale = await buyGiftCard(site, { amount: '100.00' })
  return { ...sale, code: await codeSentTo(site, sale.form.recipientEmail) }
}

/** A buyer whose cart costs more than the card has. */
async function withCart({ code }: Card): Promise<Browser> {
  const buyer = site.visitor()
  await fillCart(buyer, hoodie)
  await fillCart(buyer, tee, 2)
  await applyGiftCard(buyer, code)
  return buyer
}

type Opened = { buyer: Browser; email: string; reference: string; clientSecret: string | null }

/** @returns null when the card is frozen or empty. */
async function open(code: string, variant = hoodie): Promise<Opened | null> {
  const buyer = site.visitor()
  const email = `guest${++guests}@example.test`
  await fillCart(buyer, variant)
  if ((await applyGiftCard(buyer, code)).status !== 200) return null
  const form = { ...checkoutForm, customerInfo: { ...checkoutForm.customerInfo, email } }
  const { clientSecret, orderReference: reference } = await startPayment(buyer, form)
  return { buyer, email, reference, clientSecret }
}

async function spend(code: string, variant = hoodie): Promise<Opened> {
  const order = await open(code, variant)
  if (!order) throw new Error('The gift card pays nothing')
  if (order.clientSecret) await confirmCard(site, order.clientSecret)
  await becomes(site, order.reference, { payment: 'paid' })
  return order
}

const settled = async () => {
  await deliveriesDone(site)
  await jobsDone(site)
}
const refundThere = async ({ payment_intent_id }: Card, cents: number) => {
  await askCards(site, 'refunds', { payment_intent: payment_intent_id, amount: String(cents) })
  await settled()
}
async function dispute({ payment_intent_id }: Card): Promise<string> {
  const { id } = (await (await tellCards(site, 'dispute', { payment_intent: payment_intent_id })).json()) as {
    id: string
  }
  await settled()
  return id
}
const decide = async (id: string, outcome: 'won' | 'lost') => {
  await tellCards(site, 'dispute', { close: id, outcome })
  await settled()
}
const cancel = async ({ reference }: Opened) => {
  const { id } = await orderOf(site, reference)
  expect((await employee.post(`/api/admin/orders/${id}/cancel`, {})).status).toBe(204)
  await becomes(site, reference, { fulfilment: 'cancelled' })
  await settled()
}
const alertAbout = async ({ reference }: Card) =>
  (await alertsSaying(site.pool, reference, 'already spent')).map((message) => /\$[\d.]+/.exec(message)?.[0])

describe('a gift card whose buyer has the money back', () => {
  const takes: [string, (card: Card) => Promise<void>][] = [
    ['by a lost dispute', async (card) => decide(await dispute(card), 'lost')],
    ['by a refund in the provider’s dashboard', (card) => refundThere(card, 10_000)],
  ]
  it.each(takes)('%s pays no second order with what the first gives back', async (_, take) => {
    const card = await hundred()
    const order = await spend(card.code)
    expect(await orderOf(site, order.reference)).toMatchObject({ total_cents: '8070' })
    await take(card)
    expect([await balanceOf(site, card.cardId), await alertAbout(card)]).toEqual([0, ['$80.70']])
    const { problem, fulfilment } = await orderOf(site, order.reference)
    expect([fulfilment, problem]).toEqual(['needs_attention', expect.stringContaining('has the money back')])

    await cancel(order)
    expect(await orderOf(site, order.reference)).toMatchObject({ payment: 'refunded', refunded_cents: '8070' })
    expect([await balanceOf(site, card.cardId), await alertAbout(card)]).toEqual([0, []])
    expect(await open(card.code)).toBeNull()
    const [mail = ''] = await mailsTo(site, order.email, /was canceled/)
    expect(mail.replace(/\s+/g, ' ')).toContain(
      `$80.70 went back to your gift card ending in ${card.code.slice(-4)}. $80.70 of it can’t be used: the payment for that card went back to its buyer.`,
    )
  })

  it('pays what it owes from every refund, and then has what was really paid for it', async () => {
    const card = await hundred()
    const order = await spend(card.code)
    await refundThere(card, 5000)
    expect([await balanceOf(site, card.cardId), await alertAbout(card)]).toEqual([0, ['$30.70']])
    const { id } = await orderOf(site, order.reference)
    const refund = (amount: string) => employee.post(`/api/admin/orders/${id}/refund`, { amount, reason: 'A hole' })
    expect((await refund('20.00')).status).toBe(204)
    expect([await balanceOf(site, card.cardId), await alertAbout(card)]).toEqual([0, ['$10.70']])
    expect((await refund('15.00')).status).toBe(204)
    await settled()
    expect([await balanceOf(site, card.cardId), await alertAbout(card)]).toEqual([430, []])
    const mails = (await mailsTo(site, order.email, /^We refunded/)).map((mail) => mail.replace(/\s+/g, ' '))
    expect(mails.map((mail) => /\$[\d.]+ of it can’t be used/.exec(mail)?.[0]).sort()).toEqual([
      '$10.70 of it can’t be used',
      '$20.00 of it can’t be used',
    ])
  })

  it('shows a cart only what is left after an open order of it gave its part back', async () => {
    const card = await hundred()
    const buyer = await withCart(card)
    await startPayment(buyer)
    await refundThere(card, 9000)
    const shown = async () =>
      ((await buyer.get('/api/cart/checkout')).json as { giftCard?: { balance: string } }).giftCard?.balance
    expect(await shown()).toBe('10.00')
    expect((await startPayment(buyer)).summary).toMatchObject({ total: '124.69', due: '114.69' })
    await settled()
    expect(await balanceOf(site, card.cardId)).toBe(0)
  })
})

describe('a gift card that is frozen while it pays', () => {
  it('holds the order of an open checkout once it is paid, and lets it print when the bank has decided', async () => {
    const card = await hundred()
    const buyer = await withCart(card)
    const { clientSecret, orderReference: reference } = await startPayment(buyer)
    const id = await dispute(card)
    await confirmCard(site, clientSecret)
    await becomes(site, reference, { payment: 'paid', fulfilment: 'needs_attention' })
    expect((await orderOf(site, reference)).problem).toContain('a bank is checking the payment for that card')
    await decide(id, 'won')
    const { id: orderId, problem } = await orderOf(site, reference)
    expect(problem).toBe(
      `The payment for the gift card ending in ${card.code.slice(-4)} is safe again. Try again to print the order, or cancel it.`,
    )
    expect((await employee.post(`/api/admin/orders/${orderId}/retry`, {})).status).toBe(204)
    await becomes(site, reference, { fulfilment: 'held', problem: null })
  })

  it('an order that waits for its print: it is held until the bank has decided; one sent anyway stays sent', async () => {
    const card = await hundred()
    const order = await spend(card.code)
    await becomes(site, order.reference, { fulfilment: 'held' })
    const dispute1 = await dispute(card)
    expect(await orderOf(site, order.reference)).toMatchObject({ fulfilment: 'needs_attention' })
    await decide(dispute1, 'lost')
    const { id, problem } = await orderOf(site, order.reference)
    expect(problem).toContain('has the money back')
    expect(problem).not.toContain('checking')
    expect((await employee.post(`/api/admin/orders/${id}/retry`, {})).status).toBe(204)
    await becomes(site, order.reference, { fulfilment: 'submitted' })
    await site.pool.query(`select graphile_worker.add_job('syncGiftCardMoney', json_build_object('saleId', $1::int))`, [
      card.id,
    ])
    await settled()
    expect(await orderOf(site, order.reference)).toMatchObject({ fulfilment: 'submitted', problem: null })
  })

  it('deactivated by an employee: an order that is paid later is held', async () => {
    const card = await hundred()
    const buyer = await withCart(card)
    const { clientSecret, orderReference: reference } = await startPayment(buyer)
    await site.pool.query('update gift_cards set is_active = false where id = $1', [card.cardId])
    await confirmCard(site, clientSecret)
    await becomes(site, reference, { payment: 'paid', fulfilment: 'needs_attention' })
    expect((await orderOf(site, reference)).problem).toContain('that card was deactivated')
  })
})

/** The same numbers for the same seed. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** What the provider kept of the purchase, less what orders keep of the card. */
async function left(card: Card, lost: boolean): Promise<number> {
  const refunds = await cardRefunds(site, card.payment_intent_id)
  const back = refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0)
  const { rows } = await site.pool.query<{ spent: number }>(
    `select coalesce(sum(gift_cents - coalesce((select sum(amount_cents) from refunds r where r.order_id = o.id and r.gift_card_id is not null), 0)), 0)::int as spent
     from orders o where gift_card_id = $1`,
    [card.cardId],
  )
  return 10_000 - back - (lost ? 10_000 - back : 0) - (rows[0]?.spent ?? 0)
}

const SEEDS = process.env['DEEP'] ? 40 : 2

describe('in any order of events', () => {
  it.each(Array.from({ length: SEEDS }, (_, at) => Date.now() + at))(
    'a card never pays more than was paid for it and kept (seed %i)',
    async (seed) => {
      const below = random(seed)
      const card = await hundred()
      const orders: Opened[] = []
      let disputed: string | null = null
      let isLost = false
      const steps: Record<string, () => Promise<void>> = {
        buy: async () => {
          const order = await open(card.code, below(2) ? tee : hoodie)
          if (!order) return
          if (order.clientSecret) await confirmCard(site, order.clientSecret)
          await becomes(site, order.reference, { payment: 'paid' })
          orders.push(order)
        },
        leave: async () => {
          const order = await open(card.code, hoodie)
          if (!order?.clientSecret) return void (order && orders.push(order))
          await site.pool.query(`update orders set fingerprint = null where reference = $1`, [order.reference])
          const { id } = await orderOf(site, order.reference)
          await site.pool.query(
            `select graphile_worker.add_job('cancelPayment', json_build_object('orderId', $1::int))`,
            [id],
          )
        },
        cancel: async () => {
          const order = orders.splice(below(orders.length), 1)[0]
          if (order) await order.buyer.post(`/api/orders/${order.reference}/cancel`)
        },
        refundPart: async () => {
          const order = orders[below(orders.length)]
          if (!order) return
          const { id } = await orderOf(site, order.reference)
          await employee.post(`/api/admin/orders/${id}/refund`, { amount: `${1 + below(20)}.30`, reason: 'A hole' })
        },
        refundThere: async () => {
          if (disputed || isLost) return
          await askCards(site, 'refunds', {
            payment_intent: card.payment_intent_id,
            amount: String(500 + below(4000)),
          }).catch(() => undefined)
        },
        refundHere: async () => {
          if (below(3) === 0) await employee.post(`/api/admin/gift-card-sales/${card.id}/refund`)
        },
        dispute: async () => {
          if (disputed || isLost || (await cardRefunds(site, card.payment_intent_id)).length > 0) return
          disputed = await dispute(card)
        },
        decide: async () => {
          if (!disputed) return
          isLost = below(3) > 0
          await decide(disputed, isLost ? 'lost' : 'won')
          disputed = null
        },
      }
      const names = Object.keys(steps)
      const done: string[] = []
      for (let step = 0; step < 12; step++) {
        const name = names[below(names.length)] ?? 'buy'
        done.push(name)
        await steps[name]?.()
        await settled()
        const expected = Math.max(0, await left(card, isLost))
        expect(await balanceOf(site, card.cardId), done.join(', ')).toBe(expected)
      }
    },
    60_000,
  )
})

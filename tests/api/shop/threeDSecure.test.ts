import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderSchema } from '#contracts/shop/orders.ts'
import { describeOrder } from '../../../web/src/features/shop/orders/describeOrder.ts'
import type { Browser } from '../../support/Browser.ts'
import { balanceOf } from '../../support/giftCards.ts'
import { giftForm, saleOf, startSale } from '../../support/giftSales.ts'
import { mailsTo } from '../../support/mails.ts'
import { becomes, holdFor, jobsDone, orderOf } from '../../support/orders.ts'
import { confirmCard, eventually } from '../../support/people.ts'
import { checkoutForm, fillCart, openShop, printOrders, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import '../../support/siteTexts.ts'

const site = useSite()
const ASKS = '4000 0025 0000 3155'
let variantIds: number[]

beforeAll(async () => void (variantIds = await openShop(site)))
beforeEach(() => holdFor(site, 0))

const answerBank = async (clientSecret: string, outcome: 'authenticate' | 'fail') => {
  const answer = await fetch(`${site.cardBase}/demo/3ds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_secret: clientSecret, outcome }),
  })
  return (await answer.json()) as { status: string }
}
const shownTo = async (buyer: Browser, reference: string) => {
  const order = orderSchema.parse((await buyer.get(`/api/orders/${reference}`)).json)
  return { ...describeOrder(order), payment: order.payment }
}

describe('a payment whose bank asks its holder', () => {
  let buyers = 0
  const begin = async () => {
    const buyer = site.visitor()
    const email = `asked${++buyers}@example.test`
    await fillCart(buyer, variantIds[0] ?? 0)
    const form = { ...checkoutForm, customerInfo: { ...checkoutForm.customerInfo, email } }
    const { clientSecret, orderReference: reference } = await startPayment(buyer, form)
    expect((await confirmCard(site, clientSecret, ASKS)).status).toBe('requires_action')
    return { buyer, email, clientSecret, reference }
  }

  it('waits, and says so: nothing is printed and nothing is emailed', async () => {
    const { buyer, email, reference } = await begin()
    expect(await shownTo(buyer, reference)).toMatchObject({
      label: 'Waiting for payment',
      says: 'The card provider hasn’t confirmed the payment yet.',
    })
    await jobsDone(site)
    expect([await printOrders(site, reference), await mailsTo(site, email)]).toEqual([[], []])
  })

  it('pays once when the holder says yes', async () => {
    const { buyer, email, clientSecret, reference } = await begin()
    expect((await answerBank(clientSecret, 'authenticate')).status).toBe('succeeded')
    await becomes(site, reference, { payment: 'paid', fulfilment: 'submitted' })
    await jobsDone(site)
    expect(await shownTo(buyer, reference)).toMatchObject({ payment: 'paid', label: 'Sent to print' })
    expect(await printOrders(site, reference)).toHaveLength(1)
    await eventually(async () => (await mailsTo(site, email, /is confirmed$/)).length === 1)
  })

  it('charges nothing when the holder says no, and the same order can be paid with another card', async () => {
    const { buyer, email, clientSecret, reference } = await begin()
    expect((await answerBank(clientSecret, 'fail')).status).toBe('requires_payment_method')
    await jobsDone(site)
    expect(['pending', 'failed']).toContain((await orderOf(site, reference)).payment)
    expect((await shownTo(buyer, reference)).payment).not.toBe('paid')
    expect((await confirmCard(site, clientSecret)).status).toBe('succeeded')
    await becomes(site, reference, { payment: 'paid', fulfilment: 'submitted' })
    await jobsDone(site)
    expect(await printOrders(site, reference)).toHaveLength(1)
    await eventually(async () => (await mailsTo(site, email, /is confirmed$/)).length === 1)
  })
})

it('a gift card is issued once its buyer’s bank was answered, and not before', async () => {
  const form = giftForm({ buyerEmail: 'asked-gift@example.test' })
  const started = await startSale(site.visitor(), form)
  const { clientSecret, reference } = started.json as { clientSecret: string; reference: string }
  expect((await confirmCard(site, clientSecret, ASKS)).status).toBe('requires_action')
  const purchase = async () =>
    (await site.visitor().get(`/api/gift-cards/purchases/${form.key}`)).json as { payment: string }
  expect((await purchase()).payment).toBe('pending')
  expect((await saleOf(site, reference)).gift_card_id).toBeNull()
  await answerBank(clientSecret, 'authenticate')
  await eventually(async () => (await purchase()).payment === 'paid')
  expect(await balanceOf(site, (await saleOf(site, reference)).gift_card_id ?? 0)).toBe(5000)
  await eventually(async () => (await mailsTo(site, 'asked-gift@example.test', /^Your receipt/)).length === 1)
})

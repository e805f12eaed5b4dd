import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { orderSchema } from '#contracts/shop/orders.ts'
import { readOwnGoodsCost } from '#domain/shop/orders/ownGoodsCost.ts'
import { readSalesReport } from '#domain/operations/reports/readSalesReport.ts'
import { describeLine } from '../../../web/src/features/shop/orders/describeLine.ts'
import { describeOrder } from '../../../web/src/features/shop/orders/describeOrder.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { mailsTo } from '../../support/mails.ts'
import {
  becomes,
  buy,
  buySubmitted,
  cardRefunds,
  holdFor,
  jobsDone,
  notesOf,
  orderOf,
  runJob,
} from '../../support/orders.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { addOwnGood, changeStock, stockOf } from '../../support/ownGoods.ts'
import { confirmCard, eventually, signUpEmployee, tellCards, tellPrint } from '../../support/people.ts'
import { startSecondApp } from '../../support/secondApp.ts'
import {
  address,
  checkoutForm,
  fillCart,
  openShop,
  printOrders,
  type Started,
  startPayment,
} from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import '../../support/siteTexts.ts'
import { startWebhookReceiver } from '../../support/webhookReceiver.ts'

const site = useSite()
let owner: Browser

beforeAll(async () => void (owner = await signUpEmployee(site)))
beforeEach(() => void (site.clock.aheadMs = 0))

const pay = (buyer: Browser) => buyer.post('/api/checkout/create-payment', checkoutForm)
/** As the site's own pages: a busy server is asked again. */
async function payPatiently(buyer: Browser): ReturnType<typeof pay> {
  const answer = await pay(buyer)
  if (answer.status !== 503) return answer
  await new Promise((resolve) => setTimeout(resolve, 500))
  return payPatiently(buyer)
}
const soldOut = { status: 409, json: { code: 'variant_sold_out' } }
const cardOf = (number: string) => ({ number, exp_month: 12, exp_year: 2040, cvc: '123' })

/** As Stripe.js does. */
async function askBrowser(path: 'confirm' | '3ds', body: object): Promise<unknown> {
  const answer = await fetch(`${site.cardBase}/demo/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ return_url: `${site.url}/orders?success=true`, ...body }),
  })
  return answer.json()
}

const afterMinutes = (minutes: number) => void (site.clock.aheadMs += minutes * 60_000)

async function endHold(reference: string): Promise<void> {
  const { id } = await orderOf(site, reference)
  await runJob(site, 'endHold', { orderId: id })
  await jobsDone(site)
}

describe('a product that an employee adds', () => {
  it('sells itself, at its price in cents', async () => {
    const loupe = await addOwnGood(owner, { name: 'Loupe of steel', price: 30.5, stock: null })
    const buyer = site.visitor()
    await fillCart(buyer, loupe.variantId, 2)
    const cart = (await buyer.get('/api/cart')).json
    expect(cart).toMatchObject([{ productId: loupe.id, merchandise: { title: 'Loupe of steel' }, quantity: 2 }])
    expect(await startPayment(buyer)).toMatchObject({ summary: { subtotal: '61.00' }, heldUntil: null })
  })

  it('is not among the merchandise', async () => {
    const sieve = await addOwnGood(owner, { name: 'Sieve of beech', price: 20, stock: 3 })
    expect((await site.visitor().get('/api/merchandise')).text).not.toContain('Sieve of beech')
    expect((await site.visitor().get('/api/products')).json).toContainEqual(
      expect.objectContaining({ id: sieve.id, variantId: sieve.variantId, inStock: true }),
    )
  })

  it('has a page that sells it', async () => {
    const geode = await addOwnGood(owner, { name: 'Geode half', price: 45, stock: 1 })
    expect((await site.visitor().get(`/api/products/${geode.id}`)).json).toMatchObject({
      product: { id: geode.id, name: 'Geode half' },
      item: { title: 'Geode half', variants: [{ id: geode.variantId, retailPrice: '45.00', left: 1 }] },
    })
  })

  it('is found at its product’s page also by what leads to merchandise, such as a review or an email', async () => {
    const hammer = await addOwnGood(owner, { name: 'Rock hammer', price: 38, stock: 2 })
    const buyer = site.visitor()
    await fillCart(buyer, hammer.variantId)
    const [line] = (await buyer.get('/api/cart')).json as { merchandise: { id: number } }[]
    expect((await buyer.get(`/api/merchandise/${line?.merchandise.id}`)).json).toEqual({
      ...{ state: 'product', productId: hammer.id, title: 'Rock hammer' },
    })
    const page = await fetch(`${site.url}/merchandise/${line?.merchandise.id}`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([301, `/shop/${hammer.id}-rock-hammer`])
  })

  it('leaves carts and the shop when it is deleted, and orders keep it', async () => {
    const brush = await addOwnGood(owner, { name: 'Brush of bristle', price: 9, stock: 5 })
    const bought = await buy(site, { variantIds: [brush.variantId] })
    const visitor = site.visitor()
    await fillCart(visitor, brush.variantId)
    const order = async () => (await bought.buyer.get(`/api/orders/${bought.reference}`)).json as { lines: object[] }
    expect(await order()).toMatchObject({ lines: [{ articlePath: `/shop/${brush.id}` }] })
    expect((await owner.delete(`/cms/api/products/${brush.id}`)).status).toBe(200)
    expect((await visitor.get('/api/cart')).json).toMatchObject([{ unavailable: true }])
    expect(await pay(visitor)).toMatchObject({ status: 409, json: { code: 'cart_changed' } })
    expect(await order()).toMatchObject({ lines: [{ title: 'Brush of bristle' }] })
    expect((await order()).lines[0]).not.toHaveProperty('articlePath')
  })

  it('is never sent to the print provider', async () => {
    const notebook = await addOwnGood(owner, { name: 'Field notebook', price: 14, stock: 5 })
    const { reference } = await buy(site, { variantIds: [notebook.variantId] })
    await jobsDone(site)
    expect(await orderOf(site, reference)).toMatchObject({ payment: 'paid', fulfilment: 'held', to_pack: true })
    expect(await printOrders(site, reference)).toEqual([])
  })
})

describe('the last piece', () => {
  it('is held while somebody pays, for ten minutes, and the cart of another buyer says that it is gone', async () => {
    const stone = await addOwnGood(owner, { name: 'Laguna agate', price: 80, stock: 1 })
    const [first, second] = [site.visitor(), site.visitor()]
    await fillCart(first, stone.variantId)
    await fillCart(second, stone.variantId)
    const { heldUntil } = (await pay(first)).json as { heldUntil: string }
    const minutes = (new Date(heldUntil).getTime() - Date.now() - site.clock.aheadMs) / 60_000
    expect(minutes).toBeGreaterThan(9)
    expect(minutes).toBeLessThanOrEqual(10)
    expect(await pay(second)).toMatchObject(soldOut)
    expect((await second.get('/api/cart')).json).toMatchObject([{ unavailable: true }])
    expect((await first.get('/api/cart')).json).not.toMatchObject([{ unavailable: true }])
    expect(await stockOf(owner, stone)).toEqual({ left: 0, held: 1, sold: 0 })
    expect((await pay(first)).json).toMatchObject({ heldUntil })
  })

  it('is free again when the hold ends, and the payment is canceled so that nobody is charged for it', async () => {
    const stone = await addOwnGood(owner, { name: 'Botswana agate', price: 60, stock: 1 })
    const buyer = site.visitor()
    await fillCart(buyer, stone.variantId)
    const { clientSecret, orderReference } = await startPayment(buyer)
    await endHold(orderReference)
    expect(await stockOf(owner, stone)).toMatchObject({ left: 0, held: 1 })
    afterMinutes(11)
    await endHold(orderReference)
    expect(await stockOf(owner, stone)).toEqual({ left: 1, held: 0, sold: 0 })
    expect(await orderOf(site, orderReference)).toMatchObject({ payment: 'failed' })
    expect((await confirmCard(site, clientSecret)).status).not.toBe('succeeded')
  })

  it('stays held while the buyer’s bank asks them, for half an hour', async () => {
    const stone = await addOwnGood(owner, { name: 'Crazy lace agate', price: 70, stock: 1 })
    const buyer = site.visitor()
    await fillCart(buyer, stone.variantId)
    const { clientSecret, orderReference } = await startPayment(buyer)
    expect((await confirmCard(site, clientSecret, '4000 0025 0000 3155')).status).toBe('requires_action')
    afterMinutes(11)
    await endHold(orderReference)
    expect(await stockOf(owner, stone)).toMatchObject({ left: 0, held: 1 })
    afterMinutes(21)
    await endHold(orderReference)
    expect(await stockOf(owner, stone)).toMatchObject({ left: 1, held: 0 })
  })

  it.each([
    ['at their bank', '4000 0025 0000 3155', undefined],
    ['at PayPal', '4242 4242 4242 4242', 'paypal'],
  ])('isn’t charged to a buyer who confirms %s after the hold has ended', async (_where, number, wallet) => {
    expect((await owner.put('/api/admin/settings', { ways_to_pay: 'paypal' })).status).toBe(200)
    const stone = await addOwnGood(owner, { name: `Agate of ${number}`, price: 70, stock: 1 })
    const slow = site.visitor()
    await fillCart(slow, stone.variantId)
    const { clientSecret, orderReference } = await startPayment(slow)
    expect(await askBrowser('confirm', { client_secret: clientSecret, wallet, card: cardOf(number) })).toMatchObject({
      status: 'requires_action',
    })
    afterMinutes(31)
    await endHold(orderReference)
    await buy(site, { variantIds: [stone.variantId] })
    expect(await askBrowser('3ds', { client_secret: clientSecret, outcome: 'authenticate' })).toMatchObject({
      error: { code: 'payment_intent_unexpected_state' },
    })
    const { payment_intent_id: intent, payment } = await orderOf(site, orderReference)
    expect(payment).toBe('failed')
    expect(await askCards(site, `payment_intents/${intent}`)).toMatchObject({ status: 'canceled', amount_received: 0 })
    expect(await stockOf(owner, stone)).toEqual({ left: 0, held: 0, sold: 1 })
    expect((await slow.get('/api/cart')).json).toMatchObject([{ unavailable: true }])
  })

  it('is packed although its product was deleted while its buyer paid', async () => {
    await holdFor(site, 0)
    const stone = await addOwnGood(owner, { name: 'Agate of the last day', price: 70, stock: 1 })
    const buyer = site.visitor()
    await fillCart(buyer, stone.variantId)
    const { clientSecret, orderReference } = await startPayment(buyer)
    expect((await owner.delete(`/cms/api/products/${stone.id}`)).status).toBe(200)
    expect((await confirmCard(site, clientSecret)).status).toBe('succeeded')
    await becomes(site, orderReference, { payment: 'paid', to_pack: true })
    const { id, payment_intent_id: intent } = await orderOf(site, orderReference)
    expect(await cardRefunds(site, intent)).toEqual([])
    expect((await owner.post(`/api/admin/orders/${id}/parcels`, { carrier: 'usps' })).status).toBe(204)
    expect(await orderOf(site, orderReference)).toMatchObject({ fulfilment: 'shipped' })
  })

  it('is free at once when the buyer leaves', async () => {
    const stone = await addOwnGood(owner, { name: 'Fire agate', price: 90, stock: 1 })
    const buyer = site.visitor()
    await fillCart(buyer, stone.variantId)
    await startPayment(buyer)
    expect((await buyer.post('/api/checkout/leave')).status).toBe(204)
    await eventually(async () => (await stockOf(owner, stone)).left === 1, 20_000)
  })

  it('passes to the new order of a buyer who presses again after the hold', async () => {
    const stone = await addOwnGood(owner, { name: 'Moss agate', price: 40, stock: 1 })
    const buyer = site.visitor()
    await fillCart(buyer, stone.variantId)
    const first = await startPayment(buyer)
    afterMinutes(11)
    const second = await startPayment(buyer)
    expect(second.orderReference).not.toBe(first.orderReference)
    await confirmCard(site, second.clientSecret)
    await becomes(site, second.orderReference, { payment: 'paid' })
    expect(await stockOf(owner, stone)).toEqual({ left: 0, held: 0, sold: 1 })
  })

  it('is refunded, with the reason, to whoever pays after it went to somebody else', async () => {
    const stone = await addOwnGood(owner, { name: 'Plume agate', price: 55, stock: 1 })
    const email = 'late@example.test'
    const form = { ...checkoutForm, customerInfo: { ...checkoutForm.customerInfo, email } }
    const late = site.visitor()
    await fillCart(late, stone.variantId)
    const { clientSecret, orderReference } = await startPayment(late, form)
    // As a site that restarts between the end of the hold and the cancellation of the payment.
    const { id } = await orderOf(site, orderReference)
    await site.pool.query('update variants set stock = 0 where id = $1', [stone.variantId])
    await site.pool.query('update order_lines set stock_taken = 0 where order_id = $1', [id])
    await confirmCard(site, clientSecret)
    await becomes(site, orderReference, { fulfilment: 'cancelled', payment: 'refunded' })
    expect(await cardRefunds(site, (await orderOf(site, orderReference)).payment_intent_id)).toHaveLength(1)
    await eventually(async () => (await mailsTo(site, email, /cancel/i)).length === 1, 20_000)
    expect((await mailsTo(site, email, /cancel/i))[0]).toContain('someone else bought it meanwhile')
    expect(await stockOf(owner, stone)).toEqual({ left: 0, held: 0, sold: 0 })
  })
})

describe('what an order gives back', () => {
  it('a canceled order puts its pieces back, once', async () => {
    const bags = await addOwnGood(owner, { name: 'Sample bags', price: 12, stock: 4 })
    const { buyer, reference } = await buy(site, { variantIds: [bags.variantId, bags.variantId] })
    expect(await stockOf(owner, bags)).toEqual({ left: 2, held: 0, sold: 2 })
    expect((await buyer.post(`/api/orders/${reference}/cancel`)).status).toBeLessThan(300)
    await becomes(site, reference, { fulfilment: 'cancelled' })
    expect(await stockOf(owner, bags)).toEqual({ left: 4, held: 0, sold: 0 })
    expect(await notesOf(site, (await orderOf(site, reference)).id)).toContain('Order canceled')
  })

  it('a canceled line puts back only its own pieces', async () => {
    const glove = await addOwnGood(owner, { name: 'Leather gloves', price: 24, stock: 3 })
    const tube = await addOwnGood(owner, { name: 'Map tube', price: 58, stock: 3 })
    const { buyer, reference } = await buy(site, { variantIds: [glove.variantId, tube.variantId] })
    const { lines } = (await buyer.get(`/api/orders/${reference}`)).json as { lines: { id: number }[] }
    expect((await buyer.post(`/api/orders/${reference}/lines/${lines[0]?.id}/cancel`)).status).toBeLessThan(300)
    expect([(await stockOf(owner, glove)).left, (await stockOf(owner, tube)).left]).toEqual([3, 2])
  })
})

describe('the stock', () => {
  it('adds up what two employees change at once, and never falls below zero', async () => {
    const chisel = await addOwnGood(owner, { name: 'Flat chisel', price: 16, stock: 10 })
    const changes = Array.from({ length: 8 }, (_, at) => changeStock(owner, chisel, { change: at % 2 ? -1 : 3 }))
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await stockOf(owner, chisel)).toMatchObject({ left: 18 })
    expect(await changeStock(owner, chisel, { change: -19 })).toMatchObject({
      status: 400,
      json: { errors: { change: 'There aren’t that many left' } },
    })
    expect((await changeStock(owner, chisel, { change: 0.5 })).status).toBe(400)
    expect(await stockOf(owner, chisel)).toMatchObject({ left: 18 })
    expect(await changeStock(owner, chisel, { isCounted: false })).toMatchObject({ json: { left: null } })
  })
})

const webhookEventSeen = z.object({ type: z.string(), data: z.looseObject({ left: z.number() }) })

it('tells webhooks what was sold, when few are left, and when the last one is gone', async () => {
  const receiver = await startWebhookReceiver()
  onTestFinished(async () => {
    await site.pool.query('delete from webhook_receivers')
    await receiver.close()
  })
  const events = ['product.sold', 'product.low_stock', 'product.sold_out']
  expect((await owner.post('/api/admin/webhooks', { url: receiver.url, events })).status).toBe(201)
  const lens = await addOwnGood(owner, { name: 'Lens of quartz', price: 70, stock: 2 })
  await buy(site, { variantIds: [lens.variantId] })
  await buy(site, { variantIds: [lens.variantId] })
  await eventually(async () => receiver.accepted.length === 4, 20_000)
  const seen = receiver.accepted.map(({ body }) => webhookEventSeen.parse(JSON.parse(body)))
  expect(seen.map(({ type, data: { left } }) => `${type} ${left}`).toSorted()).toEqual([
    ...['product.low_stock 1', 'product.sold 0', 'product.sold 1', 'product.sold_out 0'],
  ])
  expect(seen[0]?.data).toMatchObject({ id: lens.id, path: `/shop/${lens.id}`, name: 'Lens of quartz', quantity: 1 })
})

describe('packing', () => {
  const send = (id: number, input: object) =>
    owner.post(`/api/admin/orders/${id}/parcels`, { carrier: 'usps', ...input })
  const linesOf = async (buyer: Browser, reference: string) =>
    ((await buyer.get(`/api/orders/${reference}`)).json as { lines: { id: number; title: string }[] }).lines

  it('waits until the buyer can no longer cancel, then sends the parcel, says so in an email, and ships the order', async () => {
    await holdFor(site, 60)
    const tumbler = await addOwnGood(owner, { name: 'Rotary tumbler', price: 129, stock: 2 })
    const { buyer, id, email, reference } = await buy(site, { variantIds: [tumbler.variantId] })
    const tooEarly = await send(id, { code: '9400 1' })
    expect(tooEarly).toMatchObject({ status: 409, json: { code: 'illegal_order_move' } })
    afterMinutes(61)
    expect((await send(id, { code: '9400 1' })).status).toBe(204)
    expect(await orderOf(site, reference)).toMatchObject({ fulfilment: 'shipped', to_pack: false })
    expect((await buyer.get(`/api/orders/${reference}`)).json).toMatchObject({
      parcels: [{ tracking: [{ code: '9400 1', url: expect.stringContaining('9400%201') as string }] }],
      steps: [{ step: 'ordered' }, { step: 'paid' }, { step: 'shipped', isDone: true }, { step: 'delivered' }],
    })
    await eventually(async () => (await mailsTo(site, email, /is on its way$/)).length === 1, 20_000)
    expect((await send(id, {})).status).toBe(409)
    await holdFor(site, 0)
  })

  it('prints the slips of what can be packed now, or of one order, for who changes orders', async () => {
    await holdFor(site, 60)
    const globe = await addOwnGood(owner, { name: 'Globe of jasper', price: 64, stock: 4 })
    const { buyer, id } = await buy(site, { variantIds: [globe.variantId] })
    const slips = (who: Browser, query = '') => who.get(`/api/admin/packing-slips${query}`)
    const pages = ({ text }: { text: string }) => text.match(/\/Type \/Page\b(?!s)/g)?.length
    const early = await slips(owner)
    const one = await slips(owner, `?order=${id}`)
    expect(one).toMatchObject({ status: 200 })
    expect(one.headers.get('content-type')).toBe('application/pdf')
    expect(pages(one)).toBe(1)
    await buy(site, { variantIds: [globe.variantId] })
    afterMinutes(61)
    expect(pages(await slips(owner))).toBeGreaterThanOrEqual((pages(early) ?? 0) + 1)
    expect((await slips(buyer)).status).toBe(401)
    expect((await slips(await signUpEmployee(site, 'editor'))).status).toBe(403)
    expect((await slips(owner, '?order=999999')).status).toBe(404)
    await holdFor(site, 0)
  })

  it('is over for an order that was refunded: nothing is sent, and its pieces are back', async () => {
    await holdFor(site, 0)
    const gem = await addOwnGood(owner, { name: 'Fire agate', price: 80, stock: 2 })
    const { buyer, id, reference } = await buy(site, { variantIds: [gem.variantId] })
    const [line] = await linesOf(buyer, reference)
    const restock = () => owner.post(`/api/admin/orders/${id}/lines/${line?.id}/restock`)
    expect((await restock()).status).toBe(409)
    await site.pool.query(`update orders set fulfilment = 'partially_shipped' where id = $1`, [id])
    const { total_cents: total } = await orderOf(site, reference)
    const amount = (Number(total) / 100).toFixed(2)
    expect((await owner.post(`/api/admin/orders/${id}/refund`, { amount, reason: 'Broken' })).status).toBe(204)
    await becomes(site, reference, { payment: 'refunded' })
    expect(await orderOf(site, reference)).toMatchObject({ to_pack: false })
    expect((await send(id, {})).status).toBe(409)
    expect((await owner.get(`/api/admin/packing-slips?order=${id}`)).status).toBe(404)
    expect(await stockOf(owner, gem)).toMatchObject({ left: 2 })
  })

  it('goes on after “Try again” without letting the buyer cancel what has left', async () => {
    await holdFor(site, 0)
    const pair = await addOwnGood(owner, { name: 'Pair of slices', price: 44, stock: 3 })
    const stand = await addOwnGood(owner, { name: 'Stand of oak', price: 12, stock: 3 })
    const { buyer, id, reference } = await buy(site, { variantIds: [pair.variantId, stand.variantId] })
    const [first] = await linesOf(buyer, reference)
    expect((await send(id, { lines: [first?.id] })).status).toBe(204)
    await site.pool.query(`update orders set fulfilment = 'needs_attention' where id = $1`, [id])
    expect((await owner.post(`/api/admin/orders/${id}/retry`, {})).status).toBe(204)
    expect(await orderOf(site, reference)).toMatchObject({ fulfilment: 'partially_shipped', to_pack: true })
    expect((await buyer.post(`/api/orders/${reference}/cancel`)).status).toBe(409)
  })

  it('sends a part, then the rest, and what comes back is sold again when an employee says so', async () => {
    await holdFor(site, 0)
    const torch = await addOwnGood(owner, { name: 'UV torch', price: 55, stock: 1 })
    const map = await addOwnGood(owner, { name: 'Map of the shore', price: 19, stock: null })
    const { buyer, id, reference } = await buy(site, { variantIds: [torch.variantId, map.variantId] })
    const [first, second] = await linesOf(buyer, reference)
    expect((await send(id, { lines: [first?.id] })).status).toBe(204)
    expect(await orderOf(site, reference)).toMatchObject({ fulfilment: 'partially_shipped', to_pack: true })
    expect((await send(id, { lines: [first?.id] })).status).toBe(409)
    expect((await send(id, { lines: [second?.id] })).status).toBe(204)
    expect(await orderOf(site, reference)).toMatchObject({ fulfilment: 'shipped', to_pack: false })
    const restock = (line: number | undefined) => owner.post(`/api/admin/orders/${id}/lines/${line}/restock`)
    expect([(await restock(first?.id)).status, (await restock(first?.id)).status]).toEqual([204, 409])
    expect((await restock(second?.id)).status).toBe(409)
    expect(await stockOf(owner, torch)).toMatchObject({ left: 1 })
  })

  it('of a mixed order, the margin counts what both parcels cost, until the own goods are back', async () => {
    await holdFor(site, 0)
    const [shirt = 0] = (await openShop(site)).slice(-1)
    await site.pool.query('update variants set stock = null where id = $1', [shirt])
    const geode = await addOwnGood(owner, { name: 'Geode from Brazil', price: 90, stock: 1 })
    expect(
      (await sendFromPanel(site, owner, 'PATCH', `/cms/api/products/${geode.id}`, { costCents: 3500 })).status,
    ).toBe(200)
    const margin = async () => (await readSalesReport(site.pool, new Date(Date.now() + 60_000))).last30Days.marginCents
    const before = await margin()
    const { id, buyer, reference } = await buySubmitted(site, { variantIds: [shirt, geode.variantId] })
    const { total_cents: total, provider_cost_cents: printed } = await orderOf(site, reference)
    expect(Number(printed)).toBeGreaterThan(0)
    const fee = Math.round(Number(total) * 0.029) + 30
    expect((await margin()) - before).toBe(Number(total) - Number(printed) - 3500 - fee)
    expect(await readOwnGoodsCost(site.pool, id)).toBe(3500)
    expect((await send(id, {})).status).toBe(204)
    const line = (await linesOf(buyer, reference)).find(({ title }) => title === geode.name)
    expect((await owner.post(`/api/admin/orders/${id}/lines/${line?.id}/restock`)).status).toBe(204)
    expect((await margin()) - before).toBe(Number(total) - Number(printed) - fee)
    expect(await readOwnGoodsCost(site.pool, id)).toBe(0)
  }, 120_000)

  it('of an order with a shirt, the print provider gets only the shirt, and each travels in its own parcel', async () => {
    await holdFor(site, 0)
    const [shirt = 0] = (await openShop(site)).slice(-1)
    await site.pool.query('update variants set stock = null where id = $1', [shirt])
    const compass = await addOwnGood(owner, { name: 'Brass compass', price: 42, stock: 1 })
    const bought = await buySubmitted(site, { variantIds: [shirt, compass.variantId] })
    const sent = (await (await fetch(`${site.printBase}/_emulator/state`)).json()) as {
      orders: { reference: string; items: { sku: string }[] }[]
    }
    const ours = sent.orders.filter(({ reference }) => reference === bought.reference)
    expect(ours).toHaveLength(1)
    expect(JSON.stringify(ours)).not.toContain('OWN-')
    const advance = () => tellPrint(site, `orders/${bought.printId}/advance`, {})
    await advance()
    await becomes(site, bought.reference, { fulfilment: 'in_production' })
    await advance()
    await becomes(site, bought.reference, { fulfilment: 'partially_shipped' })
    const shown = orderSchema.parse((await bought.buyer.get(`/api/orders/${bought.reference}`)).json)
    expect(describeOrder(shown).says).toBe('Part of your order is on its way. The rest follows.')
    expect(shown.lines.map((line) => describeLine(line, shown))).toEqual(['On its way', 'Not sent yet'])
    expect((await send(bought.id, { code: '42' })).status).toBe(204)
    const order = await orderOf(site, bought.reference)
    expect(order).toMatchObject({ fulfilment: 'shipped', to_pack: false })
    // In the order in which they left.
    expect(order.parcels?.map(({ lineIds }) => lineIds)).toEqual(shown.lines.map(({ id }) => [id]))
  }, 120_000)
})

it('a payment takes the last piece back from an order that its own buyer began meanwhile', async () => {
  const bead = await addOwnGood(owner, { name: 'Bead of carnelian', price: 15, stock: 1 })
  const buyer = site.visitor()
  await fillCart(buyer, bead.variantId)
  const paid = await startPayment(buyer)
  onTestFinished(async () => void (await tellCards(site, 'faults', { webhook: null })))
  await tellCards(site, 'faults', { webhook: { drop: true } })
  expect(await confirmCard(site, paid.clientSecret ?? '')).toMatchObject({ status: 'succeeded' })
  const elsewhere = { ...address, street: '12 Basalt Lane' }
  const later = await startPayment(buyer, { ...checkoutForm, shippingAddress: elsewhere })
  expect(later.orderReference).not.toBe(paid.orderReference)
  await tellCards(site, 'faults', { webhook: null })
  await runJob(site, 'cancelPayment', { orderId: (await orderOf(site, paid.orderReference)).id })
  await becomes(site, paid.orderReference, { payment: 'paid' })
  await becomes(site, later.orderReference, { payment: 'failed' })
  expect((await orderOf(site, paid.orderReference)).fulfilment).not.toBe('cancelled')
  expect(await stockOf(owner, bead)).toEqual({ left: 0, held: 0, sold: 1 })
})

it('whatever buyers and employees do, left and held and sold are what was put in', async () => {
  const bag = await addOwnGood(owner, { name: 'Bag of beach stones', price: 8, stock: 6 })
  let putIn = 6
  const paying: { buyer: Browser; clientSecret: string; orderReference: string }[] = []
  const bought: { buyer: Browser; orderReference: string }[] = []
  const steps: Record<string, () => Promise<void>> = {
    start: async () => {
      const buyer = site.visitor()
      await fillCart(buyer, bag.variantId).catch(() => undefined)
      const answer = await pay(buyer)
      if (answer.status === 200) paying.push({ buyer, ...(answer.json as Started) })
    },
    pay: async () => {
      const one = paying.shift()
      if (!one) return
      await confirmCard(site, one.clientSecret)
      await becomes(site, one.orderReference, { payment: 'paid' })
      bought.push(one)
    },
    leave: async () => {
      const one = paying.shift()
      if (!one) return
      await one.buyer.post('/api/checkout/leave')
      await becomes(site, one.orderReference, { payment: 'failed' })
    },
    cancel: async () => {
      const one = bought.shift()
      if (!one) return
      await one.buyer.post(`/api/orders/${one.orderReference}/cancel`)
      await becomes(site, one.orderReference, { fulfilment: 'cancelled' })
    },
    add: async () => {
      putIn += (await changeStock(owner, bag, { change: 1 })).status === 200 ? 1 : 0
    },
    take: async () => {
      putIn -= (await changeStock(owner, bag, { change: -2 })).status === 200 ? 2 : 0
    },
  }
  const order = 'start start take pay start leave start start start add cancel start take pay pay start cancel take pay'
  for (const name of order.split(' ')) {
    await steps[name]?.()
    const { left, held, sold } = await stockOf(owner, bag)
    expect([name, (left ?? 0) + held + sold, (left ?? 0) >= 0]).toEqual([name, putIn, true])
  }
}, 90_000)

it('of 200 buyers of one stone, at two processes, one pays and 199 are told before their cards are charged', async () => {
  const stone = await addOwnGood(owner, { name: 'Lake Superior agate', price: 120, stock: 1 })
  const second = await startSecondApp(site, { keepsAnswers: true })
  const buyers = Array.from({ length: 200 }, (_, at) => (at % 2 ? second.as(site.visitor()) : site.visitor()))
  try {
    for (const buyer of buyers) await fillCart(buyer, stone.variantId)
    const before = (await askCards<{ data: { id: string }[] }>(site, 'payment_intents?limit=100')).data.length
    const answers = await Promise.all(buyers.map(payPatiently))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(199)
    for (const answer of refused) expect(answer).toMatchObject(soldOut)
    const { clientSecret, orderReference } = answers.find(({ status }) => status === 200)?.json as {
      clientSecret: string
      orderReference: string
    }
    await confirmCard(site, clientSecret)
    await becomes(site, orderReference, { payment: 'paid' })
    expect(await stockOf(owner, stone)).toEqual({ left: 0, held: 0, sold: 1 })
    const after = (await askCards<{ data: { id: string }[] }>(site, 'payment_intents?limit=100')).data.length
    expect(after - before).toBe(1)
  } finally {
    await second.close()
  }
}, 180_000)

import { beforeAll, describe, expect, it } from 'vitest'
import type { InvoiceData } from '#domain/shop/invoices/invoiceData.ts'
import type { OwnReview } from '#contracts/shop/reviews.ts'
import type { Browser } from '../../support/Browser.ts'
import { applyGiftCard, balanceOf, issueGiftCard } from '../../support/giftCards.ts'
import { sellTo } from '../../support/markets.ts'
import { becomes, cardRefunds, holdFor, jobsDone, orderOf } from '../../support/orders.ts'
import { addOwnGood, type OwnGood, stockOf } from '../../support/ownGoods.ts'
import { confirmCard, signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { applyCode, createCode } from '../../support/promoCodes.ts'
import { addressFor, buyArrived, praise, publish } from '../../support/reviews.ts'
import { address, checkoutForm, fillCart, openShop, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let owner: Browser
let shirt: number
let geode: OwnGood

beforeAll(async () => {
  shirt = (await openShop(site)).at(-1) ?? 0
  await site.pool.query('update variants set stock = null where id = $1', [shirt])
  owner = await signUpEmployee(site)
  geode = await addOwnGood(owner, { name: 'Geode of the lake', price: 40, stock: 5 })
})

const IN_BERLIN = { ...address, street: 'Ringweg 1', city: 'Berlin', state: undefined, country: 'DE', zipCode: '10115' }

/** No parcel of own goods is free. */
const OWN_SHIPPING = { own_shipping_us: '5000:450', own_shipping_free: 'off' }

type Line = { id: number; maker: string; paid: number; code: number; tax: number }
const linesOf = async (orderId: number) =>
  (
    await site.pool.query<Line>(
      `select id::int, maker, line_total_cents::int - code_discount_cents::int as paid, code_discount_cents::int as code, tax_cents::int as tax
       from order_lines where order_id = $1 order by maker`,
      [orderId],
    )
  ).rows

describe('an order of printed and own goods', () => {
  it('has one code, one gift card, one tax and one invoice, with a part for each', async () => {
    expect((await owner.put('/api/admin/settings', { tax_service: 'stripe', ...OWN_SHIPPING })).status).toBe(200)
    await createCode(site, owner, { code: 'HALFOFF', kind: 'percent', percent: 50, isActive: true })
    const card = await issueGiftCard(site, owner, 500)
    const buyer = site.visitor()
    for (const variantId of [shirt, geode.variantId]) await fillCart(buyer, variantId)
    await applyCode(buyer, 'HALFOFF')
    await applyGiftCard(buyer, card.code)
    const shippingAddress = { ...address, city: 'New York', state: 'NY', zipCode: '10001' }
    const { clientSecret, orderReference } = await startPayment(buyer, { ...checkoutForm, shippingAddress })
    await confirmCard(site, clientSecret)
    await becomes(site, orderReference, { payment: 'paid', to_pack: true })
    await jobsDone(site)
    const { id, total_cents: total } = await orderOf(site, orderReference)
    const lines = await linesOf(id)
    expect(lines.map(({ maker }) => maker)).toEqual(['print', 'own'])
    for (const { code, tax, paid } of lines) {
      expect(code).toBe(paid)
      expect(tax).toBeGreaterThan(0)
    }
    const { rows } = await site.pool.query<{ rest: number }>(
      'select (total_cents - shipping_cents - tax_cents)::int as rest from orders where id = $1',
      [id],
    )
    expect(rows[0]?.rest).toBe(lines.reduce((sum, { paid }) => sum + paid, 0))
    expect(Number(total)).toBeGreaterThan(500)
    expect(await balanceOf(site, card.id)).toBe(0)
    const invoices = await site.pool.query<{ data: InvoiceData; total: number }>(
      'select data, total_cents::int as total from invoices where order_id = $1',
      [id],
    )
    expect(invoices.rows).toHaveLength(1)
    expect(invoices.rows[0]?.total).toBe(Number(total))
    const invoice = invoices.rows[0]?.data
    expect(invoice?.items.map(({ text }) => text)).toEqual([expect.stringMatching(/, \w+$/), 'Geode of the lake'])
    const cents = [
      ...(invoice?.items.map(({ totalCents }) => totalCents) ?? []),
      ...(invoice?.rest.map((row) => row.cents) ?? []),
    ]
    expect(cents.reduce((sum, part) => sum + part, 0)).toBe(Number(total))
    const discount = -lines.reduce((sum, { code }) => sum + code, 0)
    expect(invoice?.rest).toMatchObject([
      { label: 'Discount', cents: discount },
      { label: 'Shipping', cents: expect.any(Number) as number },
      { label: 'Tax', cents: invoice?.taxCents },
    ])
    expect(invoice?.rest[1]?.cents).toBeGreaterThanOrEqual(450)
    expect(invoice?.giftCents).toBe(500)
    expect((await buyer.get(`/api/orders/${orderReference}/invoice`)).status).toBe(200)
    await owner.put('/api/admin/settings', { tax_service: 'none' })
    await site.pool.query(`delete from site_settings where key ~ 'own_shipping'`)
  })

  it('gives money back to the gift card first, then to the card, for own goods that were withdrawn and returned', async () => {
    await sellTo(site, 'US', 'DE')
    await holdFor(site, 0)
    const card = await issueGiftCard(site, owner, 1500)
    const buyer = site.visitor()
    for (const variantId of [shirt, geode.variantId]) await fillCart(buyer, variantId)
    await applyGiftCard(buyer, card.code)
    const email = 'gift-and-card@example.test'
    const { clientSecret, orderReference: reference } = await startPayment(buyer, {
      ...checkoutForm,
      customerInfo: { ...checkoutForm.customerInfo, email },
      shippingAddress: IN_BERLIN,
    })
    await confirmCard(site, clientSecret)
    await becomes(site, reference, { payment: 'paid', to_pack: true, fulfilment: 'submitted' })
    const order = await orderOf(site, reference)
    const { left } = await stockOf(owner, geode)
    expect(await balanceOf(site, card.id)).toBe(0)
    expect((await owner.post(`/api/admin/orders/${order.id}/parcels`, { carrier: 'usps' })).status).toBe(204)
    await site.pool.query(
      `update orders set fulfilment = 'delivered', shipped_at = now(), delivered_at = now() where id = $1`,
      [order.id],
    )
    const [, own] = await linesOf(order.id)
    const withdrawn = await buyer.post('/api/withdrawals', {
      ...{ reference, email, name: 'Ada Guest', items: [{ id: own?.id, quantity: 1 }] },
    })
    expect(withdrawn.status).toBe(200)
    const stored = await site.pool.query<{ id: number; cents: number }>(
      'select id::int, refund_cents::int as cents from withdrawals where order_id = $1',
      [order.id],
    )
    const [withdrawal] = stored.rows
    expect((await owner.post(`/api/admin/withdrawals/${withdrawal?.id}/settle`, { outcome: 'returned' })).status).toBe(
      204,
    )
    await becomes(site, reference, { payment: 'partially_refunded' })
    await jobsDone(site)
    const cents = Number((await orderOf(site, reference)).refunded_cents)
    expect(cents).toBeGreaterThanOrEqual(4000)
    expect(cents).toBeLessThan(Number(order.total_cents))
    expect(await balanceOf(site, card.id)).toBe(1500)
    const toCard = await cardRefunds(site, order.payment_intent_id)
    expect(toCard.reduce((sum, { amount }) => sum + amount, 0)).toBe(cents - 1500)
    const { rows: notes } = await site.pool.query<{ cents: number }>(
      `select coalesce(sum(abs(total_cents)), 0)::int as cents from invoices where order_id = $1 and kind = 'credit_note'`,
      [order.id],
    )
    expect(notes[0]?.cents).toBe(cents)

    // The employee decides whether it can be sold once more.
    expect(await stockOf(owner, geode)).toMatchObject({ left })
    const restock = () => owner.post(`/api/admin/orders/${order.id}/lines/${own?.id}/restock`)
    expect([(await restock()).status, (await restock()).status]).toEqual([204, 409])
    expect(await stockOf(owner, geode)).toMatchObject({ left: (left ?? 0) + 1 })
  })

  it('has its own goods reviewed and replaced, as what is printed', async () => {
    const buyer = await signUpConfirmed(site)
    const bought = await buyArrived(site, [shirt, geode.variantId], buyer)
    const [, line = 0] = bought.lineIds
    const review = await buyer.post(addressFor(bought.reference, line), praise({ stars: 4 }))
    expect(review.status).toBe(201)
    await publish(owner, [(review.json as OwnReview).id])
    expect((await site.visitor().get(`/api/products/${geode.id}`)).json).toMatchObject({
      product: { rating: '4.0', reviewCount: 1 },
    })

    const before = await stockOf(owner, geode)
    const report = { kind: 'damaged', message: 'It arrived in two pieces.', lines: [line] }
    await site.pool.query(`update order_lines set print_state = 'shipped' where order_id = $1`, [bought.id])
    const claim = await buyer.post(`/api/orders/${bought.reference}/claims`, report)
    expect(claim.status).toBe(201)
    expect((await owner.post(`/api/admin/claims/${(claim.json as { id: number }).id}/replace`)).status).toBe(204)
    const [{ replacement } = {}] = (await buyer.get(`/api/orders/${bought.reference}/claims`)).json as {
      replacement?: string
    }[]
    await becomes(site, replacement ?? '', { payment: 'paid', to_pack: true })
    expect(await stockOf(owner, geode)).toMatchObject({ left: (before.left ?? 0) - 1 })
  })
})

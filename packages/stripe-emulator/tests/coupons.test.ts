import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type Stripe from 'stripe'
import { buildCatalogue, buildMember, startEmulator, type Desk } from './startEmulator.ts'

let emulator: Desk
let monthly: Stripe.Price
let annual: Stripe.Price
beforeAll(async () => {
  emulator = await startEmulator()
  ;({ monthly, annual } = await buildCatalogue(emulator.stripe))
})
afterAll(() => emulator.close())

const coupon = (terms: Stripe.CouponCreateParams) => emulator.stripe.coupons.create(terms)

async function subscribe(couponId: string, price = monthly) {
  const { customer, cardId } = await buildMember(emulator.stripe, 'pm_card_visa')
  return emulator.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_payment_method: cardId,
    discounts: [{ coupon: couponId }],
  })
}

const invoicesOf = async (subscription: string) =>
  (await emulator.stripe.invoices.list({ subscription })).data.map(({ amount_paid: cents }) => cents)

describe('a coupon', () => {
  it('can be read, and its id is taken', async () => {
    await coupon({ id: 'half', percent_off: 50, duration: 'once' })
    expect(await emulator.stripe.coupons.retrieve('half')).toMatchObject({ percent_off: 50, valid: true })
    await expect(coupon({ id: 'half', percent_off: 50 })).rejects.toMatchObject({ code: 'resource_already_exists' })
    await expect(emulator.stripe.coupons.retrieve('none')).rejects.toMatchObject({ statusCode: 404 })
  })

  it.each<[string, Stripe.CouponCreateParams]>([
    ['both kinds', { percent_off: 5, amount_off: 5, currency: 'usd' }],
    ['neither', {}],
    ['more than 100 percent', { percent_off: 101 }],
    ['an amount without a currency', { amount_off: 100 }],
    ['repeating without months', { percent_off: 5, duration: 'repeating' }],
    ['a limit that is not implemented', { percent_off: 5, redeem_by: 2_000_000_000 }],
  ])('is refused with %s', async (_, terms) => {
    await expect(coupon(terms)).rejects.toMatchObject({ statusCode: 400 })
  })

  it('that counts once takes something off the first invoice only', async () => {
    const { id } = await coupon({ percent_off: 50, duration: 'once' })
    const subscription = await subscribe(id)
    expect(subscription.discounts).toEqual([])
    await emulator.advanceDays(32)
    expect(await invoicesOf(subscription.id)).toEqual([1212, 606])
  })

  it('for months takes something off each invoice within them, and off one annual invoice', async () => {
    const { id } = await coupon({ amount_off: 200, currency: 'usd', duration: 'repeating', duration_in_months: 2 })
    const [perMonth, perYear] = [await subscribe(id), await subscribe(id, annual)]
    const read = await emulator.stripe.subscriptions.retrieve(perMonth.id, { expand: ['discounts.source.coupon'] })
    expect(read.discounts).toMatchObject([{ source: { coupon: { amount_off: 200 } } }])
    await emulator.advanceDays(70)
    expect(await invoicesOf(perMonth.id)).toEqual([1212, 1012, 1012])
    await emulator.advanceDays(300)
    expect(await invoicesOf(perYear.id)).toEqual([11500, 11300])
  })

  it('forever takes something off every invoice, which shows it', async () => {
    const { id } = await coupon({ percent_off: 10, duration: 'forever' })
    const subscription = await subscribe(id)
    await emulator.advanceDays(32)
    const { data } = await emulator.stripe.invoices.list({ subscription: subscription.id })
    expect(data).toMatchObject(
      Array.from({ length: 2 }, () => ({
        subtotal: 1212,
        total: 1091,
        total_discount_amounts: [{ amount: 121 }],
        lines: { data: [{ amount: 1212, discount_amounts: [{ amount: 121 }] }] },
      })),
    )
  })

  it('of everything needs no payment', async () => {
    const { id } = await coupon({ percent_off: 100, duration: 'once' })
    expect(await subscribe(id)).toMatchObject({ status: 'active' })
  })

  it('can be given to a running subscription, from the next invoice on', async () => {
    const { id } = await coupon({ percent_off: 50, duration: 'repeating', duration_in_months: 1 })
    const { customer, cardId } = await buildMember(emulator.stripe, 'pm_card_visa')
    const items = [{ price: monthly.id }]
    const running = await emulator.stripe.subscriptions.create({
      customer: customer.id,
      items,
      default_payment_method: cardId,
    })
    await emulator.advanceDays(3)
    await emulator.stripe.subscriptions.update(running.id, { discounts: [{ coupon: id }] })
    await emulator.advanceDays(64)
    expect(await invoicesOf(running.id)).toEqual([1212, 606, 1212])
  })

  it('is not given back when the plan changes: the credit is part of what was charged', async () => {
    const { id } = await coupon({ percent_off: 50, duration: 'once' })
    const subscription = await subscribe(id)
    const [item] = subscription.items.data
    await emulator.stripe.subscriptions.update(subscription.id, {
      items: [{ id: item?.id ?? '', price: annual.id }],
      proration_behavior: 'always_invoice',
    })
    const { data } = await emulator.stripe.invoices.list({ subscription: subscription.id, limit: 1 })
    expect(data[0]?.lines.data.map(({ amount }) => amount)).toEqual([-606, 11500])
  })
})

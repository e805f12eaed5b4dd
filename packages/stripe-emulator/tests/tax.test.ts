import { afterAll, beforeAll, expect, it } from 'vitest'
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

const NEW_YORK = { country: 'US', postal_code: '10001' }

async function subscribe(address: Stripe.AddressParam, price = monthly) {
  const { customer, cardId } = await buildMember(emulator.stripe)
  await emulator.stripe.customers.update(customer.id, { address })
  const subscription = await emulator.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_payment_method: cardId,
    automatic_tax: { enabled: true },
  })
  return { customer: customer.id, id: subscription.id, item: subscription.items.data[0]?.id ?? '' }
}
const invoicesOf = async (subscription: string) => (await emulator.stripe.invoices.list({ subscription })).data

it.each([
  [NEW_YORK, 48],
  [{ country: 'US', postal_code: '97201' }, 0],
  [{ country: 'CA', postal_code: 'M5V 2T6' }, 158],
  [{ country: 'DE' }, 230],
  [{ country: 'JP' }, 0],
])('1,212 cents a month in %j are taxed with %i cents', async (address, tax) => {
  const { id } = await subscribe(address)
  expect((await invoicesOf(id))[0]).toMatchObject({
    total: 1212 + tax,
    amount_paid: 1212 + tax,
    total_excluding_tax: 1212,
    automatic_tax: { enabled: true, status: 'complete' },
    total_taxes: [{ amount: tax, tax_behavior: 'exclusive' }],
  })
})

it('a renewal is taxed where the customer lives by then', async () => {
  const { id, customer } = await subscribe(NEW_YORK)
  await emulator.stripe.customers.update(customer, { address: { country: 'DE' } })
  await emulator.advanceDays(31)
  expect((await invoicesOf(id)).map(({ amount_paid: cents }) => cents)).toEqual([1442, 1260])
})

it('a discount lowers the tax, and another plan gives the tax of the unused part back', async () => {
  const { id, item } = await subscribe(NEW_YORK)
  const coupon = await emulator.stripe.coupons.create({ percent_off: 50, duration: 'once' })
  await emulator.stripe.subscriptions.update(id, { discounts: [{ coupon: coupon.id }] })
  await emulator.advanceDays(31)
  expect((await invoicesOf(id))[0]).toMatchObject({ amount_paid: 630, total_taxes: [{ amount: 24 }] })
  const shown = await emulator.stripe.invoices.createPreview({
    subscription: id,
    subscription_details: { items: [{ id: item, price: annual.id }], proration_behavior: 'always_invoice' },
  })
  const [unused, year] = shown.lines.data
  expect(year?.taxes).toMatchObject([{ amount: 460 }])
  expect(unused?.taxes?.[0]?.amount).toBe(Math.round((unused?.amount ?? 0) * 0.04))
  expect(shown.total).toBe((unused?.amount ?? 0) + (unused?.taxes?.[0]?.amount ?? 0) + 11_960)
})

it('a customer without a location starts no taxed subscription, and one that is lost later is charged without tax', async () => {
  await expect(subscribe({ country: 'US' })).rejects.toMatchObject({ code: 'customer_tax_location_invalid' })
  const { id, customer } = await subscribe(NEW_YORK)
  await emulator.stripe.customers.update(customer, { address: '' })
  await emulator.advanceDays(31)
  expect((await invoicesOf(id))[0]).toMatchObject({
    amount_paid: 1212,
    automatic_tax: { enabled: false, disabled_reason: 'finalization_requires_location_inputs' },
  })
  expect(await emulator.stripe.subscriptions.retrieve(id)).toMatchObject({
    automatic_tax: { enabled: false, disabled_reason: 'requires_location_inputs' },
  })
})

it('a price’s tax behavior is set once', async () => {
  const { id } = await emulator.stripe.prices.create({
    product_data: { name: 'Membership' },
    currency: 'usd',
    unit_amount: 900,
    recurring: { interval: 'month' },
  })
  expect(await emulator.stripe.prices.update(id, { tax_behavior: 'exclusive' })).toMatchObject({
    tax_behavior: 'exclusive',
  })
  await expect(emulator.stripe.prices.update(id, { tax_behavior: 'inclusive' })).rejects.toMatchObject({
    param: 'tax_behavior',
  })
})

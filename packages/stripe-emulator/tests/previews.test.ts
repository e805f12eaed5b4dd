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

async function subscribe(price: Stripe.Price) {
  const { customer, cardId } = await buildMember(emulator.stripe, 'pm_card_visa')
  const subscription = await emulator.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_payment_method: cardId,
  })
  return { id: subscription.id, item: subscription.items.data[0]?.id ?? '', start: subscription.start_date }
}

const preview = (id: string, item: string, price: string, date?: number) =>
  emulator.stripe.invoices.createPreview({
    subscription: id,
    subscription_details: {
      items: [{ id: item, price }],
      proration_behavior: 'always_invoice',
      ...(date && { proration_date: date }),
    },
  })

it('a preview of another plan stores nothing, and the change of the same moment charges it', async () => {
  const { id, item, start } = await subscribe(monthly)
  await emulator.advanceDays(10)
  const date = start + 9 * 86_400
  const shown = await preview(id, item, annual.id, date)
  expect(shown.id).toMatch(/^upcoming_in_/)
  expect((await emulator.stripe.invoices.list({ subscription: id })).data).toHaveLength(1)
  expect(await preview(id, item, annual.id, date)).toMatchObject({ amount_due: shown.amount_due })
  await emulator.stripe.subscriptions.update(id, {
    items: [{ id: item, price: annual.id }],
    proration_behavior: 'always_invoice',
    proration_date: date,
  })
  const { data } = await emulator.stripe.invoices.list({ subscription: id, limit: 1 })
  expect(data[0]?.amount_paid).toBe(shown.amount_due)
})

it('a preview of a smaller plan leaves a credit, which pays the next invoices', async () => {
  const { id, item } = await subscribe(annual)
  await emulator.advanceDays(30)
  const shown = await preview(id, item, monthly.id)
  expect(shown).toMatchObject({ amount_due: 0, starting_balance: 0 })
  expect(shown.total).toBeLessThan(-9000)
})

it('refuses a moment outside the period, and what it doesn’t preview', async () => {
  const { id, item, start } = await subscribe(monthly)
  await expect(preview(id, item, annual.id, start - 10)).rejects.toMatchObject({ param: 'proration_date' })
  await expect(emulator.stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject({
    code: 'emulator_unsupported',
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type Stripe from 'stripe'
import { buildCatalogue, buildMember, startEmulator, trialParams, type Desk } from './startEmulator.ts'

let emulator: Desk
let monthly: Stripe.Price
beforeAll(async () => {
  emulator = await startEmulator()
  ;({ monthly } = await buildCatalogue(emulator.stripe))
})
afterAll(() => emulator.close())

async function overdue() {
  const { customer, cardId } = await buildMember(emulator.stripe, 'pm_card_chargeCustomerFail')
  const { id } = await emulator.stripe.subscriptions.create(trialParams(customer.id, monthly.id, cardId))
  await emulator.advanceDays(7.01)
  const { data } = await emulator.stripe.invoices.list({ subscription: id, status: 'open' })
  return { customer: customer.id, id, invoice: data[0]?.id ?? '' }
}

describe('an open invoice', () => {
  it('remains payable after its subscription was canceled', async () => {
    const { id, invoice } = await overdue()
    await emulator.stripe.subscriptions.cancel(id)
    expect(await emulator.stripe.invoices.retrieve(invoice)).toMatchObject({ status: 'open', auto_advance: false })
    const paid = await emulator.stripe.invoices.pay(invoice, { payment_method: 'pm_card_visa' })
    expect(paid.status).toBe('paid')
    expect((await emulator.stripe.subscriptions.retrieve(id)).status).toBe('canceled')
  })

  it("can't be paid once voided", async () => {
    const { invoice } = await overdue()
    expect(await emulator.stripe.invoices.voidInvoice(invoice)).toMatchObject({ status: 'void' })
    await expect(emulator.stripe.invoices.pay(invoice, { payment_method: 'pm_card_visa' })).rejects.toMatchObject({
      code: 'invoice_not_editable',
    })
    await expect(emulator.stripe.invoices.voidInvoice(invoice)).rejects.toMatchObject({ statusCode: 400 })
  })

  it('can be paid or voided once it is uncollectible', async () => {
    const { invoice } = await overdue()
    expect(await emulator.stripe.invoices.markUncollectible(invoice)).toMatchObject({ status: 'uncollectible' })
    expect(await emulator.stripe.invoices.pay(invoice, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'paid',
    })
    const another = await overdue()
    await emulator.stripe.invoices.markUncollectible(another.invoice)
    expect(await emulator.stripe.invoices.voidInvoice(another.invoice)).toMatchObject({ status: 'void' })
  })

  it("can't be deleted, because it is not a draft", async () => {
    const { invoice } = await overdue()
    await expect(emulator.stripe.invoices.del(invoice)).rejects.toMatchObject({ code: 'invoice_not_editable' })
  })
})

describe('a list of invoices', () => {
  it('rejects an unknown subscription or customer', async () => {
    const missing = { statusCode: 400, code: 'resource_missing' }
    await expect(emulator.stripe.invoices.list({ subscription: 'sub_none' })).rejects.toMatchObject(missing)
    await expect(emulator.stripe.invoices.list({ customer: 'cus_none' })).rejects.toMatchObject(missing)
    await expect(emulator.stripe.subscriptions.list({ customer: 'cus_none' })).rejects.toMatchObject(missing)
  })

  it('rejects a deleted customer', async () => {
    const { customer } = await overdue()
    await emulator.stripe.customers.del(customer)
    const refused = emulator.stripe.subscriptions.list({ customer })
    await expect(refused).rejects.toMatchObject({ code: 'resource_missing', param: 'customer' })
  })
})

async function pausedMember({ days }: { days: number }) {
  const { customer, cardId } = await buildMember(emulator.stripe)
  const params = { customer: customer.id, items: [{ price: monthly.id }], default_payment_method: cardId }
  const { id, items } = await emulator.stripe.subscriptions.create(params)
  const start = items.data[0]?.current_period_start ?? 0
  await emulator.stripe.subscriptions.update(id, {
    pause_collection: { behavior: 'void', resumes_at: start + days * 86_400 },
  })
  return { id }
}

describe('a subscription whose collection is paused', () => {
  it('continues unpaid', async () => {
    const { customer, cardId } = await buildMember(emulator.stripe)
    const { id } = await emulator.stripe.subscriptions.create(trialParams(customer.id, monthly.id, cardId))
    await emulator.stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } })
    await emulator.advanceDays(7.01)
    const paused = await emulator.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
    expect(paused).toMatchObject({ status: 'active', latest_invoice: { status: 'void', amount_paid: 0 } })
    await emulator.stripe.subscriptions.update(id, { pause_collection: '' })
    expect((await emulator.stripe.subscriptions.retrieve(id)).pause_collection).toBeNull()
  })

  it('resumes by itself at the given time, and the next invoice is collected', async () => {
    const { id } = await pausedMember({ days: 36 })
    await emulator.advanceDays(31.02)
    const paused = await emulator.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
    expect(paused).toMatchObject({ latest_invoice: { status: 'void' }, pause_collection: { behavior: 'void' } })
    await emulator.advanceDays(7)
    expect((await emulator.stripe.subscriptions.retrieve(id)).pause_collection).toBeNull()
    await emulator.advanceDays(31)
    const resumed = await emulator.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
    expect(resumed).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })
  })

  it('can’t resume in the past', async () => {
    await expect(pausedMember({ days: -1 })).rejects.toMatchObject({ param: 'pause_collection[resumes_at]' })
  })

  it('is charged at once when its period restarts', async () => {
    const { id } = await pausedMember({ days: 60 })
    await emulator.advanceDays(31.02)
    const resumed = await emulator.stripe.subscriptions.update(id, {
      pause_collection: '',
      billing_cycle_anchor: { type: 'now' },
      proration_behavior: 'none',
      expand: ['latest_invoice'],
    })
    expect(resumed).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })
  })
})

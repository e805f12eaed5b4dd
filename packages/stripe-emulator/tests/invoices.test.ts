import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type Stripe from 'stripe'
import { buildCatalogue, buildMember, openDesk, trialParams, type Desk } from './stripeDesk.ts'

let desk: Desk
let monthly: Stripe.Price
beforeAll(async () => {
  desk = await openDesk()
  ;({ monthly } = await buildCatalogue(desk.stripe))
})
afterAll(() => desk.close())

/** A subscription whose renewal was refused a moment ago. */
async function overdue() {
  const { customer, cardId } = await buildMember(desk.stripe, 'pm_card_chargeCustomerFail')
  const { id } = await desk.stripe.subscriptions.create(trialParams(customer.id, monthly.id, cardId))
  await desk.advanceDays(7.01)
  const { data } = await desk.stripe.invoices.list({ subscription: id, status: 'open' })
  return { customer: customer.id, id, invoice: data[0]?.id ?? '' }
}

describe('an open invoice', () => {
  it('stays payable after its subscription was canceled', async () => {
    const { id, invoice } = await overdue()
    await desk.stripe.subscriptions.cancel(id)
    expect(await desk.stripe.invoices.retrieve(invoice)).toMatchObject({ status: 'open', auto_advance: false })
    const paid = await desk.stripe.invoices.pay(invoice, { payment_method: 'pm_card_visa' })
    expect(paid.status).toBe('paid')
    expect((await desk.stripe.subscriptions.retrieve(id)).status).toBe('canceled')
  })

  it('that is voided can be paid by nobody', async () => {
    const { invoice } = await overdue()
    expect(await desk.stripe.invoices.voidInvoice(invoice)).toMatchObject({ status: 'void' })
    await expect(desk.stripe.invoices.pay(invoice, { payment_method: 'pm_card_visa' })).rejects.toMatchObject({
      code: 'invoice_not_editable',
    })
    await expect(desk.stripe.invoices.voidInvoice(invoice)).rejects.toMatchObject({ statusCode: 400 })
  })

  it('that is written off can still be paid, and voided', async () => {
    const { invoice } = await overdue()
    expect(await desk.stripe.invoices.markUncollectible(invoice)).toMatchObject({ status: 'uncollectible' })
    expect(await desk.stripe.invoices.pay(invoice, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'paid',
    })
    const another = await overdue()
    await desk.stripe.invoices.markUncollectible(another.invoice)
    expect(await desk.stripe.invoices.voidInvoice(another.invoice)).toMatchObject({ status: 'void' })
  })

  it('is not deleted: only drafts are', async () => {
    const { invoice } = await overdue()
    await expect(desk.stripe.invoices.del(invoice)).rejects.toMatchObject({ code: 'invoice_not_editable' })
  })
})

describe('a list', () => {
  it('of a subscription or customer that does not exist is refused', async () => {
    const missing = { statusCode: 400, code: 'resource_missing' }
    await expect(desk.stripe.invoices.list({ subscription: 'sub_none' })).rejects.toMatchObject(missing)
    await expect(desk.stripe.invoices.list({ customer: 'cus_none' })).rejects.toMatchObject(missing)
    await expect(desk.stripe.subscriptions.list({ customer: 'cus_none' })).rejects.toMatchObject(missing)
  })

  it('of a deleted customer is refused too', async () => {
    const { customer } = await overdue()
    await desk.stripe.customers.del(customer)
    const refused = desk.stripe.subscriptions.list({ customer })
    await expect(refused).rejects.toMatchObject({ code: 'resource_missing', param: 'customer' })
  })
})

describe('a subscription whose collection is paused', () => {
  it('goes on without being paid for', async () => {
    const { customer, cardId } = await buildMember(desk.stripe)
    const { id } = await desk.stripe.subscriptions.create(trialParams(customer.id, monthly.id, cardId))
    await desk.stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } })
    await desk.advanceDays(7.01)
    const paused = await desk.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
    expect(paused).toMatchObject({ status: 'active', latest_invoice: { status: 'void', amount_paid: 0 } })
    await desk.stripe.subscriptions.update(id, { pause_collection: '' })
    expect((await desk.stripe.subscriptions.retrieve(id)).pause_collection).toBeNull()
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMember, startEmulator, trialParams, type Desk } from './startEmulator.ts'

let emulator: Desk
beforeAll(async () => {
  emulator = await startEmulator()
})
afterAll(() => emulator.close())

describe('the product’s other API calls', () => {
  it("show a signed-in customer's saved cards in the form", async () => {
    const { customer } = await buildMember(emulator.stripe)
    const session = await emulator.stripe.customerSessions.create({
      customer: customer.id,
      components: {
        payment_element: {
          enabled: true,
          features: {
            payment_method_redisplay: 'enabled',
            payment_method_save: 'enabled',
            payment_method_save_usage: 'off_session',
            payment_method_remove: 'enabled',
            payment_method_redisplay_limit: 3,
            payment_method_allow_redisplay_filters: ['always', 'limited', 'unspecified'],
          },
        },
      },
    })
    expect(session.client_secret).toMatch(/^cuss_/)
  })

  it('calculate tax on a cart', async () => {
    const calculation = await emulator.stripe.tax.calculations.create({
      currency: 'usd',
      customer_details: {
        address: { country: 'US', state: 'CA', city: 'Oakland', postal_code: '94601', line1: '1 Quarry Road' },
        address_source: 'shipping',
      },
      line_items: [
        { amount: 2000, reference: 'shirt', quantity: 1, tax_behavior: 'exclusive', tax_code: 'txcd_99999999' },
      ],
      shipping_cost: { amount: 599 },
      expand: ['line_items'],
    })
    expect(calculation).toMatchObject({
      tax_amount_exclusive: 145,
      amount_total: 2744,
      line_items: { data: [{ amount_tax: 145, reference: 'shirt' }] },
    })
  })

  it('cancel an abandoned setup intent', async () => {
    const intent = await emulator.stripe.setupIntents.create({ usage: 'off_session' })
    expect(await emulator.stripe.setupIntents.cancel(intent.id)).toMatchObject({ status: 'canceled' })
    await expect(
      emulator.stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
    ).rejects.toMatchObject({
      code: 'setup_intent_unexpected_state',
    })
  })

  it('save a card in the browser, with 3-D Secure where the bank wants it', async () => {
    const customer = await emulator.stripe.customers.create({})
    const intent = await emulator.stripe.setupIntents.create({ customer: customer.id })
    expect(await emulator.confirmInBrowser(intent.client_secret, '4000000000000002')).toMatchObject({
      error: { code: 'card_declined' },
      setupIntent: { id: intent.id },
    })
    expect(await emulator.confirmInBrowser(intent.client_secret, '4000 0025 0000 3155')).toMatchObject({
      status: 'requires_action',
    })
    expect(
      await emulator.post('/demo/3ds', { client_secret: intent.client_secret, outcome: 'authenticate' }),
    ).toMatchObject({ status: 'succeeded' })
    const cards = await emulator.stripe.paymentMethods.list({ customer: customer.id, type: 'card' })
    expect(cards.data).toMatchObject([{ card: { last4: '3155' } }])
  })

  it('delete a customer and cancel their subscriptions', async () => {
    const { customer } = await buildMember(emulator.stripe)
    expect(await emulator.stripe.customers.del(customer.id)).toMatchObject({ deleted: true })
    expect(await emulator.stripe.customers.retrieve(customer.id)).toEqual(
      expect.objectContaining({ id: customer.id, deleted: true }),
    )
    await expect(emulator.stripe.setupIntents.create({ customer: customer.id })).rejects.toMatchObject({
      code: 'resource_missing',
    })
  })

  it('count objects by kind and status', async () => {
    const state = (await (await fetch(`${emulator.url}/_emulator/state`)).json()) as Record<string, unknown>
    expect(state).toMatchObject({ customers: expect.any(Number) as number, deliveries: { failed: 0 } })
  })
})

describe('credit of a customer', () => {
  it('pays the next invoice before the card does', async () => {
    const { stripe } = emulator
    const { customer, cardId } = await buildMember(stripe)
    const product = await stripe.products.create({ name: 'Membership' })
    const price = await stripe.prices.create({
      currency: 'usd',
      product: product.id,
      unit_amount: 1212,
      recurring: { interval: 'month' },
    })
    const subscription = await stripe.subscriptions.create(trialParams(customer.id, price.id, cardId))
    const credit = await stripe.customers.createBalanceTransaction(customer.id, {
      amount: -500,
      currency: 'usd',
      description: 'Thanks',
      metadata: { localKey: 'one' },
    })
    expect(credit).toMatchObject({
      amount: -500,
      ending_balance: -500,
      type: 'adjustment',
      metadata: { localKey: 'one' },
    })
    await emulator.post('/_emulator/advance', { seconds: 32 * 86_400 })
    const [invoice] = (await stripe.invoices.list({ subscription: subscription.id, limit: 1 })).data
    expect(invoice).toMatchObject({
      starting_balance: -500,
      ending_balance: 0,
      amount_paid: (invoice?.total ?? 0) - 500,
    })
    const { data } = await stripe.customers.listBalanceTransactions(customer.id)
    expect(data.map(({ amount, type }) => [amount, type])).toEqual([
      [500, 'applied_to_invoice'],
      [-500, 'adjustment'],
    ])
  })
})

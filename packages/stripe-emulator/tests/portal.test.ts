import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type Stripe from 'stripe'
import { buildCatalogue, buildMember, startEmulator, trialParams, type Desk } from './startEmulator.ts'

let emulator: Desk
let monthly: Stripe.Price
let annual: Stripe.Price
let configuration: string
beforeAll(async () => {
  emulator = await startEmulator()
  ;({ monthly, annual } = await buildCatalogue(emulator.stripe))
  configuration = (
    await emulator.stripe.billingPortal.configurations.create({ features: { invoice_history: { enabled: true } } })
  ).id
})
afterAll(() => emulator.close())

async function openPortal(params: Partial<Stripe.BillingPortal.SessionCreateParams> = {}, card = 'pm_card_visa') {
  const { customer, cardId } = await buildMember(emulator.stripe, card)
  const subscription = await emulator.stripe.subscriptions.create(trialParams(customer.id, monthly.id, cardId))
  const session = await emulator.stripe.billingPortal.sessions.create({
    configuration,
    customer: customer.id,
    return_url: 'http://shop.test/?a=1&b=2',
    ...params,
  })
  const send = (action: string, fields: Record<string, string> = {}) =>
    fetch(`${session.url}/${action}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  return { customer, subscription, session, send, page: async () => (await fetch(session.url)).text() }
}

const read = (id: string) =>
  emulator.stripe.subscriptions.retrieve(id, { expand: ['default_payment_method', 'latest_invoice'] })

describe('the billing portal', () => {
  it('says on its first line that it is a demo and links back to the site', async () => {
    const { page } = await openPortal()
    const text = await page()
    expect(text).toContain('Demo billing portal – no real card is charged')
    expect(text).toContain('href="http://shop.test/?a=1&#38;b=2"')
    expect(text).toContain('ending in <strong>4242</strong>')
  })

  it('cancels at the end of the period and resumes', async () => {
    const { subscription, send, page } = await openPortal()
    const answer = await send('cancel')
    expect(answer.status).toBe(303)
    expect(await read(subscription.id)).toMatchObject({ cancel_at_period_end: true, status: 'trialing' })
    expect(await page()).toContain('Keep my subscription')
    await send('keep')
    expect(await read(subscription.id)).toMatchObject({ cancel_at_period_end: false })
  })

  it('confirms before canceling and shows the end date', async () => {
    const { subscription, customer, session } = await openPortal()
    const end = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      Number(subscription.trial_end) * 1000,
    )
    const question = await (await fetch(`${session.url}/cancel`)).text()
    expect(question).toContain('Cancel your subscription?')
    expect(question).toContain(`stays yours until <strong>${end}</strong>`)
    expect(await read(subscription.id)).toMatchObject({ cancel_at_period_end: false })

    const straight = await emulator.stripe.billingPortal.sessions.create({
      configuration,
      customer: customer.id,
      flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription: subscription.id } },
    })
    expect(await (await fetch(straight.url)).text()).toContain('Cancel your subscription?')
    await fetch(`${straight.url}/cancel`, { method: 'POST', redirect: 'manual' })
    const after = await (await fetch(straight.url)).text()
    expect(after).toContain(`Ends on ${end}`)
    expect(after).toContain('Keep my subscription')
    await expect(
      emulator.stripe.billingPortal.sessions.create({
        configuration,
        customer: customer.id,
        flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription: subscription.id } },
      }),
    ).rejects.toThrow(/already set to be canceled/)
  })

  it('shows the invoices of an ended subscription', async () => {
    const { subscription, page } = await openPortal()
    await emulator.advanceDays(7.01)
    await emulator.stripe.subscriptions.cancel(subscription.id)
    const text = await page()
    expect(text).toContain('Ended on')
    expect(text).toContain('$12.12')
    expect(text).not.toContain('Cancel subscription')
  })

  it('switches the plan', async () => {
    const { subscription, send } = await openPortal()
    await send('switch', { price: annual.id })
    expect((await read(subscription.id)).items.data[0]?.price.id).toBe(annual.id)
  })

  it('changes the card and rejects one that is not a test card', async () => {
    const { customer, subscription, send } = await openPortal()
    const form = { exp_month: '12', exp_year: '40', cvc: '123' }
    const refused = await send('card', { ...form, number: '4111111111111111' })
    expect(refused.status).toBe(402)
    expect(await refused.text()).toContain('Your card number is incorrect')
    expect((await send('card', { ...form, number: '5555555555554444' })).status).toBe(303)
    // The subscription's own card is charged.
    expect((await read(subscription.id)).default_payment_method).toMatchObject({ card: { brand: 'visa' } })
    const owner = (await emulator.stripe.customers.retrieve(customer.id, {
      expand: ['invoice_settings.default_payment_method'],
    })) as Stripe.Customer
    expect(owner.invoice_settings.default_payment_method).toMatchObject({ card: { last4: '4444' } })
  })

  it('accepts a card that needs 3-D Secure once it is confirmed', async () => {
    const { customer, send } = await openPortal()
    const away = await send('card', { number: '4000002500003155', exp_month: '12', exp_year: '40', cvc: '123' })
    const bank = new URL(String(away.headers.get('location')))
    const form = new URLSearchParams({
      client_secret: String(bank.searchParams.get('client_secret')),
      outcome: 'authenticate',
    })
    await fetch(`${emulator.url}/demo/3ds`, { method: 'POST', body: form })
    const owner = (await emulator.stripe.customers.retrieve(customer.id, {
      expand: ['invoice_settings.default_payment_method'],
    })) as Stripe.Customer
    expect(owner.invoice_settings.default_payment_method).toMatchObject({ card: { last4: '3155' } })
  })

  it('lets an overdue member change the card and pay', async () => {
    const { subscription, send, page } = await openPortal({}, 'pm_card_chargeCustomerFail')
    await emulator.advanceDays(7.01)
    expect(await page()).toContain('Payment overdue')
    await send('card', { number: '4242424242424242', exp_month: '12', exp_year: '40', cvc: '123' })
    const overdue = await read(subscription.id)
    await send('pay', { invoice: (overdue.latest_invoice as Stripe.Invoice).id })
    expect((await read(subscription.id)).status).toBe('active')
  })

  it('shows the requested flow first and returns to the given URL', async () => {
    const { subscription, customer } = await openPortal()
    const session = await emulator.stripe.billingPortal.sessions.create({
      configuration,
      customer: customer.id,
      return_url: 'http://shop.test/',
      flow_data: {
        type: 'subscription_cancel',
        subscription_cancel: { subscription: subscription.id },
        after_completion: { type: 'redirect', redirect: { return_url: 'http://shop.test/canceled' } },
      },
    })
    expect(await (await fetch(session.url)).text()).toContain('<section id="plan" class="wanted">')
    const answer = await fetch(`${session.url}/cancel`, { method: 'POST', redirect: 'manual' })
    expect(answer.headers.get('location')).toBe('http://shop.test/canceled')
    const card = await emulator.stripe.billingPortal.sessions.create({
      configuration,
      customer: customer.id,
      flow_data: { type: 'payment_method_update' },
    })
    expect((await (await fetch(card.url)).text()).indexOf('id="card"')).toBeGreaterThan(0)
  })

  it('shows invoices and accepts another card for an open one', async () => {
    const { subscription } = await openPortal({}, 'pm_card_chargeCustomerFail')
    await emulator.advanceDays(7.01)
    const address = ((await read(subscription.id)).latest_invoice as Stripe.Invoice).hosted_invoice_url ?? ''
    expect(await (await fetch(address)).text()).toContain('$12.12')
    const form = new URLSearchParams({ number: '4242424242424242', exp_month: '12', exp_year: '40', cvc: '123' })
    await fetch(`${address}/pay`, { method: 'POST', body: form })
    expect((await read(subscription.id)).status).toBe('active')
  })

  it("escapes customers' names", async () => {
    const customer = await emulator.stripe.customers.create({ email: '"><script>alert(1)</script>' })
    const session = await emulator.stripe.billingPortal.sessions.create({ configuration, customer: customer.id })
    const text = await (await fetch(session.url)).text()
    expect(text).not.toContain('<script>')
    expect(text).toContain('&#60;script&#62;')
  })

  it('answers 404 to a guessed URL', async () => {
    expect((await fetch(`${emulator.url}/portal/bps_guess`)).status).toBe(404)
  })
})

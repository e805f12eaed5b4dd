import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type Stripe from 'stripe'
import {
  buildCatalogue,
  buildMember,
  idOf,
  incompleteParams,
  latestInvoice,
  startEmulator,
  trialParams,
  type Desk,
} from './startEmulator.ts'

let emulator: Desk
let monthly: Stripe.Price
let annual: Stripe.Price
beforeAll(async () => {
  emulator = await startEmulator()
  ;({ monthly, annual } = await buildCatalogue(emulator.stripe))
})
beforeEach(() => {
  emulator.receiver.events.length = 0
})
afterAll(() => emulator.close())

const DAY = 24 * 3600
const read = (id: string) => emulator.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })

async function startTrial(card = 'pm_card_visa') {
  const { customer, cardId } = await buildMember(emulator.stripe, card)
  return emulator.stripe.subscriptions.create(trialParams(customer.id, monthly.id, cardId))
}

const deliveredTypes = async () => {
  const events = await emulator.stripe.events.list({ limit: 100 })
  return events.data.map((event) => event.type).reverse()
}

describe('a membership with a trial', () => {
  it('is trialing for seven days, then charged monthly', async () => {
    const trial = await startTrial()
    expect(trial).toMatchObject({ status: 'trialing', billing_mode: { type: 'flexible' }, pending_setup_intent: null })
    expect(trial.items.data[0]?.current_period_end).toBe(trial.trial_end)
    expect(Number(trial.trial_end) - Number(trial.trial_start)).toBe(7 * DAY)

    await emulator.advanceDays(4.1)
    expect(await deliveredTypes()).toContain('customer.subscription.trial_will_end')
    await emulator.advanceDays(3)
    const paid = await read(trial.id)
    expect(paid.status).toBe('active')
    expect(paid.items.data[0]?.current_period_start).toBe(trial.trial_end)
    expect(latestInvoice(paid)).toMatchObject({
      status: 'paid',
      amount_paid: 1212,
      billing_reason: 'subscription_cycle',
      parent: { subscription_details: { subscription: trial.id } },
    })

    await emulator.advanceDays(31)
    const renewed = await read(trial.id)
    expect(latestInvoice(renewed).id).not.toBe(latestInvoice(paid).id)
    expect(renewed.items.data[0]?.current_period_start).toBe(paid.items.data[0]?.current_period_end)
    await emulator.stripe.subscriptions.cancel(trial.id)
  })

  it('goes past due, is retried on days 3, 5, 7 and 14, and ends when the card fails', async () => {
    const trial = await startTrial('pm_card_chargeCustomerFail')
    await emulator.advanceDays(7.01)
    const failed = await read(trial.id)
    expect(failed.status).toBe('past_due')
    expect(latestInvoice(failed)).toMatchObject({ status: 'open', attempt_count: 1 })
    expect(Number(latestInvoice(failed).next_payment_attempt) - Number(trial.trial_end)).toBe(3 * DAY)

    await emulator.advanceDays(5)
    expect(latestInvoice(await read(trial.id))).toMatchObject({ attempt_count: 3 })
    await emulator.advanceDays(2)
    expect(await read(trial.id)).toMatchObject({ status: 'past_due', latest_invoice: { attempt_count: 4 } })
    await emulator.advanceDays(7)
    const ended = await read(trial.id)
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } })
    expect(latestInvoice(ended)).toMatchObject({ status: 'open', attempt_count: 5, next_payment_attempt: null })
    expect((await deliveredTypes()).slice(-2)).toEqual(['invoice.payment_failed', 'customer.subscription.deleted'])
  })

  it('becomes unpaid when the card fails, if the billing settings say so', async () => {
    await emulator.post('/_emulator/dunning', { retryDays: [2], finally: 'unpaid' })
    const trial = await startTrial('pm_card_chargeCustomerFail')
    await emulator.advanceDays(7.01)
    expect((await read(trial.id)).status).toBe('past_due')
    await emulator.advanceDays(2)
    expect((await read(trial.id)).status).toBe('unpaid')
    await emulator.post('/_emulator/dunning', { retryDays: [3, 5, 7, 14], finally: 'cancel' })
    await emulator.stripe.subscriptions.cancel(trial.id)
  })

  it('recovers when another card pays the open invoice', async () => {
    const trial = await startTrial('pm_card_chargeCustomerFail')
    await emulator.advanceDays(7.01)
    const failed = await read(trial.id)
    const card = await emulator.stripe.paymentMethods.attach('pm_card_visa', { customer: idOf(failed.customer) })
    await emulator.stripe.subscriptions.update(trial.id, { default_payment_method: card.id })
    expect(await emulator.stripe.invoices.pay(latestInvoice(failed).id)).toMatchObject({
      status: 'paid',
      amount_remaining: 0,
    })
    expect(await read(trial.id)).toMatchObject({ status: 'active' })
    await emulator.stripe.subscriptions.cancel(trial.id)
  })

  it('waits for authentication when the bank requires it at renewal', async () => {
    const { customer } = await buildMember(emulator.stripe)
    const intent = await emulator.stripe.setupIntents.create({ customer: customer.id })
    await emulator.confirmInBrowser(intent.client_secret, '4000 0027 6000 3184')
    await emulator.post('/demo/3ds', { client_secret: intent.client_secret, outcome: 'authenticate' })
    const { payment_method: card } = await emulator.stripe.setupIntents.retrieve(intent.id)
    const trial = await emulator.stripe.subscriptions.create(trialParams(customer.id, monthly.id, idOf(card)))
    await emulator.advanceDays(7.01)
    expect(await read(trial.id)).toMatchObject({ status: 'past_due' })
    expect(await deliveredTypes()).toContain('invoice.payment_action_required')
    const waiting = await emulator.stripe.subscriptions.retrieve(trial.id, {
      expand: ['latest_invoice.confirmation_secret'],
    })
    const secret = latestInvoice(waiting).confirmation_secret?.client_secret
    await emulator.post('/demo/3ds', { client_secret: secret, outcome: 'authenticate' })
    expect(await read(trial.id)).toMatchObject({ status: 'active' })
    await emulator.stripe.subscriptions.cancel(trial.id)
  })

  it('ends without a charge when canceled in the trial, and continues when resumed', async () => {
    const trial = await startTrial()
    const canceled = await emulator.stripe.subscriptions.update(trial.id, { cancel_at_period_end: true })
    expect(canceled).toMatchObject({ status: 'trialing', cancel_at_period_end: true, cancel_at: trial.trial_end })
    const kept = await emulator.stripe.subscriptions.update(trial.id, { cancel_at_period_end: false })
    expect(kept).toMatchObject({ cancel_at: null, canceled_at: null })
    await emulator.stripe.subscriptions.update(trial.id, { cancel_at_period_end: true })
    await emulator.advanceDays(7.01)
    expect(await read(trial.id)).toMatchObject({ status: 'canceled', latest_invoice: { amount_paid: 0 } })
  })

  it('without a card is canceled, paused or billed, as configured', async () => {
    const begin = async (missing: 'cancel' | 'pause' | 'create_invoice') => {
      const customer = await emulator.stripe.customers.create({})
      return emulator.stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: monthly.id }],
        trial_period_days: 2,
        trial_settings: { end_behavior: { missing_payment_method: missing } },
        expand: ['pending_setup_intent'],
      })
    }
    const [canceled, paused, billed] = [await begin('cancel'), await begin('pause'), await begin('create_invoice')]
    expect(canceled.pending_setup_intent).toMatchObject({ object: 'setup_intent', status: 'requires_payment_method' })
    await emulator.advanceDays(2.01)
    expect((await read(canceled.id)).status).toBe('canceled')
    expect((await read(paused.id)).status).toBe('paused')
    expect((await read(billed.id)).status).toBe('past_due')
    expect(await deliveredTypes()).toContain('customer.subscription.paused')

    const customer = idOf(paused.customer)
    const card = await emulator.stripe.paymentMethods.attach('pm_card_visa', { customer })
    await emulator.stripe.customers.update(customer, { invoice_settings: { default_payment_method: card.id } })
    expect(await emulator.stripe.subscriptions.resume(paused.id)).toMatchObject({ status: 'active' })
    expect(await deliveredTypes()).toContain('customer.subscription.resumed')
  })
})

describe('a membership without a trial', () => {
  it('waits for the browser to pay the first invoice and saves the card', async () => {
    const customer = await emulator.stripe.customers.create({ email: 'again@stonehunt.test' })
    const begun = await emulator.stripe.subscriptions.create(incompleteParams(customer.id, annual.id))
    expect(begun).toMatchObject({ status: 'incomplete', pending_setup_intent: null })
    const secret = latestInvoice(begun).confirmation_secret?.client_secret ?? ''
    expect(secret).toMatch(/^pi_.*_secret_/)
    expect(await emulator.confirmInBrowser(secret, '4000 0000 0000 0002')).toMatchObject({
      error: { code: 'card_declined' },
    })
    expect((await read(begun.id)).status).toBe('incomplete')
    expect(await emulator.confirmInBrowser(secret, '4242 4242 4242 4242')).toMatchObject({ status: 'succeeded' })
    const active = await emulator.stripe.subscriptions.retrieve(begun.id, {
      expand: ['default_payment_method', 'latest_invoice.payments'],
    })
    expect(active).toMatchObject({ status: 'active', default_payment_method: { customer: customer.id } })
    expect(latestInvoice(active).payments?.data[0]).toMatchObject({
      status: 'paid',
      payment: { type: 'payment_intent' },
    })
    const intent = secret.split('_secret_')[0] ?? ''
    const payments = await emulator.stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
    })
    expect(payments.data).toMatchObject([{ invoice: latestInvoice(active).id }])
  })

  it('expires when the first invoice is not paid within 23 hours', async () => {
    const customer = await emulator.stripe.customers.create({})
    const begun = await emulator.stripe.subscriptions.create(incompleteParams(customer.id, monthly.id))
    await emulator.advanceDays(1)
    const expired = await read(begun.id)
    expect(expired).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } })
    const secret = latestInvoice(begun).confirmation_secret?.client_secret ?? ''
    expect(await emulator.confirmInBrowser(secret, '4242424242424242')).toMatchObject({
      status: 'canceled',
      error: { code: 'payment_intent_unexpected_state' },
    })
  })

  it('is charged immediately with a card on file, and rejected without one', async () => {
    const { customer, cardId } = await buildMember(emulator.stripe)
    const created = await emulator.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      default_payment_method: cardId,
    })
    expect(created.status).toBe('active')
    const stranger = await emulator.stripe.customers.create({})
    const refused = emulator.stripe.subscriptions.create({ customer: stranger.id, items: [{ price: monthly.id }] })
    await expect(refused).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing' })
  })
})

describe('switching the plan', () => {
  it('to annual starts a year now and credits the unused part of the month', async () => {
    const { customer, cardId } = await buildMember(emulator.stripe)
    const month = await emulator.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      default_payment_method: cardId,
    })
    const year = await emulator.stripe.subscriptions.update(month.id, {
      items: [{ id: month.items.data[0]?.id, price: annual.id }],
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    })
    expect(year.items.data[0]?.price.id).toBe(annual.id)
    expect(latestInvoice(year)).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_update',
      total: 11500 - 1212,
    })
  })

  it('during the trial charges nothing', async () => {
    const trial = await startTrial()
    const switched = await emulator.stripe.subscriptions.update(trial.id, {
      items: [{ id: trial.items.data[0]?.id, price: annual.id }],
    })
    expect(switched).toMatchObject({
      status: 'trialing',
      trial_end: trial.trial_end,
      latest_invoice: trial.latest_invoice,
    })
    await emulator.advanceDays(7.01)
    expect(latestInvoice(await read(trial.id))).toMatchObject({ amount_paid: 11500 })
    await emulator.stripe.subscriptions.cancel(trial.id)
  })
})

describe('a list of subscriptions', () => {
  it('omits canceled ones unless the status is "all"', async () => {
    const trial = await startTrial()
    const customer = idOf(trial.customer)
    await emulator.stripe.subscriptions.cancel(trial.id)
    expect((await emulator.stripe.subscriptions.list({ customer })).data).toEqual([])
    expect((await emulator.stripe.subscriptions.list({ customer, status: 'all' })).data).toMatchObject([
      { id: trial.id, status: 'canceled' },
    ])
    await expect(emulator.stripe.subscriptions.cancel(trial.id)).rejects.toMatchObject({ statusCode: 404 })
  })
})

describe('a test clock', () => {
  it('advances only its own customers', async () => {
    const clock = await emulator.stripe.testHelpers.testClocks.create({ frozen_time: 1_900_000_000 })
    const customer = await emulator.stripe.customers.create({ test_clock: clock.id, payment_method: 'pm_card_visa' })
    const cards = await emulator.stripe.customers.listPaymentMethods(customer.id)
    const begun = await emulator.stripe.subscriptions.create(
      trialParams(customer.id, monthly.id, cards.data[0]?.id ?? ''),
    )
    expect(begun.trial_end).toBe(1_900_000_000 + 7 * DAY)
    const bystander = await startTrial()
    await emulator.stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: 1_900_000_000 + 8 * DAY })
    expect((await read(begun.id)).status).toBe('active')
    expect((await read(bystander.id)).status).toBe('trialing')
  })
})

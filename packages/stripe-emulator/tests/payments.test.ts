import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idOf, startEmulator, type Desk } from './startEmulator.ts'

let emulator: Desk
beforeAll(async () => {
  emulator = await startEmulator()
})
afterAll(() => emulator.close())

const cart = () =>
  emulator.stripe.paymentIntents.create({
    amount: 3599,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    receipt_email: 'guest@stonehunt.test',
    description: 'Order HUNT-2345678923',
    shipping: {
      name: 'Guest',
      phone: '+1 555 0100',
      address: { line1: '1 Quarry Road', city: 'Duluth', state: 'MN', postal_code: '55802', country: 'US' },
    },
    metadata: { orderId: '12', orderReference: 'HUNT-2345678923' },
    payment_details: { order_reference: 'HUNT-2345678923' },
  })

describe('a one-off payment', () => {
  it('is paid from a browser that has only the client secret', async () => {
    const intent = await cart()
    const answer = await emulator.confirmInBrowser(intent.client_secret, '4242 4242 4242 4242')
    expect(answer).toMatchObject({ status: 'succeeded', paymentIntent: { id: intent.id } })
    const paid = await emulator.stripe.paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge.balance_transaction', 'payment_method'],
    })
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 3599,
      metadata: { orderId: '12' },
      payment_method: { card: { last4: '4242' } },
    })
    expect(paid.latest_charge).toMatchObject({ paid: true, balance_transaction: { fee: 134, net: 3465 } })
  })

  it('is paid from a terminal with pm_card_visa', async () => {
    const intent = await cart()
    expect(await emulator.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'succeeded',
    })
  })

  it('remains payable after a declined card', async () => {
    const intent = await cart()
    const declined = emulator.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_chargeDeclined' })
    await expect(declined).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
    })
    const open = await emulator.stripe.paymentIntents.retrieve(intent.id)
    expect(open).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } })
    expect(await emulator.confirmInBrowser(intent.client_secret, '5555555555554444')).toMatchObject({
      status: 'succeeded',
    })
  })

  it('returns the decline reason to the browser', async () => {
    const intent = await cart()
    const noFunds = await emulator.confirmInBrowser(intent.client_secret, '4000 0000 0000 9995')
    expect(noFunds).toMatchObject({
      status: 'requires_payment_method',
      error: {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'insufficient_funds',
        message: 'Your card has insufficient funds.',
      },
    })
    const unknown = await emulator.confirmInBrowser(intent.client_secret, '4111 1111 1111 1111')
    expect(unknown).toMatchObject({
      error: { code: 'incorrect_number' },
      paymentIntent: { status: 'requires_payment_method' },
    })
  })

  it('asks for 3-D Secure and is paid once the holder confirms', async () => {
    const intent = await cart()
    const asked = await emulator.confirmInBrowser(intent.client_secret, '4000 0025 0000 3155')
    expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } })
    const answered = await emulator.post('/demo/3ds', { client_secret: intent.client_secret, outcome: 'authenticate' })
    expect(answered).toMatchObject({ status: 'succeeded' })
  })

  it('accepts another card after 3-D Secure failed', async () => {
    const intent = await cart()
    await emulator.confirmInBrowser(intent.client_secret, '4000 0025 0000 3155')
    const refused = await emulator.post('/demo/3ds', { client_secret: intent.client_secret, outcome: 'fail' })
    expect(refused).toMatchObject({
      status: 'requires_payment_method',
      error: { code: 'payment_intent_authentication_failure' },
    })
    expect(await emulator.confirmInBrowser(intent.client_secret, '4242424242424242')).toMatchObject({
      status: 'succeeded',
    })
  })

  it("redirects from the bank page to the shop with Stripe's query", async () => {
    const intent = await cart()
    await emulator.confirmInBrowser(intent.client_secret, '4000 0025 0000 3155')
    const form = new URLSearchParams({ client_secret: String(intent.client_secret), outcome: 'authenticate' })
    const back = await fetch(`${emulator.url}/demo/3ds`, { method: 'POST', body: form, redirect: 'manual' })
    expect(back.status).toBe(303)
    const address = new URL(String(back.headers.get('location')))
    expect(Object.fromEntries(address.searchParams)).toEqual({
      success: 'true',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    })
  })

  it('rejects a wrong client secret', async () => {
    const intent = await cart()
    const answer = await emulator.confirmInBrowser(`${intent.id}_secret_guess`, '4242424242424242')
    expect(answer.error).toMatchObject({ code: 'resource_missing' })
    expect(await emulator.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
    })
  })

  it('answers browsers of any origin', async () => {
    const preflight = await fetch(`${emulator.url}/demo/confirm`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://shop.test' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('can change its amount until it is paid, and be canceled until then', async () => {
    const intent = await cart()
    expect(await emulator.stripe.paymentIntents.update(intent.id, { amount: 4000 })).toMatchObject({ amount: 4000 })
    await emulator.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
    await expect(emulator.stripe.paymentIntents.update(intent.id, { amount: 1 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    await expect(emulator.stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    const other = await cart()
    expect(await emulator.stripe.paymentIntents.cancel(other.id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
    })
  })

  it('rejects less than fifty cents', async () => {
    await expect(emulator.stripe.paymentIntents.create({ amount: 49, currency: 'usd' })).rejects.toMatchObject({
      code: 'amount_too_small',
    })
  })
})

describe('a refund or dispute', () => {
  const paid = async (card: string) =>
    emulator.stripe.paymentIntents.confirm((await cart()).id, { payment_method: card })

  it('refunds in parts, never more than was paid', async () => {
    const intent = await paid('pm_card_visa')
    await emulator.stripe.refunds.create({ payment_intent: intent.id, amount: 599, metadata: { refundId: '1' } })
    await expect(emulator.stripe.refunds.create({ payment_intent: intent.id, amount: 3599 })).rejects.toMatchObject({
      code: 'amount_too_large',
    })
    await emulator.stripe.refunds.create({ payment_intent: intent.id })
    const charge = await emulator.stripe.charges.retrieve(idOf(intent.latest_charge), { expand: ['refunds'] })
    expect(charge).toMatchObject({
      refunded: true,
      amount_refunded: 3599,
      refunds: { data: [{ amount: 3000 }, { amount: 599 }].reverse() },
    })
  })

  it('can fail after it was pending', async () => {
    const intent = await paid('pm_card_refundFail')
    const refund = await emulator.stripe.refunds.create({ payment_intent: intent.id })
    expect(refund.status).toBe('succeeded')
    await emulator.post('/_emulator/advance', { seconds: 6 })
    expect(await emulator.stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed' })
  })

  it('can be opened by the card holder', async () => {
    const intent = await paid('pm_card_visa')
    const opened = await emulator.post('/_emulator/dispute', { payment_intent: intent.id })
    expect(await emulator.stripe.disputes.retrieve(String(opened.id))).toMatchObject({
      status: 'needs_response',
      payment_intent: intent.id,
    })
    expect(await emulator.post('/_emulator/dispute', { close: opened.id, outcome: 'lost' })).toMatchObject({
      status: 'lost',
    })
    await expect(emulator.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
  })
})

describe('a card', () => {
  it('has the same fingerprint for every customer', async () => {
    const [first, second, other] = await Promise.all(
      ['pm_card_visa', 'pm_card_visa', 'pm_card_mastercard'].map((token) =>
        emulator.stripe.paymentMethods.retrieve(token),
      ),
    )
    expect(first?.card?.fingerprint).toBe(second?.card?.fingerprint)
    expect(first?.card?.fingerprint).not.toBe(other?.card?.fingerprint)
  })

  it("can't be saved if declined, can be saved if it fails only when charged", async () => {
    const customer = await emulator.stripe.customers.create({ email: 'cards@stonehunt.test' })
    const attach = (token: string) => emulator.stripe.paymentMethods.attach(token, { customer: customer.id })
    await expect(attach('pm_card_chargeDeclined')).rejects.toMatchObject({ code: 'card_declined' })
    const saved = await attach('pm_card_chargeCustomerFail')
    expect((await emulator.stripe.customers.listPaymentMethods(customer.id)).data.map((card) => card.id)).toEqual([
      saved.id,
    ])
    const charge = emulator.stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      customer: customer.id,
      payment_method: saved.id,
      off_session: true,
      confirm: true,
    })
    await expect(charge).rejects.toMatchObject({ code: 'card_declined' })
    expect(await emulator.stripe.paymentMethods.detach(saved.id)).toMatchObject({ customer: null })
  })
})

import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmulator, type Desk } from './startEmulator.ts'

// Every answer and event is held against the contract.
let emulator: Desk
beforeAll(async () => {
  emulator = await startEmulator()
})
afterAll(() => emulator.close())

const CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' }
const PAYER = { name: 'Ada Guest', email: 'ada@example.test', phone: '+12185550142' }

const REDIRECT = 'redirect_to_url'
/** What the payer confirms on another page. */
const ELSEWHERE = [
  {
    ...{ type: 'paypal', label: 'PayPal', action: REDIRECT },
    charged: { payer_email: PAYER.email, payer_name: PAYER.name },
  },
  { type: 'amazon_pay', label: 'Amazon Pay', action: REDIRECT, charged: { transaction_id: null } },
  {
    ...{ type: 'cashapp', label: 'Cash App Pay', action: 'cashapp_handle_redirect_or_display_qr_code' },
    charged: { cashtag: expect.stringMatching(/^\$/) as unknown },
  },
  { type: 'klarna', label: 'Klarna', action: REDIRECT, charged: { payment_method_category: 'pay_later' } },
] as const

const pageOf = ({ next_action: action }: Stripe.PaymentIntent): string =>
  action?.cashapp_handle_redirect_or_display_qr_code?.hosted_instructions_url ?? action?.redirect_to_url?.url ?? ''

const begin = (types: Stripe.PaymentIntentCreateParams.AllowedPaymentMethodType[]) =>
  emulator.stripe.paymentIntents.create({ amount: 3098, currency: 'usd', allowed_payment_method_types: types })
const confirm = (intent: Stripe.PaymentIntent, wallet: string, card: object = CARD) =>
  emulator.post('/demo/confirm', {
    client_secret: intent.client_secret,
    wallet,
    card,
    billing_details: PAYER,
    return_url: 'http://shop.test/orders?success=true',
  })
const read = (id: string) =>
  emulator.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge', 'payment_method'] })

describe('a payment with a wallet', () => {
  it.each(['apple_pay', 'google_pay'])('in %s is a card that says so', async (wallet) => {
    const intent = await begin(['card'])
    expect(await confirm(intent, wallet)).toMatchObject({ status: 'succeeded' })
    const paid = await read(intent.id)
    expect(paid.payment_method).toMatchObject({
      type: 'card',
      billing_details: PAYER,
      card: { last4: '4242', wallet: { type: wallet } },
    })
    expect(paid.latest_charge).toMatchObject({
      payment_method_details: { type: 'card', card: { wallet: { type: wallet } } },
    })
  })

  it('keeps what its card does: one that is declined, one that asks for 3-D Secure', async () => {
    const declined = await begin(['card'])
    expect(await confirm(declined, 'apple_pay', { ...CARD, number: '4000000000000002' })).toMatchObject({
      status: 'requires_payment_method',
      error: { code: 'card_declined' },
    })
    const asks = await begin(['card'])
    expect(await confirm(asks, 'google_pay', { ...CARD, number: '4000002760003184' })).toMatchObject({
      status: 'requires_action',
    })
  })

  it('through Link is a payment method of its own, without a card', async () => {
    const intent = await begin(['card', 'link'])
    expect(intent.payment_method_types).toEqual(['card', 'link'])
    expect(await confirm(intent, 'link')).toMatchObject({ status: 'succeeded' })
    const paid = await read(intent.id)
    expect(paid.payment_method).toMatchObject({ type: 'link', link: { email: PAYER.email } })
    expect(paid.payment_method).not.toHaveProperty('card')
    expect(paid.latest_charge).toMatchObject({ payment_method_details: { type: 'link', link: { country: 'US' } } })
  })

  it.each(ELSEWHERE)('through $type sends the payer there and back, and has the money at once', async (way) => {
    const intent = await begin(['card', way.type])
    const asked = await confirm(intent, way.type)
    expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: way.action } })
    const url = await emulator.stripe.paymentIntents.retrieve(intent.id).then(pageOf)
    expect(await (await fetch(url)).text()).toContain(`Confirm at ${way.label}`)
    const back = await fetch(new URL('/demo/3ds', url), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ client_secret: intent.client_secret ?? '', outcome: 'authenticate' }),
    })
    expect(back.headers.get('location')).toContain('http://shop.test/orders?success=true&payment_intent=')
    const paid = await read(intent.id)
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 3098, payment_method: { type: way.type } })
    expect((paid.latest_charge as Stripe.Charge).payment_method_details).toMatchObject({
      type: way.type,
      [way.type]: way.charged,
    })
  })

  it.each([
    ['paypal', 'payer_id'],
    ['cashapp', 'buyer_id'],
  ] as const)('through %s knows the payer again', async (type, id) => {
    const payer = async (email: string) => {
      const { payment_method: method } = await emulator.stripe.paymentIntents.create({
        ...{ amount: 3098, currency: 'usd', allowed_payment_method_types: [type], confirm: true },
        payment_method_data: { type, billing_details: { email } },
        return_url: 'http://shop.test/orders',
        expand: ['payment_method'],
      })
      return (method as unknown as Record<string, Record<string, string>>)[type]?.[id]
    }
    const first = await payer('ada@example.test')
    expect(first).toMatch(/^[0-9a-f]{13}$/i)
    expect(await payer('ada@example.test')).toBe(first)
    expect(await payer('bob@example.test')).not.toBe(first)
  })

  it('that settles days later is left out, and can’t be begun', async () => {
    const intent = await begin(['card', 'sepa_debit'])
    expect(intent.payment_method_types).toEqual(['card'])
    await expect(
      emulator.stripe.paymentIntents.confirm(intent.id, { payment_method_data: { type: 'sepa_debit' } }),
    ).rejects.toMatchObject({ code: 'emulator_unsupported' })
  })

  it('that the payer refuses at PayPal can be tried again', async () => {
    const intent = await begin(['card', 'paypal'])
    await confirm(intent, 'paypal')
    const body = { client_secret: intent.client_secret, outcome: 'fail' }
    expect(await emulator.post('/demo/3ds', body)).toMatchObject({ status: 'requires_payment_method' })
    expect(await confirm(intent, 'apple_pay')).toMatchObject({ status: 'succeeded' })
  })

  it('is refused where its type isn’t allowed, and where nobody knows the wallet', async () => {
    const intent = await begin(['card'])
    expect(await confirm(intent, 'paypal')).toMatchObject({
      status: 'requires_payment_method',
      error: { code: 'payment_intent_incompatible_payment_method' },
    })
    expect(await confirm(intent, 'gold')).toMatchObject({ error: { param: 'wallet' } })
  })
})

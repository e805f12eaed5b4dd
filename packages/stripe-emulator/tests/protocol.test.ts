import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import Stripe from 'stripe'
import { buildCatalogue, buildMember, clientFor, startEmulator, type Desk } from './startEmulator.ts'

let emulator: Desk
beforeAll(async () => {
  emulator = await startEmulator()
})
afterAll(async () => {
  await emulator.close()
})

const raw = (path: string, init: RequestInit = {}) =>
  fetch(emulator.url + path, { ...init, headers: { Authorization: 'Bearer sk_test_desk', ...init.headers } })

describe('a request', () => {
  it('with an unknown parameter is rejected by name', async () => {
    const nested = raw('/v1/subscriptions', {
      method: 'POST',
      body: new URLSearchParams({ customer: 'cus_1', 'items[0][prize]': 'x' }),
    })
    const answer = (await (await nested).json()) as Stripe.StripeRawError
    expect(answer).toMatchObject({
      error: { type: 'invalid_request_error', code: 'parameter_unknown', param: 'items[0][prize]' },
    })
  })

  it('with payment_method_types on an intent is rejected as of this version', async () => {
    const old = { amount: 500, currency: 'usd', payment_method_types: ['card'] } as Stripe.PaymentIntentCreateParams
    await expect(emulator.stripe.paymentIntents.create(old)).rejects.toMatchObject({
      statusCode: 400,
      code: 'payment_method_types_no_longer_supported',
    })
    const setup = { payment_method_types: ['card'] } as Stripe.SetupIntentCreateParams
    await expect(emulator.stripe.setupIntents.create(setup)).rejects.toMatchObject({
      code: 'payment_method_types_no_longer_supported',
    })
  })

  it('without its parameters, or with a word for a number, is rejected', async () => {
    const empty = emulator.stripe.paymentIntents.create({} as Stripe.PaymentIntentCreateParams)
    await expect(empty).rejects.toMatchObject({ code: 'parameter_missing', param: 'amount' })
    const word = { amount: 'many', currency: 'usd' } as unknown as Stripe.PaymentIntentCreateParams
    await expect(emulator.stripe.paymentIntents.create(word)).rejects.toMatchObject({
      code: 'parameter_invalid_integer',
    })
  })

  it('to an unknown path is an error, never an empty success', async () => {
    const answer = await raw('/v1/promotion_codes', { method: 'POST' })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({
      error: { type: 'invalid_request_error', message: expect.stringContaining('Unrecognized request URL') as string },
    })
    await expect(emulator.stripe.customers.retrieve('cus_nobody')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
  })

  it.each([
    ['a value of 501 characters', { note: 'x'.repeat(501) }],
    ['a key of 41 characters', { ['k'.repeat(41)]: 'x' }],
    ['51 keys', Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`key${index}`, 'x']))],
  ])('with metadata of %s is rejected', async (_what, metadata) => {
    await expect(emulator.stripe.customers.create({ metadata })).rejects.toMatchObject({ statusCode: 400 })
  })

  it('needs a secret key, as Bearer or as Basic', async () => {
    const locked = await startEmulator({ secretKey: 'sk_test_right' })
    await expect(clientFor(locked.port, 'sk_test_wrong').customers.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    )
    expect((await fetch(`${locked.url}/v1/customers`)).status).toBe(401)
    expect((await fetch(`${locked.url}/_emulator/state`)).status).toBe(401)
    const basic = { Authorization: `Basic ${Buffer.from('sk_test_right:').toString('base64')}` }
    expect((await fetch(`${locked.url}/v1/customers`, { headers: basic })).status).toBe(200)
    await locked.close()
  })

  it('gets a response with its id and the API version', async () => {
    const answer = await raw('/v1/customers')
    expect(answer.headers.get('request-id')).toMatch(/^req_/)
    expect(answer.headers.get('stripe-version')).toBe('2026-10-28.endive')
  })
})

describe('an idempotency key', () => {
  it('returns the same response and runs the operation once', async () => {
    const first = await emulator.stripe.customers.create(
      { email: 'once@stonehunt.test' },
      { idempotencyKey: 'cust:once' },
    )
    const again = await emulator.stripe.customers.create(
      { email: 'once@stonehunt.test' },
      { idempotencyKey: 'cust:once' },
    )
    expect(again.id).toBe(first.id)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect((await emulator.stripe.customers.list({ email: 'once@stonehunt.test' })).data).toHaveLength(1)
  })

  it('replays a declined payment too', async () => {
    const decline = () =>
      emulator.stripe.paymentIntents.create(
        { amount: 500, currency: 'usd', payment_method: 'pm_card_chargeDeclined', confirm: true },
        { idempotencyKey: 'declined' },
      )
    const first = await decline().catch((error: Stripe.errors.StripeCardError) => error)
    const again = await decline().catch((error: Stripe.errors.StripeCardError) => error)
    expect(again).toMatchObject({
      code: 'card_declined',
      payment_intent: { id: (first as Stripe.errors.StripeCardError).payment_intent?.id },
    })
  })

  it("can't be reused for another request", async () => {
    await emulator.stripe.customers.create({ name: 'A' }, { idempotencyKey: 'mine' })
    const other = emulator.stripe.customers.create({ name: 'B' }, { idempotencyKey: 'mine' })
    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  })

  it('replays a stored server error for a day, with Idempotent-Replayed', async () => {
    await emulator.post('/_emulator/faults', { mode: 'error500', times: 1, path: 'POST /v1/customers' })
    const create = (idempotencyKey: string) => emulator.stripe.customers.create({ name: 'Unlucky' }, { idempotencyKey })
    const refused = (attempt: Promise<unknown>) =>
      attempt.catch(({ statusCode, headers }: Stripe.errors.StripeAPIError) => ({
        statusCode,
        replayed: headers?.['idempotent-replayed'],
      }))
    expect(await refused(create('unlucky'))).toEqual({ statusCode: 500, replayed: undefined })
    expect(await refused(create('unlucky'))).toEqual({ statusCode: 500, replayed: 'true' })
    expect(await create('unlucky.2')).toMatchObject({ name: 'Unlucky' })
    await emulator.advanceDays(1.01)
    expect(await create('unlucky')).toMatchObject({ name: 'Unlucky' })
  })

  it('replays a stored server error although the work was done', async () => {
    await emulator.post('/_emulator/faults', { mode: 'error500_after', times: 1, path: 'POST /v1/customers' })
    const email = 'done@stonehunt.test'
    const create = () => emulator.stripe.customers.create({ email }, { idempotencyKey: 'done' })
    await expect(create()).rejects.toMatchObject({ statusCode: 500 })
    await expect(create()).rejects.toMatchObject({ statusCode: 500, headers: { 'idempotent-replayed': 'true' } })
    expect((await emulator.stripe.customers.list({ email })).data).toHaveLength(1)
  })

  it.each([
    ['error400', 400],
    ['error401', 401],
    ['error403', 403],
    ['error429', 429],
  ])('is not used up by %s', async (mode, statusCode) => {
    await emulator.post('/_emulator/faults', { mode, times: 1, path: 'POST /v1/customers' })
    const create = () => emulator.stripe.customers.create({ name: mode }, { idempotencyKey: `after-${mode}` })
    await expect(create()).rejects.toMatchObject({ statusCode })
    expect(await create()).toMatchObject({ name: mode })
  })

  it('is in flight while its first request runs', async () => {
    await emulator.post('/_emulator/faults', { mode: 'delay', delayMs: 300, times: 1, path: '/v1/customers' })
    const create = () => emulator.stripe.customers.create({ name: 'Slow' }, { idempotencyKey: 'busy' })
    const outcomes = await Promise.allSettled([create(), create()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { statusCode: 409, code: 'idempotency_key_in_use' },
    })
  })

  it('is not used up by an invalid request', async () => {
    const wrong = { email: 'x', colour: 'red' } as Stripe.CustomerCreateParams
    await expect(emulator.stripe.customers.create(wrong, { idempotencyKey: 'retry' })).rejects.toMatchObject({
      code: 'parameter_unknown',
    })
    expect(await emulator.stripe.customers.create({ email: 'x' }, { idempotencyKey: 'retry' })).toMatchObject({
      email: 'x',
    })
  })
})

describe('expand', () => {
  it('reads the catalog in one call', async () => {
    const { product, monthly, annual } = await buildCatalogue(emulator.stripe)
    const prices = await emulator.stripe.prices.list({
      lookup_keys: ['membership_monthly', 'membership_annual'],
      active: true,
      expand: ['data.product'],
    })
    expect(prices.data.map((price) => price.id).sort()).toEqual([monthly.id, annual.id].sort())
    expect(prices.data[0]?.product).toMatchObject({ object: 'product', id: product.id, name: 'Membership' })
    await expect(
      emulator.stripe.prices.create({
        product: product.id,
        currency: 'usd',
        unit_amount: 1,
        lookup_key: 'membership_monthly',
      }),
    ).rejects.toMatchObject({
      param: 'lookup_key',
    })
  })

  it('rejects fields that are not references, and those removed from older versions', async () => {
    const { customer } = await buildMember(emulator.stripe)
    const read = (field: string) => emulator.stripe.customers.retrieve(customer.id, { expand: [field] })
    await expect(read('email')).rejects.toMatchObject({ message: 'This property cannot be expanded (email).' })
    await expect(read('payment_intent')).rejects.toMatchObject({ statusCode: 400 })
    expect(await read('invoice_settings.default_payment_method')).toMatchObject({
      invoice_settings: { default_payment_method: { object: 'payment_method' } },
    })
  })
})

describe('a fault', () => {
  const list = () => emulator.stripe.customers.list()
  it.each([
    ['error500', Stripe.errors.StripeAPIError],
    ['error429', Stripe.errors.StripeRateLimitError],
    ['malformed', Stripe.errors.StripeAPIError],
    ['reset_before', Stripe.errors.StripeConnectionError],
  ])('%s happens the given number of times, then stops', async (mode, errorClass) => {
    // The client retries a closed connection once.
    await emulator.post('/_emulator/faults', {
      mode,
      times: mode === 'reset_before' ? 2 : 1,
      path: 'GET /v1/customers',
    })
    await expect(list()).rejects.toBeInstanceOf(errorClass)
    await expect(list()).resolves.toMatchObject({ object: 'list' })
  })

  it('can lose the response after the work was done', async () => {
    await emulator.post('/_emulator/faults', { mode: 'reset_after', times: 1, path: 'POST /v1/customers' })
    await fetch(`${emulator.url}/v1/customers`, {
      method: 'POST',
      headers: { Authorization: 'Bearer sk_test_desk', 'Idempotency-Key': 'lost' },
      body: new URLSearchParams({ email: 'lost@stonehunt.test' }),
    }).catch(() => 'lost')
    const again = await emulator.stripe.customers.create({ email: 'lost@stonehunt.test' }, { idempotencyKey: 'lost' })
    expect(
      (await emulator.stripe.customers.list({ email: 'lost@stonehunt.test' })).data.map((item) => item.id),
    ).toEqual([again.id])
  })
})

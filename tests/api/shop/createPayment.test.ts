import { beforeAll, describe, expect, it } from 'vitest'
import { askCards } from '../../support/cards.ts'
import { confirmCard, signUpEmployee, tellCards } from '../../support/people.ts'
import { checkoutForm, fillCart, startPayment, syncCatalogue, variantsInStock } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let variantId: number

beforeAll(async () => {
  await syncCatalogue(site)
  variantId = (await variantsInStock(site)).at(-1)?.id ?? 0
})

describe('create-payment', () => {
  const billingAddress = { ...checkoutForm.shippingAddress, firstName: 'Grace', street: '2 Geode Street' }
  const { useSameAddress: _unused, ...documented } = checkoutForm

  it.each([
    ['the documented payload', { ...documented, billingAddress }, 'Grace'],
    ['useSameAddress false', { ...documented, billingAddress, useSameAddress: false }, 'Grace'],
    [
      'useSameAddress true',
      { ...documented, billingAddress, useSameAddress: true },
      checkoutForm.shippingAddress.firstName,
    ],
    ['no billing address', documented, checkoutForm.shippingAddress.firstName],
  ])('with %s stores the right billing address', async (_name, form, firstName) => {
    const guest = site.visitor()
    await fillCart(guest, variantId)
    const answer = await guest.post('/api/checkout/create-payment', form)
    expect(answer.status).toBe(200)
    const { rows } = await site.pool.query<{ name: string }>(
      `select billing_address ->> 'firstName' as name from orders where reference = $1`,
      [(answer.json as { orderReference: string }).orderReference],
    )
    expect(rows).toEqual([{ name: firstName }])
  })

  it('rejects useSameAddress false without a billing address and names each field', async () => {
    const guest = site.visitor()
    await fillCart(guest, variantId)
    const answer = await guest.post('/api/checkout/create-payment', { ...documented, useSameAddress: false })
    expect(answer).toMatchObject({
      status: 400,
      json: {
        errors: {
          'billingAddress.firstName': 'First name is required',
          'billingAddress.lastName': 'Last name is required',
          'billingAddress.street': 'Street address is required',
          'billingAddress.city': 'City is required',
          'billingAddress.country': 'Country is required',
          'billingAddress.zipCode': 'ZIP code is required',
        },
      },
    })
  })

  it('names each invalid field with the specified message', async () => {
    const guest = site.visitor()
    await fillCart(guest, variantId)
    const answer = await guest.post('/api/checkout/create-payment', {
      customerInfo: { email: 'nobody', phone: '123' },
      shippingAddress: {
        ...checkoutForm.shippingAddress,
        firstName: '',
        lastName: ' ',
        street: '',
        city: '',
        country: '',
        zipCode: '',
      },
    })
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({
      errors: {
        'customerInfo.email': 'Please enter a valid email address',
        'customerInfo.phone': 'Please enter a valid phone number',
        'shippingAddress.firstName': 'First name is required',
        'shippingAddress.lastName': 'Last name is required',
        'shippingAddress.street': 'Street address is required',
        'shippingAddress.city': 'City is required',
        'shippingAddress.country': 'Country is required',
        'shippingAddress.zipCode': 'ZIP code is required',
      },
    })
  })

  it.each([
    ['letters', 'aaaaaaaaaa'],
    ['six digits and spaces', '12 34 56      .'],
    ['a local number without its country code', '612345678'],
    ['an Icelandic number without its country code', '5812345'],
  ])('rejects %s as a phone number', async (_, phone) => {
    const guest = site.visitor()
    await fillCart(guest, variantId)
    const answer = await guest.post('/api/checkout/create-payment', {
      ...checkoutForm,
      customerInfo: { ...checkoutForm.customerInfo, phone },
    })
    expect(answer).toMatchObject({
      status: 400,
      json: { errors: { 'customerInfo.phone': 'Please enter a valid phone number' } },
    })
  })

  it.each(['+34 612345678', '+354 5812345', '+45 20123456', '(555) 123-4567'])(
    'takes the phone number %s',
    async (phone) => {
      const guest = site.visitor()
      await fillCart(guest, variantId)
      const answer = await guest.post('/api/checkout/create-payment', {
        ...checkoutForm,
        customerInfo: { ...checkoutForm.customerInfo, phone },
      })
      expect(answer.status).toBe(200)
    },
  )

  it('says of a text that is too long how much fits', async () => {
    const guest = site.visitor()
    await fillCart(guest, variantId)
    const answer = await guest.post('/api/checkout/create-payment', {
      customerInfo: { email: 'guest@example.test', phone: '5'.repeat(41) },
      shippingAddress: { ...checkoutForm.shippingAddress, firstName: 'a'.repeat(130), zipCode: '5'.repeat(21) },
    })
    expect(answer).toMatchObject({
      status: 400,
      json: {
        errors: {
          'customerInfo.phone': 'Please use at most 40 characters',
          'shippingAddress.firstName': 'Please use at most 120 characters',
          'shippingAddress.zipCode': 'Please use at most 20 characters',
        },
      },
    })
  })

  it('rejects an empty cart, an unsupported country, an invalid state and unavailable express', async () => {
    const guest = site.visitor()
    expect((await guest.post('/api/checkout/create-payment', checkoutForm)).status).toBe(409)
    await fillCart(guest, variantId)
    const to = (change: object) =>
      guest.post('/api/checkout/create-payment', {
        ...checkoutForm,
        shippingAddress: { ...checkoutForm.shippingAddress, ...change },
      })
    expect((await to({ country: 'KP', state: undefined })).json).toMatchObject({ code: 'unsupported_country' })
    expect((await to({ state: undefined })).json).toMatchObject({
      errors: { 'shippingAddress.state': 'State is required' },
    })
    for (const [country, state] of [
      ['US', 'ZZ'],
      ['US', 'ON'],
      ['CA', 'TX'],
    ]) {
      expect(await to({ country, state })).toMatchObject({
        status: 400,
        json: { errors: { 'shippingAddress.state': `${country} doesn’t have a state ${state}` } },
      })
    }
    const express = await guest.post('/api/checkout/create-payment', { ...checkoutForm, shippingMethod: 'express' })
    expect(express.json).toMatchObject({ errors: { shippingMethod: expect.any(String) as string } })
  })

  it('reports a changed price, and succeeds once the cart was shown again', async () => {
    const guest = site.visitor()
    await fillCart(guest, variantId)
    await site.pool.query('update variants set retail_price_cents = retail_price_cents + 100 where id = $1', [
      variantId,
    ])
    const refused = await guest.post('/api/checkout/create-payment', checkoutForm)
    expect(refused.status).toBe(409)
    expect(refused.json).toMatchObject({
      code: 'cart_changed',
      message: expect.stringMatching(/The price of .+ has changed/) as string,
    })
    await guest.get('/api/cart')
    expect((await guest.post('/api/checkout/create-payment', checkoutForm)).status).toBe(200)
  })

  it('fails while the card provider is unavailable, and then continues the order', async () => {
    const guest = site.visitor()
    await fillCart(guest, variantId)
    await tellCards(site, 'faults', { mode: 'error500', path: 'payment_intents' })
    const answer = await guest.post('/api/checkout/create-payment', checkoutForm)
    expect(answer.status).toBe(502)
    expect(answer.json).toMatchObject({ code: 'card_provider_unreachable' })
    await tellCards(site, 'faults', { mode: null })
    const { clientSecret } = await startPayment(guest)
    expect(await confirmCard(site, clientSecret)).toMatchObject({ status: 'succeeded' })
  })

  it('allows the ways to pay that the owner chose, besides cards', async () => {
    const owner = await signUpEmployee(site)
    const allowed = async (ways: string) => {
      expect((await owner.put('/api/admin/settings', { ways_to_pay: ways })).status).toBe(200)
      const guest = site.visitor()
      await fillCart(guest, variantId)
      const { clientSecret } = await startPayment(guest)
      const intent = await askCards<{ allowed_payment_method_types: string[] }>(
        site,
        `payment_intents/${clientSecret.split('_secret_')[0]}`,
      )
      return intent.allowed_payment_method_types
    }
    expect(await allowed('')).toEqual(['card'])
    expect(await allowed('paypal,klarna')).toEqual(['card', 'paypal', 'klarna'])
    // They settle days later.
    for (const later of ['sepa_debit', 'us_bank_account', 'customer_balance', 'paypal,oxxo'])
      expect((await owner.put('/api/admin/settings', { ways_to_pay: later })).status).toBe(400)
    await owner.put('/api/admin/settings', { ways_to_pay: '' })
  })
})

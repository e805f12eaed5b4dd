import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ExpressPrice } from '#contracts/shop/expressPrice.ts'
import { record, serve, server } from './support/api.ts'
import { buildCartItem, buildConfig, buildMerchandise, buildSummary, buildVariant } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

// jsdom cannot navigate.
const leaveTo = vi.hoisted(() => vi.fn())
vi.mock('../../web/src/lib/leaveTo.ts', () => ({ leaveTo }))
const loadStripe = vi.hoisted(() => vi.fn())
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe }))

const CONFIRM = 'http://localhost:3000/demo/confirm'
const PRICE = '/api/checkout/express-price'
const item = buildCartItem({ variant: buildVariant({ retailPrice: '24.99' }) })
const price = (more: Partial<ExpressPrice> = {}): ExpressPrice => ({
  items: [item],
  summary: buildSummary(),
  methods: [{ method: 'standard', shipping: '5.99' }],
  ...more,
})
const started = {
  clientSecret: 'pi_1_secret_2',
  orderReference: 'HUNT-7K2M9QXR4T',
  summary: buildSummary(),
  heldUntil: null,
}
const tee = buildMerchandise({ id: 4, title: 'Contour Tee', category: 'Shirts' })
const article = {
  state: 'for-sale',
  item: {
    ...tee,
    variants: [
      { ...buildVariant({ id: 41, appearanceName: 'Black', sizeName: 'M', retailPrice: '24.99' }), left: null },
    ],
    sizeChart: null,
  },
  related: [],
  appearances: [],
}

beforeEach(() => {
  leaveTo.mockReset()
  loadStripe.mockReset()
  serve('get', '/api/cart', [item])
  serve('get', '/api/cart/checkout', { items: [item], summary: buildSummary() })
  serve('post', PRICE, price())
})

const press = async (person: UserEvent, wallet = /^Apple Pay/) =>
  person.click(await screen.findByRole('button', { name: wallet }))
const openSheet = async (person: UserEvent, wallet = 'Apple Pay') => {
  await press(person, new RegExp(`^${wallet}`))
  return within(await screen.findByRole('dialog', { name: wallet }))
}
type Sheet = Awaited<ReturnType<typeof openSheet>>
const pay = async (person: UserEvent, sheet: Sheet, amount = '$30.98') => {
  const button = await sheet.findByRole('button', { name: `Pay ${amount}` })
  await waitFor(() => expect(button).toBeEnabled())
  await person.click(button)
}
const type = async (person: UserEvent, sheet: Sheet, label: string, text: string) => {
  const box = sheet.getByLabelText(label)
  await person.clear(box)
  if (text) await person.type(box, text)
  await person.tab()
}

describe('the buttons of wallets in the cart', () => {
  it('pay what the sheet shows, to the address of the wallet', async () => {
    serve('post', CONFIRM, { status: 'succeeded' })
    const sent = record('post', '/api/checkout/create-payment', started)
    const person = renderApp('/cart')
    const sheet = await openSheet(person)
    expect(await sheet.findByText('Contour Tee, Forest Green, M')).toBeVisible()
    expect(sheet.getAllByText('$5.99')).toHaveLength(2)
    await pay(person, sheet)
    await waitFor(() => expect(leaveTo).toHaveBeenCalled())
    expect(String(leaveTo.mock.calls[0])).toContain('/orders?success=true&order=HUNT-7K2M9QXR4T')
    expect(sent).toEqual([
      {
        customerInfo: { email: 'ada@wallet.test', phone: '+1 218 555 0142' },
        shippingAddress: {
          firstName: 'Ada',
          lastName: 'Wallet',
          street: '1 Agate Road',
          city: 'Duluth',
          state: 'MN',
          country: 'US',
          zipCode: '55801',
        },
        billingAddress: expect.objectContaining({ firstName: 'Ada' }) as unknown,
        useSameAddress: false,
        shippingMethod: 'standard',
        due: '30.98',
      },
    ])
  })

  it('ask for the price of each address and method', async () => {
    const asked: unknown[] = []
    server.use(
      http.post(`*${PRICE}`, async ({ request }) => {
        const input = (await request.json()) as { address?: { state: string }; shippingMethod: 'standard' | 'express' }
        asked.push(input)
        const shipping = { standard: '5.99', express: '12.99' }
        const methods = (['standard', 'express'] as const).map((method) => ({ method, shipping: shipping[method] }))
        if (input.shippingMethod === 'express') methods.reverse()
        const total = input.shippingMethod === 'express' ? '37.98' : '30.98'
        return HttpResponse.json(
          price({ methods, summary: buildSummary({ shipping: methods[0]?.shipping ?? '', total }) }),
        )
      }),
    )
    const person = renderApp('/cart')
    const sheet = await openSheet(person)
    await type(person, sheet, 'State / region', 'NY')
    await person.click(await sheet.findByRole('radio', { name: /^Express/ }))
    expect(await sheet.findByRole('button', { name: 'Pay $37.98' })).toBeVisible()
    expect(asked.at(0)).toEqual({ shippingMethod: 'standard' })
    expect(asked.at(-1)).toEqual({
      address: { country: 'US', state: 'NY', city: 'Duluth', zipCode: '55801' },
      shippingMethod: 'express',
    })
  })

  it('show discounts, codes, gift cards and tax as lines that add up to the total', async () => {
    const summary = buildSummary({
      discount: '7.50',
      code: { code: 'AGATE', discount: '5.00' },
      tax: '1.20',
      total: '24.68',
      giftCard: { lastFour: '7Q2X', amount: '4.00' },
      due: '20.68',
    })
    serve('post', PRICE, price({ summary }))
    const sheet = await openSheet(renderApp('/cart'))
    await sheet.findByRole('button', { name: 'Pay $20.68' })
    const lines = sheet.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(lines).toEqual(['$24.99', '−$5.00', '−$2.50', '$5.99', '$1.20', '−$4.00', '$20.68'])
  })

  it('close the sheet for an address that can’t be delivered to, and say why', async () => {
    const person = renderApp('/cart')
    const sheet = await openSheet(person)
    const message = 'We don’t ship to that country yet.'
    serve('post', PRICE, { message, code: 'unsupported_country' }, 400)
    await type(person, sheet, 'Country', 'BR')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('say when the price changed while the sheet was open, and charge nothing', async () => {
    const confirmed = record('post', CONFIRM, { status: 'succeeded' })
    const message = 'The total is $32.98 now. You weren’t charged. Please look at the new total and pay again.'
    serve('post', '/api/checkout/create-payment', { message, code: 'cart_changed' }, 409)
    const person = renderApp('/cart')
    await pay(person, await openSheet(person))
    expect(await screen.findByText(message)).toBeVisible()
    expect(confirmed).toEqual([])
  })

  it('say when the card is declined, and end the hold', async () => {
    serve('post', '/api/checkout/create-payment', { ...started, heldUntil: '2026-12-01T12:00:00.000Z' })
    serve('post', CONFIRM, {
      status: 'requires_payment_method',
      error: { message: 'Your card was declined.', type: 'card_error' },
    })
    const left = record('post', '/api/checkout/leave', null, 204)
    const person = renderApp('/cart')
    await pay(person, await openSheet(person, 'Google Pay'))
    expect(await screen.findByText('Your card was declined.')).toBeVisible()
    await waitFor(() => expect(left).toHaveLength(1))
  })

  it('lead to the checkout with what the wallet gave, where that is too little', async () => {
    const person = renderApp('/cart')
    const sheet = await openSheet(person)
    await type(person, sheet, 'Phone', '')
    await pay(person, sheet)
    await findToast('Your wallet didn’t say everything we need. Please complete it here.')
    expect(await screen.findByLabelText(/^Email/)).toHaveValue('ada@wallet.test')
    expect(screen.getByLabelText(/^Street address/)).toHaveValue('1 Agate Road')
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('')
  })

  it('lead to the checkout where buyers must read something first', async () => {
    serve('get', '/api/config', buildConfig({ shipping: { countries: ['US', 'DE'], expressStates: [] } }))
    serve('get', '/api/market', { country: 'DE', notice: null })
    const person = renderApp('/cart')
    const sheet = await openSheet(person)
    await type(person, sheet, 'State / region', '')
    await type(person, sheet, 'Country', 'DE')
    await pay(person, sheet)
    await findToast('Please read what applies to buyers in your country, then pay here.')
    expect(await screen.findByRole('combobox', { name: /^Country/ })).toHaveValue('DE')
  })

  it.each([
    ['paypal', 'PayPal'],
    ['amazon_pay', 'Amazon Pay'],
    ['klarna', 'Klarna'],
  ])('send who pays with %s to its page, where the owner offers it', async (way, label) => {
    const { payments } = buildConfig()
    serve('get', '/api/config', buildConfig({ payments: { ...payments, waysToPay: [way] } }))
    serve('post', '/api/checkout/create-payment', started)
    const redirect_to_url = { url: 'http://localhost:3000/demo/3ds?client_secret=pi_1_secret_2' }
    serve('post', CONFIRM, { status: 'requires_action', next_action: { type: 'redirect_to_url', redirect_to_url } })
    const person = renderApp('/cart')
    await pay(person, await openSheet(person, label))
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(redirect_to_url.url))
  })

  it('are not there for an order that a gift card pays', async () => {
    serve('get', '/api/cart/checkout', {
      items: [item],
      summary: buildSummary({ giftCard: { lastFour: '7Q2X', amount: '30.98' }, due: '0.00' }),
    })
    renderApp('/cart')
    expect(await screen.findByText('Left to pay')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Express checkout' })).toBeNull()
  })
})

describe('the buttons of wallets on the page of an article', () => {
  beforeEach(() => {
    serve('get', '/api/merchandise/4', article)
    serve('get', '/api/cart', [])
  })

  it('put the article into the cart first, and take it back when the wallet is closed', async () => {
    const added = record('post', '/api/cart', item, 201)
    const removed = record('delete', '/api/cart/:id', null, 204)
    const person = renderApp('/merchandise/4-contour-tee')
    const sheet = await openSheet(person)
    await sheet.findByRole('button', { name: 'Pay $30.98' })
    expect(added).toEqual([{ merchandiseVariantId: 41, quantity: 1 }])
    await person.click(sheet.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(removed).toHaveLength(1))
  })

  it('answer the wallet in time where the cart is slow, and correct the total with the address', async () => {
    server.use(
      http.post('*/api/cart', async () => {
        await delay(1500)
        return HttpResponse.json(item, { status: 201 })
      }),
    )
    const person = renderApp('/merchandise/4-contour-tee')
    const sheet = await openSheet(person)
    expect(sheet.getByRole('button', { name: 'Pay $24.99' })).toBeDisabled()
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Pay $30.98' })).toBeEnabled(), { timeout: 5000 })
  })

  it('open no sheet when the last piece is gone', async () => {
    serve('post', '/api/cart', { message: 'Contour Tee is sold out.', code: 'variant_sold_out' }, 409)
    const person = renderApp('/merchandise/4-contour-tee')
    await press(person)
    expect(await screen.findByText('Contour Tee is sold out.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('say that the cart is bought, too', async () => {
    serve('get', '/api/cart', [item])
    renderApp('/merchandise/4-contour-tee')
    expect(await screen.findByText('What is in your cart is bought, too.')).toBeVisible()
  })

  it('leave nothing behind in a browser without a wallet', async () => {
    const { payments } = buildConfig()
    serve('get', '/api/config', buildConfig({ payments: { ...payments, mode: 'stripe', publishableKey: 'pk_test_1' } }))
    let isAsked = false
    const element = {
      on: (event: string, listener: (about: object) => void) => {
        if (event === 'ready')
          setTimeout(() => listener({ elementType: 'expressCheckout', availablePaymentMethods: undefined }))
        isAsked ||= event === 'ready'
        return element
      },
      ...Object.fromEntries(
        ['off', 'once', 'mount', 'update', 'destroy', 'unmount'].map((name) => [name, () => element]),
      ),
    }
    const elements = { create: () => element, getElement: () => null, update: () => undefined, on: () => undefined }
    const nothing = () => undefined
    loadStripe.mockResolvedValue({
      elements: () => elements,
      createToken: nothing,
      createPaymentMethod: nothing,
      confirmCardPayment: nothing,
    })
    renderApp('/merchandise/4-contour-tee')
    expect(await screen.findByRole('button', { name: /^Buy Now/ })).toBeVisible()
    await waitFor(() => expect(isAsked).toBe(true))
    await waitFor(() => expect(localStorage.getItem('has-wallet')).toBe('no'))
    expect(screen.queryByText('Express checkout')).toBeNull()
  })
})

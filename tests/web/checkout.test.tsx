import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { record, serve, server, stall } from './support/api.ts'
import { buildCartItem, buildConfig, buildOrder, buildSummary } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

// jsdom cannot navigate.
const leaveTo = vi.hoisted(() => vi.fn())
vi.mock('../../web/src/lib/leaveTo.ts', () => ({ leaveTo }))

const CONFIRM = 'http://localhost:3000/demo/confirm'
const payment = {
  clientSecret: 'pi_1_secret_2',
  orderReference: 'HUNT-7K2M9QXR4T',
  summary: buildSummary(),
  heldUntil: null,
}

beforeEach(() => {
  leaveTo.mockReset()
  serve('get', '/api/cart', [buildCartItem()])
  serve('get', '/api/cart/checkout', { items: [buildCartItem()], summary: buildSummary() })
})

const field = (name: RegExp) => screen.getByRole('textbox', { name })

/** As a browser fills in a form: typing each letter, and finding boxes by role, would take most of the time of this file. */
async function fillIn(person: UserEvent) {
  await screen.findByLabelText(/^Email/)
  const enter = async (label: RegExp, text: string) => {
    await person.click(screen.getByLabelText(label))
    await person.paste(text)
  }
  await enter(/^Email/, 'robin@stonehunt.test')
  await enter(/^Phone/, '555 010 2030')
  await enter(/^First name/, 'Robin')
  await enter(/^Last name/, 'Field')
  await enter(/^Street address/, '1 Creek Road')
  await enter(/^City/, 'Ontario')
  await person.selectOptions(screen.getByLabelText(/^State/), 'OR')
  await enter(/^ZIP/, '97914')
}

async function reachPayment() {
  serve('post', '/api/checkout/create-payment', payment)
  const person = renderApp('/checkout')
  await fillIn(person)
  await person.click(await screen.findByRole('button', { name: 'Continue to Payment ($30.98)' }))
  await screen.findByText('Demo payment: no card is charged. Don’t enter a real card number.')
  await waitFor(() => expect(screen.getByRole('button', { name: /^Complete Payment/ })).toBeEnabled())
  return person
}

describe('/checkout', () => {
  it('shows an empty state when the cart is empty', async () => {
    serve('get', '/api/cart', [])
    renderApp('/checkout')
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
  })

  it('names every missing field', async () => {
    const person = renderApp('/checkout')
    await person.click(await screen.findByRole('button', { name: /^Continue to Payment/ }))
    const problems = within(await screen.findByRole('alert', { name: 'There is a problem' }))
    const sentences = problems.getAllByRole('button').map(({ textContent }) => textContent)
    expect(sentences).toEqual([
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'First name is required',
      'Last name is required',
      'Street address is required',
      'City is required',
      'State is required',
      'ZIP code is required',
    ])
    expect(field(/^City/)).toHaveAccessibleDescription('City is required')
  })

  it('shows the tax and the total of the started payment', async () => {
    serve('get', '/api/config', buildConfig({ addsTax: true }))
    const taxed = buildSummary({ tax: '2.48', total: '33.46' })
    serve('post', '/api/checkout/create-payment', { ...payment, summary: taxed })
    const person = renderApp('/checkout')
    await fillIn(person)
    const summary = within(await screen.findByRole('region', { name: 'Order Summary' }))
    expect(summary.getByText('Added in the next step')).toBeVisible()
    await person.click(await screen.findByRole('button', { name: 'Continue to Payment ($30.98)' }))
    await screen.findByRole('button', { name: 'Complete Payment ($33.46)' })
    expect(summary.getByText('$2.48')).toBeVisible()
    expect(summary.getByText('$33.46')).toBeVisible()
    expect(summary.getByText('1 item, $33.46')).toBeVisible()
    expect(summary.queryByText(/30\.98/)).not.toBeInTheDocument()
    expect(summary.queryByText('Added in the next step')).not.toBeInTheDocument()
  })

  it("clears the state's error when the new country needs no state", async () => {
    const person = renderApp('/checkout')
    await person.click(await screen.findByRole('button', { name: /^Continue to Payment/ }))
    await screen.findByRole('button', { name: 'State is required' })
    const country = screen.getByRole('combobox', { name: /^Country/ })
    await person.selectOptions(country, 'JP')
    await waitFor(() => expect(screen.queryAllByText('State is required')).toEqual([]))
    await person.selectOptions(country, 'CA')
    expect(await screen.findByRole('button', { name: 'State is required' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: /^State/ })).toHaveAccessibleDescription('State is required')
  })

  it('begins the phone number with the calling code of the country', async () => {
    const days = { from: '2026-12-10', to: '2026-12-18' }
    const codes: Record<string, string> = { US: '+1', JP: '+81', CH: '+41' }
    server.use(
      http.get('*/api/delivery', ({ request }) => {
        const country = new URL(request.url).searchParams.get('country') ?? ''
        return HttpResponse.json({ country, standard: days, express: null, callingCode: codes[country], vat: null })
      }),
    )
    const sent = record('post', '/api/checkout/create-payment', payment)
    const person = renderApp('/checkout')
    await fillIn(person)
    const phone = field(/^Phone/)
    expect(phone).toHaveAccessibleDescription('With the country code. Only for delivery questions')
    expect(phone).toHaveValue('555 010 2030')
    await person.clear(phone)
    const country = screen.getByRole('combobox', { name: /^Country/ })
    await person.selectOptions(country, 'JP')
    await waitFor(() => expect(phone).toHaveValue('+81 '))
    await person.selectOptions(country, 'CH')
    await waitFor(() => expect(phone).toHaveValue('+41 '))
    await person.type(phone, '791234567')
    await person.click(screen.getByRole('button', { name: /^Continue to Payment/ }))
    await waitFor(() =>
      expect(sent).toMatchObject([{ customerInfo: { phone: '+41 791234567' }, shippingAddress: { country: 'CH' } }]),
    )
  })

  it('lets no text become longer than the server takes', async () => {
    const person = renderApp('/checkout')
    await person.click(await screen.findByRole('checkbox', { name: 'Use same address as shipping' }))
    await person.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), 'CH')
    const limits = screen.getAllByRole('textbox').map((one) => Number(one.getAttribute('maxlength')))
    expect(limits).toEqual([254, 40, 120, 120, 120, 200, 200, 120, 60, 20, 120, 120])
  })

  it('asks for a billing name only when the addresses differ', async () => {
    const person = renderApp('/checkout')
    const same = await screen.findByRole('checkbox', { name: 'Use same address as shipping' })
    expect(same).toBeChecked()
    await person.click(same)
    const billing = within(screen.getByRole('group', { name: 'Billing Address' }))
    expect(billing.getAllByRole('textbox')).toHaveLength(2)
  })

  it('sends the shipping address as the billing address', async () => {
    const sent = record('post', '/api/checkout/create-payment', payment)
    const person = renderApp('/checkout')
    await fillIn(person)
    await person.click(await screen.findByRole('button', { name: 'Continue to Payment ($30.98)' }))
    await screen.findByRole('heading', { name: 'Complete Payment' })
    const address = {
      firstName: 'Robin',
      lastName: 'Field',
      street: '1 Creek Road',
      city: 'Ontario',
      state: 'OR',
      country: 'US',
      zipCode: '97914',
    }
    expect(sent).toEqual([
      {
        customerInfo: { email: 'robin@stonehunt.test', phone: '555 010 2030' },
        shippingAddress: address,
        billingAddress: address,
        useSameAddress: true,
        shippingMethod: 'standard',
        remindMe: false,
      },
    ])
  })

  it('offers express only in the supported states', async () => {
    const person = renderApp('/checkout')
    const state = await screen.findByRole('combobox', { name: /^State/ })
    expect(screen.queryByRole('radio', { name: /^Express/ })).toBeNull()
    await person.selectOptions(state, 'NY')
    expect(screen.getByRole('radio', { name: /^Express/ })).toBeVisible()
    await person.selectOptions(state, 'OR')
    expect(screen.queryByRole('radio', { name: /^Express/ })).toBeNull()
  })

  it("shows the server's price of each shipping method before one is chosen", async () => {
    const costs: Record<string, string> = { standard: '0.00', express: '12.99' }
    server.use(
      http.get('http://localhost:3000/api/cart/checkout', ({ request }) => {
        const shipping = costs[new URL(request.url).searchParams.get('method') ?? ''] ?? '5.99'
        return HttpResponse.json({ items: [buildCartItem()], summary: buildSummary({ shipping }) })
      }),
    )
    const person = renderApp('/checkout')
    await person.selectOptions(await screen.findByRole('combobox', { name: /^State/ }), 'NY')
    expect(await screen.findByRole('radio', { name: /^Express.*\$12\.99$/ })).not.toBeChecked()
    expect(screen.getByRole('radio', { name: /^Standard.*Free$/ })).toBeChecked()
  })

  it('keeps the error of a failed payment setup on the page', async () => {
    serve(
      'post',
      '/api/checkout/create-payment',
      { message: 'We do not ship there.', code: 'unsupported_country' },
      400,
    )
    const person = renderApp('/checkout')
    await fillIn(person)
    await person.click(await screen.findByRole('button', { name: /^Continue to Payment/ }))
    expect(await findToast('Payment Setup Failed')).toHaveTextContent('We do not ship there.')
    expect(within(screen.getByRole('main')).getByText('We do not ship there.')).toBeVisible()
  })
})

describe('the demo card form', () => {
  it("pays and opens the order with the card provider's parameters", async () => {
    const confirmed: unknown[] = []
    server.use(
      http.post(CONFIRM, async ({ request }) => {
        confirmed.push(await request.json())
        return HttpResponse.json({ status: 'succeeded' })
      }),
    )
    const person = await reachPayment()
    await person.click(await screen.findByRole('button', { name: 'Complete Payment ($30.98)' }))
    await waitFor(() => expect(leaveTo).toHaveBeenCalled())
    const address = new URL(String(leaveTo.mock.calls[0]?.[0]))
    expect(address.pathname).toBe('/orders')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      success: 'true',
      order: 'HUNT-7K2M9QXR4T',
      payment_intent: 'pi_1',
      payment_intent_client_secret: 'pi_1_secret_2',
      redirect_status: 'succeeded',
    })
    expect(confirmed).toMatchObject([{ client_secret: 'pi_1_secret_2', card: { number: '4242424242424242' } }])
  })

  it('locks the form while the card provider confirms', async () => {
    stall('post', CONFIRM)
    const person = await reachPayment()
    const remove = screen.getByRole('button', { name: /^Remove Contour Tee/ })
    expect(remove).toBeEnabled()
    await person.click(screen.getByRole('button', { name: 'Complete Payment ($30.98)' }))
    expect(await screen.findByRole('button', { name: 'Processing Payment...' })).toBeVisible()
    expect(remove).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Edit' })).toBeDisabled()
  })

  it('disappears when an item is removed, because the amount has changed', async () => {
    const kept = buildCartItem({ merchandise: { id: 2, title: 'Geode Mug' } })
    const gone = buildCartItem({ id: 5 })
    serve('get', '/api/cart', [gone, kept])
    serve('get', '/api/cart/checkout', { items: [gone, kept], summary: buildSummary() })
    record('delete', '/api/cart/5', null, 204)
    const person = await reachPayment()
    serve('get', '/api/cart', [kept])
    serve('get', '/api/cart/checkout', { items: [kept], summary: buildSummary({ total: '20.98' }) })
    await person.click(screen.getByRole('button', { name: /^Remove Contour Tee/ }))
    expect(await screen.findByRole('button', { name: 'Continue to Payment ($20.98)' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Complete Payment' })).toBeNull()
    expect(field(/^City/)).toHaveValue('Ontario')
  })

  it.each(['succeeded', 'canceled'])('opens the order when its payment %s in another tab', async (status) => {
    // As Stripe.js has it: the error of a confirmation has the intent.
    const error = {
      message: `You cannot confirm this PaymentIntent because it has a status of ${status}.`,
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: 'pi_1', status },
    }
    serve('post', CONFIRM, { status, error })
    const person = await reachPayment()
    await person.click(screen.getByRole('button', { name: 'Complete Payment ($30.98)' }))
    await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1))
    expect(leaveTo).toHaveBeenCalledWith(
      `${window.location.origin}/orders?success=true&order=${payment.orderReference}`,
    )
    expect(screen.queryByText(/You weren’t charged/)).toBeNull()
  })

  it('shows why a card was declined and allows a retry', async () => {
    serve('post', CONFIRM, { error: { message: 'Your card was declined.', type: 'card_error' } }, 402)
    const person = await reachPayment()
    await person.click(screen.getByRole('button', { name: 'Declined' }))
    await person.click(screen.getByRole('button', { name: 'Complete Payment ($30.98)' }))
    expect(await findToast('Payment Failed')).toHaveTextContent('Your card was declined.')
    expect(screen.getByRole('button', { name: 'Complete Payment ($30.98)' })).toBeEnabled()
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveFocus()
  })

  it('places a free order without a card', async () => {
    serve('get', '/api/cart/checkout', { items: [buildCartItem()], summary: buildSummary({ total: '0.00' }) })
    serve('post', '/api/checkout/create-payment', { ...payment, clientSecret: null })
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder())
    const person = renderApp('/checkout')
    await fillIn(person)
    await person.click(await screen.findByRole('button', { name: 'Place Order ($0.00)' }))
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  })

  it('does not claim that nothing was charged when the response was lost', async () => {
    server.use(http.post(CONFIRM, () => HttpResponse.error()))
    const person = await reachPayment()
    await person.click(screen.getByRole('button', { name: 'Complete Payment ($30.98)' }))
    const alert = await within(screen.getByRole('main')).findByRole('alert')
    expect(alert).toHaveTextContent(
      'We don’t know yet whether your card was charged. You won’t be charged twice. Press “Complete Payment ($30.98)” again.',
    )
    expect(alert).not.toHaveTextContent('You weren’t charged')
  })

  it('explains that the bank did not confirm the payment', async () => {
    serve('post', CONFIRM, { status: 'requires_action', next_action: {} })
    const code = 'payment_intent_authentication_failure'
    const error = { message: 'The provided PaymentMethod has failed authentication.', type: 'card_error', code }
    serve('post', 'http://localhost:3000/demo/3ds', { error }, 402)
    const person = await reachPayment()
    await person.click(screen.getByRole('button', { name: 'Complete Payment ($30.98)' }))
    await person.click(await screen.findByRole('button', { name: 'Fail' }))
    const reason = 'Your bank did not confirm the payment. Please try again or use another card.'
    expect(await findToast('Payment Failed')).toHaveTextContent(reason)
    const alert = await within(screen.getByRole('main')).findByRole('alert')
    expect(alert).toHaveTextContent('You weren’t charged. Check the card or use another one, then press')
    expect(alert).toHaveFocus()
    expect(screen.getAllByText(reason)).toHaveLength(1)
  })

  it('pays after 3-D Secure is completed', async () => {
    serve('post', CONFIRM, { status: 'requires_action', next_action: {} })
    const outcomes = record('post', 'http://localhost:3000/demo/3ds', { status: 'succeeded' })
    const person = await reachPayment()
    await person.click(screen.getByRole('button', { name: '3-D Secure' }))
    await person.click(screen.getByRole('button', { name: 'Complete Payment ($30.98)' }))
    await person.click(await screen.findByRole('button', { name: 'Complete' }))
    await waitFor(() => expect(leaveTo).toHaveBeenCalled())
    expect(outcomes).toEqual([{ client_secret: 'pi_1_secret_2', outcome: 'authenticate' }])
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { consumeStripeReturn } from '../../web/src/lib/stripeReturn.ts'
import { serve, server, signIn } from './support/api.ts'
import { buildOrder, buildSummary, buildUser } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

const RETURN = '/orders?success=true&order=HUNT-7K2M9QXR4T'

describe('/orders', () => {
  it('confirms an order that the server reports as paid', async () => {
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder())
    renderApp(RETURN)
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Order Confirmed!' })).toHaveFocus()
    expect(screen.getByText('HUNT-7K2M9QXR4T')).toBeVisible()
    expect(screen.getByText(/confirmation email soon/)).toBeVisible()
    expect(screen.getByText(/ships within 1-3 business days/)).toBeVisible()
    expect(screen.getByText(/tracking info/i)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'Shop More Gear' })).toHaveAttribute('href', '/merchandise')
  })

  it('has two dates for an order of printed and own goods', async () => {
    const ownDelivery = { from: '2026-12-09', to: '2026-12-11' }
    const steps = [
      { step: 'ordered' as const, at: '2026-11-20T12:00:00.000Z', isDone: true },
      { step: 'delivered' as const, at: null, isDone: false },
    ]
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder({ ownDelivery, steps }))
    renderApp(RETURN)
    expect(await screen.findByText('This order arrives in two parcels.')).toBeVisible()
    // In the notes of the confirmation and in the order.
    expect(screen.getAllByText('Printed for you: estimated delivery Nov 30 – Dec 4')).toHaveLength(2)
    expect(screen.getAllByText('Sent by us: estimated delivery Dec 9–11')).toHaveLength(2)
    expect(screen.getByText('about Nov 30 – Dec 4 and Dec 9–11')).toBeVisible()
  })

  it('has only their own date for an order of own goods', async () => {
    const ownDelivery = { from: '2026-12-09', to: '2026-12-11' }
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder({ delivery: null, ownDelivery }))
    renderApp(RETURN)
    expect(await screen.findByText('Estimated delivery Dec 9–11')).toBeVisible()
    expect(screen.queryByText(/1-3 business days/)).toBeNull()
    expect(screen.queryByText('This order arrives in two parcels.')).toBeNull()
  })

  it('polls while the payment is pending and confirms nothing yet', async () => {
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder({ payment: 'pending' }))
    renderApp(RETURN)
    expect(await screen.findByRole('heading', { name: 'Confirming your payment' })).toBeVisible()
    expect(screen.queryByText('Order Confirmed!')).toBeNull()
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder())
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' }, { timeout: 5000 })).toBeVisible()
  })

  it('says that the card was not charged only when that is final', async () => {
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder({ payment: 'failed', fulfilment: 'none' }))
    renderApp(RETURN)
    expect(await screen.findByRole('heading', { name: 'Payment Failed' })).toBeVisible()
    expect(screen.getByText('Your card wasn’t charged, and your cart hasn’t changed.')).toBeVisible()
  })

  it('polls a failed payment that can still be retried and promises nothing', async () => {
    window.history.replaceState(null, '', `${RETURN}&redirect_status=failed`)
    consumeStripeReturn()
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder({ payment: 'pending', fulfilment: 'none' }))
    renderApp(RETURN)
    expect(await screen.findByRole('heading', { name: 'Payment Failed' })).toBeVisible()
    expect(screen.getByText(/This payment didn’t go through/)).toBeVisible()
    expect(screen.queryByText(/wasn’t charged/)).toBeNull()
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder())
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' }, { timeout: 5000 })).toBeVisible()
  })

  it('says that an employee handles a payment of a different amount', async () => {
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder({ payment: 'pending', fulfilment: 'needs_attention' }))
    renderApp(RETURN)
    expect(await screen.findByText(/We’re taking care of this order/)).toBeVisible()
    expect(screen.queryByText(/wasn’t charged/)).toBeNull()
  })

  it('shows the plain page for an unknown order', async () => {
    serve(
      'get',
      '/api/orders/HUNT-7K2M9QXR4T',
      { message: 'We couldn’t find that order.', code: 'order_not_found' },
      404,
    )
    renderApp(RETURN)
    expect(await screen.findByText(/check your email for order confirmations/)).toBeVisible()
    expect(screen.queryByText('Order Confirmed!')).toBeNull()
  })

  it('shows the plain page without a reference, with a link to the shop', async () => {
    renderApp('/orders')
    expect(await screen.findByText(/check your email for order confirmations/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Shop Merchandise' })).toHaveAttribute('href', '/merchandise')
  })

  it("lists the user's orders", async () => {
    signIn(buildUser())
    serve('get', '/api/orders', [buildOrder({ fulfilment: 'shipped' })])
    renderApp('/orders')
    expect(await screen.findByRole('article', { name: 'HUNT-7K2M9QXR4T' })).toBeVisible()
    expect(screen.getByText('Shipped')).toBeVisible()
  })

  it('does not list the confirmed order twice', async () => {
    signIn(buildUser())
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder())
    serve('get', '/api/orders', [buildOrder(), buildOrder({ reference: 'HUNT-2222222222' })])
    renderApp(RETURN)
    expect(await screen.findByRole('article', { name: 'HUNT-2222222222' })).toBeVisible()
    expect(screen.getAllByText('HUNT-7K2M9QXR4T')).toHaveLength(1)
  })

  it('offers a retry when the server fails', async () => {
    serve(
      'get',
      '/api/orders/HUNT-7K2M9QXR4T',
      { message: 'Something went wrong on our side. Please try again.', code: 'internal' },
      500,
    )
    const person = renderApp(RETURN)
    const again = await screen.findByRole('button', { name: 'Try again' })
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder())
    await person.click(again)
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  })
})

describe('one order', () => {
  it('shows status, history, parcels and refunds', async () => {
    const at = '2026-11-20T12:00:00.000Z'
    serve(
      'get',
      '/api/orders/HUNT-7K2M9QXR4T',
      buildOrder({
        payment: 'partially_refunded',
        fulfilment: 'shipped',
        canCancel: false,
        refunded: '5.00',
        summary: buildSummary({ discount: '2.50', total: '28.48' }),
        parcels: [{ lineIds: [], tracking: [{ code: 'UPS-1', url: 'https://tracking.example/UPS-1' }] }],
        timeline: [
          { at, kind: 'placed', values: {}, what: 'Order placed' },
          { at, kind: 'of-a-newer-version', values: {}, what: 'Put into a drone' },
        ],
      }),
    )
    renderApp(RETURN)
    const order = within(await screen.findByRole('article', { name: 'Your order' }))
    expect(order.getByText('Shipped')).toBeVisible()
    expect(order.getByText('Partly refunded')).toBeVisible()
    expect(order.getByText('Your order is on its way to you.')).toBeVisible()
    const address = order.getByRole('heading', { name: 'Delivery address' }).closest('section')
    for (const line of ['Robin Field', '1 Agate Road']) expect(address).toHaveTextContent(line)
    expect(order.getByRole('link', { name: 'UPS-1' })).toHaveAttribute('href', 'https://tracking.example/UPS-1')
    expect(order.getByText('Order placed').closest('li')?.querySelector('time')).toHaveAttribute('datetime', at)
    expect(order.getByText('Put into a drone')).toBeVisible()
    expect(order.getByText('−$2.50')).toBeVisible()
    expect(order.getByText('Refunded').closest('div')).toHaveTextContent('−$5.00')
    expect(order.queryByRole('button', { name: 'Cancel order' })).toBeNull()
    expect(screen.queryByText(/ships within 1-3 business days/)).toBeNull()
  })

  it('says which size is in which package', async () => {
    const [line] = buildOrder().lines
    if (!line) throw new Error('The order has no line')
    const lines = [
      { ...line, id: 11, size: 'S', printState: 'shipped' as const },
      { ...line, id: 12, size: 'M', printState: 'shipped' as const },
    ]
    const parcels = [12, 11].map((id) => ({ lineIds: [id], tracking: [{ code: `UPS-${id}`, url: null }] }))
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder({ fulfilment: 'shipped', lines, parcels }))
    renderApp(RETURN)
    const packages = within(await screen.findByRole('list', { name: 'Tracking' })).getAllByRole('listitem')
    expect(packages.map((shown) => /\((\w+), /.exec(shown.textContent)?.[1])).toEqual(['M', 'S'])
  })

  it('opens with the emailed link and is canceled with the same key after a confirmation', async () => {
    const cancelUntil = new Date(Date.now() + 3_600_000)
    const keys: (string | null)[] = []
    const held = buildOrder({ cancelUntil: cancelUntil.toISOString() })
    let answer = held
    server.use(
      http.get('/api/orders/HUNT-7K2M9QXR4T', ({ request }) => {
        keys.push(new URL(request.url).searchParams.get('key'))
        return HttpResponse.json(answer)
      }),
      http.post('/api/orders/HUNT-7K2M9QXR4T/cancel', ({ request }) => {
        keys.push(new URL(request.url).searchParams.get('key'))
        answer = { ...held, canCancel: false }
        return HttpResponse.json(answer)
      }),
    )
    const person = renderApp(`${RETURN}&key=s3cret`)
    const clock = `${cancelUntil.getHours() % 12 || 12}:${String(cancelUntil.getMinutes()).padStart(2, '0')}`
    const half = cancelUntil.getHours() < 12 ? 'AM' : 'PM'
    expect(await screen.findByText(new RegExp(`You can cancel until (.* )?${clock}\\s${half}`))).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }))
    expect(dialog.getByText(/refund \$30\.98 the way you paid/)).toBeVisible()
    expect(keys).toEqual(['s3cret'])
    await person.click(dialog.getByRole('button', { name: 'Cancel order' }))
    expect(await findToast('Order Canceled')).toHaveTextContent('We’ll refund $30.98 the way you paid')
    expect(await screen.findByText('Being canceled')).toBeVisible()
    expect(screen.getByText(/won’t go to print/)).toHaveFocus()
    answer = { ...held, canCancel: false, payment: 'refunded', fulfilment: 'cancelled', refunded: '30.98' }
    expect(await screen.findByRole('heading', { name: 'Order Canceled' }, { timeout: 5000 })).toBeVisible()
    expect(screen.getByText('Canceled and refunded')).toBeVisible()
    expect(new Set(keys)).toEqual(new Set(['s3cret']))
  })

  it('says when it is too late to cancel, and shows the current status', async () => {
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder())
    const tooLate = 'It’s too late to cancel: this order has gone to print.'
    serve('post', '/api/orders/HUNT-7K2M9QXR4T/cancel', { message: tooLate, code: 'illegal_order_move' }, 409)
    const person = renderApp(RETURN)
    await person.click(await screen.findByRole('button', { name: 'Cancel order' }))
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder({ fulfilment: 'submitted', canCancel: false }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await person.click(dialog.getByRole('button', { name: 'Cancel order' }))
    expect(await findToast('Cancel Failed')).toHaveTextContent(tooLate)
    expect(await screen.findByText('Sent to print')).toBeVisible()
    expect(within(screen.getByRole('main')).getByText(tooLate)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  it('is refetched when the cancellation period ends', async () => {
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder({ cancelUntil: new Date(Date.now() + 1500).toISOString() }))
    renderApp(RETURN)
    await screen.findByRole('button', { name: 'Cancel order' })
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder({ fulfilment: 'submitted', canCancel: false }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull())
  })

  it('copies its reference, and says when copying is not allowed', async () => {
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder())
    const person = renderApp(RETURN)
    const copy = await screen.findByRole('button', { name: 'Copy order reference' })
    await person.click(copy)
    expect(await navigator.clipboard.readText()).toBe('HUNT-7K2M9QXR4T')
    expect(await screen.findByText('Copied the order reference')).toBeInTheDocument()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await person.click(copy)
    expect(await findToast('Copy Failed')).toHaveTextContent('Please select the order reference and copy it.')
  })

  it('is printed alone and complete', async () => {
    signIn(buildUser())
    serve('get', '/api/orders', [buildOrder(), buildOrder({ reference: 'HUNT-2222222222' })])
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const person = renderApp('/orders')
    const order = await screen.findByRole('article', { name: 'HUNT-2222222222' })
    await person.click(within(order).getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    expect([...document.querySelectorAll('[data-printed]')]).toEqual([order])
    expect(order.querySelector('details')).toHaveAttribute('open')
    window.dispatchEvent(new Event('afterprint'))
    expect(document.querySelector('[data-printed]')).toBeNull()
    expect(order.querySelector('details')).not.toHaveAttribute('open')
  })
})

describe('an order whose cart was paid with another order', () => {
  const STANDS = 'HUNT-3456789ABC'

  it('says which order stands when its own checkout was not paid', async () => {
    serve('get', '/api/orders/:reference', buildOrder({ payment: 'failed', fulfilment: 'none', replacedBy: STANDS }))
    renderApp('/orders?success=true&order=HUNT-7K2M9QXR4T')
    expect(await screen.findByRole('heading', { name: 'You paid with another order' })).toBeVisible()
    expect(
      screen.getByText(`This checkout was replaced. Your card wasn’t charged for it: order ${STANDS} stands.`),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: `See order ${STANDS}` })).toHaveAttribute('href', `/orders?order=${STANDS}`)
    expect(screen.queryByText('Payment Failed')).toBeNull()
  })

  it('says which order stands when both were paid', async () => {
    serve(
      'get',
      '/api/orders/:reference',
      buildOrder({ payment: 'refunded', fulfilment: 'cancelled', replacedBy: STANDS }),
    )
    renderApp('/orders?order=HUNT-7K2M9QXR4T')
    expect(await screen.findByText('You paid twice for the same cart')).toBeVisible()
    expect(screen.getByRole('link', { name: STANDS })).toHaveAttribute('href', `/orders?order=${STANDS}`)
  })
})

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { http, HttpResponse } from 'msw'
import { record, serve, server } from './support/api.ts'
import { buildCartItem, buildConfig, buildSummary, buildVariant } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

const tee = buildCartItem({ id: 5, quantity: 1, variant: buildVariant({ retailPrice: '24.99' }) })
const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }))

function serveSums(sums: Parameters<typeof buildSummary>[0]) {
  serve('get', '/api/cart/checkout', { items: [], summary: buildSummary(sums) })
}

describe('/cart', () => {
  it('shows an empty state that links to the merchandise', async () => {
    renderApp('/cart')
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/merchandise')
  })

  it("shows the server's totals", async () => {
    serve('get', '/api/cart', [{ ...tee, quantity: 2 }])
    serveSums({ subtotal: '49.98', total: '55.97' })
    renderApp('/cart')
    await screen.findByRole('region', { name: 'Order Summary' })
    expect(await summary().findByText('$49.98')).toBeVisible()
    expect(summary().getByText('$5.99')).toBeVisible()
    expect(summary().getByText('$55.97')).toBeVisible()
    expect(summary().getByText('$25.02 away from free shipping')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout')
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/merchandise')
  })

  it('says that tax is added at checkout where the site adds it, and else shows the estimate', async () => {
    serve('get', '/api/cart', [tee])
    serveSums({})
    renderApp('/cart')
    await screen.findByRole('region', { name: 'Order Summary' })
    expect(await summary().findByText('$0.00')).toBeVisible()
    expect(summary().getByText('Tax', { selector: 'dt' })).toHaveTextContent(/^Tax \(estimated\)$/)
    cleanup()
    serve('get', '/api/config', buildConfig({ addsTax: true }))
    renderApp('/cart')
    await screen.findByRole('region', { name: 'Order Summary' })
    expect(await summary().findByText('Added at checkout')).toBeVisible()
    expect(summary().getByText('Tax', { selector: 'dt' })).toHaveTextContent(/^Tax$/)
    expect(summary().queryByText('$0.00')).not.toBeInTheDocument()
  })

  it('shows free shipping from $75', async () => {
    serve('get', '/api/cart', [{ ...tee, variant: buildVariant({ retailPrice: '75.00' }) }])
    serveSums({ subtotal: '75.00', shipping: '0.00', total: '75.00' })
    renderApp('/cart')
    await screen.findByText('You have free shipping')
    expect(summary().getByText('Free')).toBeVisible()
  })

  it('doesn’t call shipping free that costs something', async () => {
    serve('get', '/api/cart', [{ ...tee, variant: buildVariant({ retailPrice: '75.00' }) }])
    serveSums({ subtotal: '75.00', shipping: '12.00', total: '87.00' })
    renderApp('/cart')
    expect(await screen.findByText('$12.00')).toBeVisible()
    expect(screen.queryByText('You have free shipping')).toBeNull()
  })

  it.each([
    ['printed goods', [tee], ['Estimated delivery Dec 3–8Ships within 1-3 business days']],
    ['own goods', [{ ...tee, productId: 8 }], ['Estimated delivery Dec 9–11Ships within 8 business days']],
    [
      'both',
      [tee, { ...tee, id: 6, productId: 8 }],
      [
        'Estimated delivery Dec 3–8Printed for you. Ships within 1-3 business days',
        'Estimated delivery Dec 9–11Sent by us. Ships within 8 business days',
      ],
    ],
  ])('with %s has a delivery date for each parcel', async (_, items, dates) => {
    serve('get', '/api/cart', items)
    serveSums({})
    serve('get', '/api/delivery', {
      country: 'US',
      standard: { from: '2026-12-03', to: '2026-12-08' },
      express: null,
      own: { handlingDays: 8, standard: { from: '2026-12-09', to: '2026-12-11' }, express: null },
      callingCode: '+1',
      vat: null,
    })
    renderApp('/cart')
    await screen.findByRole('region', { name: 'Order Summary' })
    await summary().findAllByText(/Ships within/)
    const shown = () =>
      summary()
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
    await waitFor(() => expect(shown()).toEqual(dates))
  })

  it('leads from each line to its article', async () => {
    const stone = buildCartItem({ id: 6, productId: 31, merchandise: { id: 90, title: 'Lens of quartz' } })
    serve('get', '/api/cart', [tee, stone])
    renderApp('/cart')
    const tees = `/merchandise/${tee.merchandise.id}`
    expect(await screen.findByRole('link', { name: 'Contour Tee' })).toHaveAttribute('href', tees)
    expect(screen.getByRole('link', { name: 'Lens of quartz' })).toHaveAttribute('href', '/shop/31')
  })

  it('does not allow a quantity below 1', async () => {
    serve('get', '/api/cart', [tee])
    renderApp('/cart')
    expect(await screen.findByRole('button', { name: /^Decrease quantity of Contour Tee/ })).toBeDisabled()
  })

  it('sends quick clicks as one request', async () => {
    serve('get', '/api/cart', [tee])
    const changes = record('put', '/api/cart/5', { ...tee, quantity: 3 })
    const person = renderApp('/cart')
    const more = await screen.findByRole('button', { name: /^Increase quantity of Contour Tee/ })
    await person.click(more)
    await person.click(more)
    expect(screen.getByText('3', { selector: '[role=group] span' })).toBeVisible()
    await waitFor(() => expect(changes).toEqual([{ quantity: 3 }]))
  })

  it('says that nothing more is left instead of an error after the press', async () => {
    serve('get', '/api/cart', [{ ...tee, most: 2 }])
    const changes = record('put', '/api/cart/5', { ...tee, most: 2, quantity: 2 })
    const person = renderApp('/cart')
    const more = await screen.findByRole('button', { name: /^Increase quantity of Contour Tee/ })
    expect(screen.queryByText('Only 2 are left.')).toBeNull()
    serve('get', '/api/cart', [{ ...tee, most: 2, quantity: 2 }])
    await person.click(more)
    expect(more).toBeDisabled()
    expect(screen.getByText('Only 2 are left.')).toBeVisible()
    await waitFor(() => expect(changes).toEqual([{ quantity: 2 }]))
  })

  it('says that a piece exists once', async () => {
    serve('get', '/api/cart', [{ ...tee, most: 1 }])
    renderApp('/cart')
    expect(await screen.findByRole('button', { name: /^Increase quantity of Contour Tee/ })).toBeDisabled()
    expect(screen.getByText('Only 1 is left.')).toBeVisible()
  })

  it('sends a pending quantity when the page is left', async () => {
    serve('get', '/api/cart', [tee])
    const sent = record('put', '/api/cart/5', { ...tee, quantity: 2 })
    const person = renderApp('/cart')
    await person.click(await screen.findByRole('button', { name: /^Increase quantity of Contour Tee/ }))
    fireEvent(window, new Event('pagehide'))
    await waitFor(() => expect(sent).toEqual([{ quantity: 2 }]), { timeout: 300 })
  })

  it('restores the stored quantity when a change fails', async () => {
    serve('get', '/api/cart', [tee])
    serve('put', '/api/cart/5', { message: 'That item is sold out.', code: 'variant_sold_out' }, 409)
    const person = renderApp('/cart')
    await person.click(await screen.findByRole('button', { name: /^Increase quantity of Contour Tee/ }))
    expect(await findToast('Update Failed')).toHaveTextContent('That item is sold out.')
    await waitFor(() => expect(screen.getByText('1', { selector: '[role=group] span' })).toBeVisible())
  })

  it('removes an item and shows a toast', async () => {
    serve('get', '/api/cart', [tee])
    record('delete', '/api/cart/5', null, 204)
    const person = renderApp('/cart')
    const remove = await screen.findByRole('button', { name: /^Remove Contour Tee/ })
    serve('get', '/api/cart', [])
    await person.click(remove)
    expect(await findToast('Item Removed')).toBeVisible()
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
  })

  it('shows the member discount', async () => {
    serve('get', '/api/cart', [tee])
    serveSums({ discount: '2.50', total: '28.48' })
    renderApp('/cart')
    await screen.findByText('Member discount')
    expect(summary().getByText('−$2.50')).toBeVisible()
    expect(summary().getByText('$28.48')).toBeVisible()
  })

  it('sends a pending quantity when the visitor goes to the checkout', async () => {
    serve('get', '/api/cart', [tee])
    const changes = record('put', '/api/cart/5', { ...tee, quantity: 2 })
    const person = renderApp('/cart')
    await person.click(await screen.findByRole('button', { name: /^Increase quantity of Contour Tee/ }))
    await person.click(screen.getByRole('link', { name: 'Proceed to Checkout' }))
    await waitFor(() => expect(changes).toEqual([{ quantity: 2 }]))
  })

  it('sends a second change after a slow first one has finished, and keeps the focus', async () => {
    serve('get', '/api/cart', [tee])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const log: string[] = []
    let answer = () => {}
    const isAllowed = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.put('/api/cart/5', async ({ request }) => {
        const body = await request.text()
        log.push(`begin ${body}`)
        await isAllowed
        log.push(`end ${body}`)
        return HttpResponse.json(tee)
      }),
    )
    const person = renderApp('/cart')
    const more = await screen.findByRole('button', { name: /^Increase quantity of Contour Tee/ })
    await person.click(more)
    await waitFor(() => expect(log).toHaveLength(1))
    await person.click(more)
    expect(screen.getByText('3', { selector: '[role=group] span' })).toBeVisible()
    // Longer than clicks are collected.
    act(() => void vi.advanceTimersByTime(1000))
    // The second change would have arrived before this request.
    await fetch('/api/config')
    answer()
    await waitFor(() => expect(log).toHaveLength(4))
    expect(log).toEqual(['begin {"quantity":2}', 'end {"quantity":2}', 'begin {"quantity":3}', 'end {"quantity":3}'])
    expect(more).toHaveFocus()
  })

  it('removes an item immediately and restores it when the request fails', async () => {
    serve('get', '/api/cart', [tee])
    let answer = () => {}
    const isAllowed = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.delete('/api/cart/5', async () => {
        await isAllowed
        return HttpResponse.json(
          { message: 'Something went wrong on our side. Please try again.', code: 'internal' },
          { status: 500 },
        )
      }),
    )
    const person = renderApp('/cart')
    await person.click(await screen.findByRole('button', { name: /^Remove Contour Tee/ }))
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    answer()
    expect(await findToast('Remove Failed')).toHaveTextContent('Something went wrong on our side. Please try again.')
    expect(screen.getByRole('heading', { name: 'Contour Tee' })).toBeVisible()
  })

  it('shows how many are left, excludes the line from the totals and blocks the checkout', async () => {
    serve('get', '/api/cart', [{ ...tee, quantity: 3, unavailable: true, available: 2 }])
    const person = renderApp('/cart')
    expect(await screen.findByText('Only 2 are left. Please choose fewer.')).toBeVisible()
    expect(screen.getByText('Not in total')).toBeVisible()
    expect(screen.getByText('You can’t buy everything in your cart right now.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Proceed to Checkout' }))
    expect(screen.getByRole('heading', { name: 'Contour Tee' })).toHaveFocus()
    expect(window.location.pathname).toBe('/cart')
  })

  it('distinguishes a sold-out item from one that was removed from the shop', async () => {
    serve('get', '/api/cart', [
      { ...tee, unavailable: true, available: 0 },
      { ...tee, id: 6, unavailable: true },
    ])
    renderApp('/cart')
    expect(await screen.findByText('This item is sold out. Please remove it.')).toBeVisible()
    expect(screen.getByText('This item is no longer available. Please remove it.')).toBeVisible()
  })

  it('reports once that a price has changed since the last visit to the cart', async () => {
    localStorage.setItem('cart-prices', '{"5":"22.99"}')
    serve('get', '/api/cart', [tee])
    renderApp('/cart')
    expect(await screen.findByText('The price has changed from $22.99 to $24.99.')).toBeVisible()
    cleanup()
    renderApp('/cart')
    await screen.findByRole('heading', { name: 'Contour Tee' })
    expect(screen.queryByText(/The price has changed/)).toBeNull()
  })

  it('confirms that the cart was cleared after the button has disappeared', async () => {
    serve('get', '/api/cart', [tee])
    server.use(
      http.delete('/api/cart', () => {
        serve('get', '/api/cart', [])
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const person = renderApp('/cart')
    await person.click(await screen.findByRole('button', { name: 'Clear Cart' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Clear the cart?' }))
    await person.click(dialog.getByRole('button', { name: 'Clear Cart' }))
    expect(await findToast('Cart Cleared')).toBeVisible()
    expect(screen.getByText('Your cart is empty')).toBeVisible()
  })

  it('asks before it clears the cart', async () => {
    serve('get', '/api/cart', [tee])
    const cleared = record('delete', '/api/cart', null, 204)
    const person = renderApp('/cart')
    await person.click(await screen.findByRole('button', { name: 'Clear Cart' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Clear the cart?' }))
    expect(cleared).toHaveLength(0)
    await person.click(dialog.getByRole('button', { name: 'Clear Cart' }))
    expect(await findToast('Cart Cleared')).toBeVisible()
    expect(cleared).toHaveLength(1)
  })
})

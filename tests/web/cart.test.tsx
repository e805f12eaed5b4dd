// @vitest-environment jsdom
import './support/setup.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { record, serve } from './support/api.ts'
import { buildCartItem, buildVariant } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

const tee = buildCartItem({ id: 5, quantity: 1, variant: buildVariant({ retailPrice: '24.99' }) })
const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }))

describe('/cart', () => {
  it('says when it is empty and leads to the merchandise', async () => {
    renderApp('/cart')
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/merchandise')
  })

  it('adds up the pieces with standard shipping', async () => {
    serve('get', '/api/cart', [{ ...tee, quantity: 2 }])
    renderApp('/cart')
    await screen.findByRole('region', { name: 'Order Summary' })
    expect(summary().getByText('$49.98')).toBeVisible()
    expect(summary().getByText('$5.99')).toBeVisible()
    expect(summary().getByText('$55.97')).toBeVisible()
    expect(summary().getByText('$25.02 away from free shipping')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout')
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/merchandise')
  })

  it('ships free from 75 dollars', async () => {
    serve('get', '/api/cart', [{ ...tee, variant: buildVariant({ retailPrice: '75.00' }) }])
    renderApp('/cart')
    await screen.findByText('You have free shipping')
    expect(summary().getByText('Free')).toBeVisible()
  })

  it('cannot go below one piece', async () => {
    serve('get', '/api/cart', [tee])
    renderApp('/cart')
    expect(await screen.findByRole('button', { name: /^Decrease quantity of Contour Tee/ })).toBeDisabled()
  })

  it('sends quick clicks as one change', async () => {
    serve('get', '/api/cart', [tee])
    const changes = record('put', '/api/cart/5', { ...tee, quantity: 3 })
    const person = renderApp('/cart')
    const more = await screen.findByRole('button', { name: /^Increase quantity of Contour Tee/ })
    await person.click(more)
    await person.click(more)
    expect(screen.getByText('3', { selector: '[role=group] span' })).toBeVisible()
    await waitFor(() => expect(changes).toEqual([{ quantity: 3 }]))
  })

  it('goes back to the stored quantity when a change fails', async () => {
    serve('get', '/api/cart', [tee])
    serve('put', '/api/cart/5', { message: 'That item is sold out.', code: 'variant_sold_out' }, 409)
    const person = renderApp('/cart')
    await person.click(await screen.findByRole('button', { name: /^Increase quantity of Contour Tee/ }))
    expect(await findToast('Update Failed')).toHaveTextContent('That item is sold out.')
    await waitFor(() => expect(screen.getByText('1', { selector: '[role=group] span' })).toBeVisible())
  })

  it('removes an item and says so', async () => {
    serve('get', '/api/cart', [tee])
    record('delete', '/api/cart/5', null, 204)
    const person = renderApp('/cart')
    const remove = await screen.findByRole('button', { name: /^Remove Contour Tee/ })
    serve('get', '/api/cart', [])
    await person.click(remove)
    expect(await findToast('Item Removed')).toBeVisible()
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
  })

  it('asks before clearing everything', async () => {
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

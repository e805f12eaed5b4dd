// @vitest-environment jsdom
import './support/setup.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { serve, signIn } from './support/api.ts'
import { buildOrder, buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const RETURN = '/orders?success=true&order=HUNT-7K2M9QXR4T'

describe('/orders', () => {
  it('confirms an order the server calls paid', async () => {
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

  it('claims nothing before the payment is through, and follows it', async () => {
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder({ payment: 'pending' }))
    renderApp(RETURN)
    expect(await screen.findByRole('heading', { name: 'Confirming your payment' })).toBeVisible()
    expect(screen.queryByText('Order Confirmed!')).toBeNull()
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', buildOrder())
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' }, { timeout: 5000 })).toBeVisible()
  })

  it('shows the plain page for an order nobody knows', async () => {
    serve('get', '/api/orders/HUNT-7K2M9QXR4T', { message: 'That order was not found.', code: 'order_not_found' }, 404)
    renderApp(RETURN)
    expect(await screen.findByText(/check your email for order confirmations/)).toBeVisible()
    expect(screen.queryByText('Order Confirmed!')).toBeNull()
  })

  it('shows the plain page without a reference, with the way to the shop', async () => {
    renderApp('/orders')
    expect(await screen.findByText(/check your email for order confirmations/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Shop Merchandise' })).toHaveAttribute('href', '/merchandise')
  })

  it('lists the orders of whoever is signed in', async () => {
    signIn(buildUser())
    serve('get', '/api/orders', [buildOrder({ fulfilment: 'shipped' })])
    renderApp('/orders')
    expect(await screen.findByRole('article', { name: 'HUNT-7K2M9QXR4T' })).toBeVisible()
    expect(screen.getByText('Shipped')).toBeVisible()
  })
})

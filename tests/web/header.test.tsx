import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { serve, signIn } from './support/api.ts'
import { buildCartItem, buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const header = () => within(screen.getByRole('banner'))

describe('the header', () => {
  it('marks the link of the current screen', async () => {
    renderApp('/shop')
    const [link] = await header().findAllByRole('link', { name: 'Shop', hidden: true })
    expect(link).toHaveAttribute('aria-current', 'page')
  })

  it('links Sign In and Subscribe to the sign-in page when signed out', async () => {
    renderApp('/shop')
    const [signInLink] = await header().findAllByRole('link', { name: 'Sign In', hidden: true })
    const [subscribeLink] = header().getAllByRole('link', { name: 'Subscribe', hidden: true })
    expect(signInLink).toHaveAttribute('href', '/api/login')
    expect(subscribeLink).toHaveAttribute('href', '/api/login')
  })

  it("shows the cart's quantity on the CHECKOUT button", async () => {
    serve('get', '/api/cart', [buildCartItem({ quantity: 2 }), buildCartItem({ quantity: 1 })])
    renderApp('/shop')
    expect(await header().findByRole('link', { name: /CHECKOUT.*3 items in cart/ })).toHaveAttribute('href', '/cart')
  })

  it('shows an employee the Admin link and badge, and no Upload', async () => {
    signIn(buildUser({ isEmployee: true, role: 'owner' }))
    renderApp('/shop')
    expect(await header().findAllByText('Admin', { selector: 'span' })).not.toHaveLength(0)
    expect(header().getByRole('link', { name: 'Admin', hidden: true })).toHaveAttribute('href', '/admin')
    expect(header().queryByRole('link', { name: 'Upload', hidden: true })).toBeNull()
  })

  it('shows a subscriber the badge, Upload and Logout', async () => {
    signIn(buildUser({ isSubscriber: true }))
    renderApp('/shop')
    expect(await header().findAllByText('Subscriber')).not.toHaveLength(0)
    expect(header().getByRole('link', { name: 'Upload', hidden: true })).toHaveAttribute('href', '/upload')
    const [logout] = header().getAllByRole('link', { name: 'Logout', hidden: true })
    expect(logout).toHaveAttribute('href', '/api/logout')
  })

  it('repeats the links in a menu that closes on navigation', async () => {
    signIn(buildUser())
    serve('get', '/api/cart', [buildCartItem({ quantity: 3 })])
    const person = renderApp('/shop')
    const toggle = await header().findByRole('button', { name: 'Menu' })
    await person.click(toggle)
    expect(await header().findByRole('link', { name: 'Checkout (3)' })).toHaveAttribute('href', '/cart')
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await person.click(await header().findByRole('link', { name: 'Upload Content' }))
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes the menu on Escape and returns the focus', async () => {
    const person = renderApp('/shop')
    const toggle = await header().findByRole('button', { name: 'Menu' })
    await person.click(toggle)
    await person.keyboard('{Escape}')
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(toggle).toHaveFocus()
  })
})

describe('an unknown path', () => {
  it.each(['/nothing/here', '/fonts/%0A', '/a%0d%0Ab', '/%e2%80%a8'])('%s shows the 404 page', async (path) => {
    renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
  })
})

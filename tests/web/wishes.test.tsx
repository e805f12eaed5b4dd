import { cleanup, screen, within, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { record, serve, serveMerchandise, signIn } from './support/api.ts'
import { buildMerchandise, buildProduct, buildUser, buildVariant } from './support/fixtures.ts'
import { main, renderApp } from './support/renderApp.tsx'

const tee = buildMerchandise({
  id: 4,
  title: 'Contour Tee',
  variants: [buildVariant({ id: 41, inStock: false }), buildVariant({ id: 42, sizeName: 'L' })],
})
const item = { ...tee, variants: tee.variants.map((variant) => ({ ...variant, left: null })), sizeChart: null }
const article = { state: 'for-sale', item, related: [], appearances: [] }

describe('an alert', () => {
  it('of a member takes one press, and another press stops it', async () => {
    signIn(buildUser())
    serve('get', '/api/merchandise/4', article)
    const sent = record('post', '/api/item-alerts', { state: 'on' }, 201)
    const person = renderApp('/merchandise/4-contour-tee?variant=41')
    const ask = await screen.findByRole('button', { name: 'Email me when it’s back' })
    serve('get', '/api/item-alerts', [{ id: 9, variantId: 41, kind: 'stock', isConfirmed: true }])
    await person.click(ask)
    expect(await screen.findByText('We’ll email you once when it’s back.')).toBeVisible()
    expect(sent).toEqual([{ variantId: 41, kind: 'stock' }])
    const stopped = record('delete', '/api/item-alerts/9', null, 204)
    serve('get', '/api/item-alerts', [])
    await person.click(screen.getByRole('button', { name: 'Stop' }))
    expect(await screen.findByRole('button', { name: 'Email me when it’s back' })).toBeVisible()
    expect(stopped).toHaveLength(1)
  })

  it('of a guest asks for an address and says to check the email', async () => {
    serve('get', '/api/merchandise/4', article)
    const sent = record('post', '/api/item-alerts', { state: 'check-email' }, 201)
    const person = renderApp('/merchandise/4-contour-tee?variant=42')
    await person.click(await screen.findByRole('button', { name: 'Email me if the price drops' }))
    await person.click(screen.getByRole('button', { name: 'Send the link' }))
    expect(screen.getByText('Please enter a valid email address')).toBeVisible()
    const box = screen.getByRole('textbox', { name: 'Email me if the price drops' })
    expect(box).toHaveFocus()
    await person.type(box, 'ada@example.test')
    await person.click(screen.getByRole('button', { name: 'Send the link' }))
    expect(await screen.findByText(/^Check your email/)).toBeVisible()
    expect(sent).toEqual([{ variantId: 42, kind: 'price', email: 'ada@example.test' }])
  })

  it('is turned on and stopped by presses on the page of its link, never by opening it', async () => {
    const linked = {
      kind: 'stock',
      state: 'unconfirmed',
      title: 'Contour Tee',
      size: 'M',
      color: 'Black',
      url: '/merchandise/4-contour-tee?variant=41',
      price: '24.90',
    }
    serve('get', '/api/item-alerts/link', linked)
    const confirmed = record('post', '/api/item-alerts/link/confirm', null, 204)
    const stopped = record('post', '/api/item-alerts/link/stop', null, 204)
    const person = renderApp('/alerts?key=9.signature')
    const turnOn = await screen.findByRole('button', { name: 'Turn On Alert' })
    expect(confirmed).toEqual([])
    serve('get', '/api/item-alerts/link', { ...linked, state: 'on' })
    await person.click(turnOn)
    expect(await screen.findByRole('heading', { level: 1, name: 'Your alert is on' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Stop this alert' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Alert stopped' })).toBeVisible()
    expect([confirmed.length, stopped.length]).toEqual([1, 1])
  })

  it('with a link that leads nowhere says so', async () => {
    serve('get', '/api/item-alerts/link', { message: 'Gone', code: 'alert_not_found' }, 404)
    renderApp('/alerts?key=9.forged')
    expect(await screen.findByRole('heading', { level: 1, name: 'There’s no such alert' })).toBeVisible()
  })
})

describe('the wish list', () => {
  it('is filled with the heart on a card, for members only', async () => {
    serveMerchandise([tee])
    signIn(buildUser())
    const added = record('put', '/api/wish-list/4', null, 204)
    const person = renderApp('/merchandise')
    const heart = await screen.findByRole('button', { name: 'Contour Tee on your wish list' })
    expect(heart).toHaveAttribute('aria-pressed', 'false')
    serve('get', '/api/wish-list', { items: [tee], products: [], shared: null })
    await person.click(heart)
    expect(await screen.findByRole('button', { name: 'Contour Tee on your wish list', pressed: true })).toBeVisible()
    // The heart doesn’t wait for the server.
    await waitFor(() => expect(added).toHaveLength(1))
  })

  it('takes own goods from their card and their page', async () => {
    const hammer = buildProduct({ id: 7, name: 'Hammer', articleId: 70, variantId: 71 })
    signIn(buildUser())
    serve('get', '/api/products', [hammer])
    const added = record('put', '/api/wish-list/70', null, 204)
    const person = renderApp('/shop')
    await person.click(await screen.findByRole('button', { name: 'Hammer on your wish list', pressed: false }))
    await waitFor(() => expect(added).toHaveLength(1))
    cleanup()

    serve('get', '/api/wish-list', { items: [], products: [hammer], shared: null })
    serve('get', '/api/products/7', {
      ...{ product: hammer, item: null, story: null, papers: null, photos: [], related: [], appearances: [] },
    })
    const removed = record('delete', '/api/wish-list/70', null, 204)
    const again = renderApp('/shop/7-hammer')
    await again.click(await screen.findByRole('button', { name: 'On your wish list', pressed: true }))
    await waitFor(() => expect(removed).toHaveLength(1))
  })

  it('shows own goods with their price and address, and says what is sold', async () => {
    const products = [
      buildProduct({ id: 8, name: 'Creek agate', articleId: 80, inStock: false, isStone: true, price: '42.00' }),
      buildProduct({ id: 7, name: 'Hammer', articleId: 70, inStock: false }),
    ]
    signIn(buildUser())
    serve('get', '/api/wish-list', { items: [tee], products, shared: null })
    const removed = record('delete', '/api/wish-list/80', null, 204)
    const person = renderApp('/wish-list')
    const stone = await screen.findByRole('article', { name: 'Creek agate' })
    expect(within(stone).getByRole('link', { name: 'Creek agate' })).toHaveAttribute('href', '/shop/8-creek-agate')
    expect(stone).toHaveTextContent('$42')
    expect(within(stone).getByRole('button', { name: 'Sold: Creek agate' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Out of Stock: Hammer' })).toBeDisabled()
    expect(screen.getByRole('heading', { level: 2, name: 'Merchandise' })).toBeVisible()
    serve('get', '/api/wish-list', { items: [], products: products.slice(1), shared: null })
    await person.click(await within(stone).findByRole('button', { name: 'Creek agate on your wish list' }))
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Creek agate' })).toBeNull())
    expect(removed).toHaveLength(1)
    expect(screen.queryByRole('heading', { level: 2, name: 'Merchandise' })).toBeNull()
  })

  it('is empty at first, and asks guests to sign in', async () => {
    renderApp('/wish-list')
    expect(await within(main()).findByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/api/login?redirect=/wish-list',
    )
    cleanup()
    signIn(buildUser())
    renderApp('/wish-list')
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing on your wish list yet' })).toBeVisible()
  })

  it('is shared under a chosen name, and its link can be ended', async () => {
    signIn(buildUser())
    serve('get', '/api/wish-list', { items: [tee], products: [], shared: null })
    const shared = record('put', '/api/shared-wish-list', { key: 'abc', name: 'Birthday' })
    const person = renderApp('/wish-list')
    await person.click(await screen.findByRole('button', { name: 'Share and Copy Link' }))
    expect(screen.getByText('Please enter a name')).toBeVisible()
    await person.type(screen.getByRole('textbox', { name: 'Name on the list' }), 'Birthday')
    serve('get', '/api/wish-list', { items: [tee], products: [], shared: { key: 'abc', name: 'Birthday' } })
    await person.click(screen.getByRole('button', { name: 'Share and Copy Link' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Shared with a link' })).toBeVisible()
    expect(shared).toEqual([{ name: 'Birthday' }])
    const ended = record('delete', '/api/shared-wish-list', null, 204)
    serve('get', '/api/wish-list', { items: [tee], products: [], shared: null })
    await person.click(screen.getByRole('button', { name: 'End the link' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Share this list' })).toBeVisible()
    expect(ended).toHaveLength(1)
  })

  it('of somebody else shows its articles and its name', async () => {
    serve('get', '/api/shared-wish-lists/abc', { name: 'Ada’s birthday', items: [tee], products: [] })
    renderApp('/wish-list?list=abc')
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada’s birthday' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Contour Tee' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /on your wish list/ })).toBeNull()
  })
})

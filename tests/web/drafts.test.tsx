import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { serve, servePosts, signIn, stall } from './support/api.ts'
import {
  buildCartItem,
  buildComment,
  buildOrder,
  buildFullPost,
  buildPost,
  buildSummary,
  buildUser,
} from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

describe('an unsent draft', () => {
  it('of an address survives a reload and is removed once the order is paid', async () => {
    const item = buildCartItem()
    serve('get', '/api/cart', [item])
    serve('get', '/api/cart/checkout', { items: [item], summary: buildSummary() })
    const person = renderApp('/checkout')
    await person.type(await screen.findByRole('textbox', { name: /^Street address/ }), '1 Creek Road')
    await person.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), 'CA')
    cleanup()
    renderApp('/checkout')
    expect(await screen.findByRole('textbox', { name: /^Street address/ })).toHaveValue('1 Creek Road')
    expect(screen.getByRole('combobox', { name: /^Country/ })).toHaveValue('CA')
    cleanup()
    serve('get', '/api/orders/HUNT-ABCDEFGHJK', buildOrder())
    renderApp('/orders?success=true&order=HUNT-ABCDEFGHJK')
    await screen.findByRole('heading', { name: 'Order Confirmed!' })
    cleanup()
    renderApp('/checkout')
    expect(await screen.findByRole('textbox', { name: /^Street address/ })).toHaveValue('')
  })

  const serveCheckout = () => {
    const item = buildCartItem()
    serve('get', '/api/cart', [item])
    serve('get', '/api/cart/checkout', { items: [item], summary: buildSummary() })
  }
  const findStreet = () => screen.findByRole('textbox', { name: /^Street address/ })
  const signedOut = () => serve('get', '/api/auth/user', { message: 'Unauthorized', code: 'unauthorized' }, 401)
  const storedText = () => JSON.stringify({ ...sessionStorage, ...localStorage })

  it('of an address is removed when its account signs out', async () => {
    serveCheckout()
    signIn(buildUser())
    const person = renderApp('/checkout')
    await person.type(await findStreet(), '1 Creek Road')
    expect(storedText()).toContain('1 Creek Road')
    const link = screen.getAllByRole('link', { name: 'Logout' })[0]
    link?.addEventListener('click', (event) => event.preventDefault())
    if (link) await person.click(link)
    expect(storedText()).not.toContain('1 Creek Road')
  })

  it('of an address is removed when the session ends, and is not shown to the next visitor', async () => {
    serveCheckout()
    signIn(buildUser())
    const person = renderApp('/checkout')
    await person.type(await findStreet(), '1 Creek Road')
    cleanup()
    signedOut()
    renderApp('/checkout')
    expect(await findStreet()).toHaveValue('')
    expect(storedText()).not.toContain('1 Creek Road')
  })

  it('of an address is not shown to another account, and survives when a guest signs in', async () => {
    serveCheckout()
    signIn(buildUser({ id: 1 }))
    const person = renderApp('/checkout')
    await person.type(await findStreet(), '1 Creek Road')
    cleanup()
    signIn(buildUser({ id: 2 }))
    renderApp('/checkout')
    expect(await findStreet()).toHaveValue('')
    cleanup()
    sessionStorage.clear()
    signedOut()
    const guest = renderApp('/checkout')
    await guest.type(await findStreet(), '2 Quarry Lane')
    cleanup()
    signIn(buildUser({ id: 3 }))
    renderApp('/checkout')
    expect(await findStreet()).toHaveValue('2 Quarry Lane')
  })

  it('of a comment survives the end of the session for its author only', async () => {
    serve('get', '/api/posts/3', buildFullPost({ id: 3, type: 'gallery', videoURL: null, imageURLs: ['/a.jpg'] }))
    serve('get', '/api/posts/3/comments', [])
    const openAs = (id: number) => {
      cleanup()
      signIn(buildUser({ id, isSubscriber: true }))
      const person = renderApp('/content/3')
      return { person, box: screen.findByRole('textbox', { name: 'Your comment' }) }
    }
    const { person, box } = openAs(1)
    await person.type(await box, 'Is it quartz?')
    cleanup()
    signedOut()
    renderApp('/')
    await screen.findAllByRole('link', { name: 'Sign In' })
    expect(await openAs(1).box).toHaveValue('Is it quartz?')
    expect(await openAs(2).box).toHaveValue('')
    expect(await openAs(1).box).toHaveValue('')
  })

  it('of a comment survives a reload and is removed once it is posted', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3', buildFullPost({ id: 3, type: 'gallery', videoURL: null, imageURLs: ['/a.jpg'] }))
    serve('get', '/api/posts/3/comments', [])
    const person = renderApp('/content/3')
    await person.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Is it quartz?')
    cleanup()
    renderApp('/content/3')
    const box = await screen.findByRole('textbox', { name: 'Your comment' })
    expect(box).toHaveValue('Is it quartz?')
    serve('post', '/api/posts/3/comments', { message: 'Slow down.', code: 'too_many_requests' }, 429)
    await person.click(screen.getByRole('button', { name: 'Post Comment' }))
    await waitFor(() => expect(screen.getAllByText('Slow down.').length).toBeGreaterThan(0))
    expect(box).toHaveValue('Is it quartz?')
    serve('post', '/api/posts/3/comments', buildComment(), 201)
    await person.click(screen.getByRole('button', { name: 'Post Comment' }))
    await waitFor(() => expect(box).toHaveValue(''))
    cleanup()
    renderApp('/content/3')
    expect(await screen.findByRole('textbox', { name: 'Your comment' })).toHaveValue('')
  })

  it('of a comment belongs to one post', async () => {
    signIn(buildUser({ isSubscriber: true }))
    for (const id of [3, 4]) {
      serve('get', `/api/posts/${id}`, buildFullPost({ id, type: 'gallery', videoURL: null, imageURLs: ['/a.jpg'] }))
      serve('get', `/api/posts/${id}/comments`, [])
    }
    const person = renderApp('/content/3')
    await person.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Is it quartz?')
    cleanup()
    renderApp('/content/4')
    expect(await screen.findByRole('textbox', { name: 'Your comment' })).toHaveValue('')
  })
})

describe('the network notice', () => {
  it('appears when the browser goes offline and disappears when it is back', async () => {
    renderApp('/shop')
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText(/^You’re offline\./)).toBeVisible()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText(/^You’re offline\./)).toBeNull()
  })

  it('says that loading is slow after some seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    stall('get', '/api/products')
    renderApp('/shop')
    await screen.findByText('Loading products…')
    await act(() => vi.advanceTimersByTimeAsync(7000))
    expect(screen.getByText('This is taking longer than usual. Your connection may be slow.')).toBeVisible()
  })
})

describe('counts', () => {
  it('use the singular for 1', async () => {
    servePosts([buildPost({ viewCount: 1 })])
    renderApp('/content')
    expect(await screen.findByText('1 view')).toBeVisible()
    expect(screen.getByText('1 post')).toBeVisible()
  })

  it('have a comma from 1,000', async () => {
    servePosts([buildPost({ viewCount: 2104 })])
    renderApp('/content')
    expect(await screen.findByText('2,104 views')).toBeVisible()
  })
})

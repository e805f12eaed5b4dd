import { render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { App } from '../../web/src/app/App.tsx'
import { Providers } from '../../web/src/app/Providers.tsx'
import { createQueryClient } from '../../web/src/lib/queryClient.ts'
import { serve, servePosts, signIn } from './support/api.ts'
import { buildCartItem, buildMerchandise, buildFullPost, buildPost, buildUser } from './support/fixtures.ts'

it.each([
  ['/', '/api/merchandise?inStock=true&limit=4'],
  ['/content', '/api/posts/page?filter=all'],
  ['/content/3', '/api/posts/3/related'],
  ['/shop', '/api/products'],
  ['/merchandise', '/api/merchandise'],
  ['/cart', '/api/cart/checkout'],
  ['/orders?success=true&order=HUNT-7K2M9QXR4T', '/api/orders/HUNT-7K2M9QXR4T'],
])('%s reads only addresses that are query keys joined with slashes, %s among them', async (address, last) => {
  signIn(buildUser({ isSubscriber: true }))
  servePosts([buildPost({ id: 3 })])
  serve('get', '/api/posts/3', buildFullPost({ id: 3 }))
  serve('get', '/api/posts/3/comments', [])
  serve('get', '/api/merchandise', [buildMerchandise()])
  serve('get', '/api/cart', [buildCartItem()])
  serve('get', '/api/orders/:reference', { message: 'Not found', code: 'not_found' }, 404)
  const asked = vi.spyOn(globalThis, 'fetch')
  const queryClient = createQueryClient()
  window.history.replaceState(null, '', address)
  render(
    <Providers queryClient={queryClient}>
      <App />
    </Providers>,
  )
  const read = () => new Set(asked.mock.calls.filter(([, init]) => init?.method === 'GET').map(([path]) => path))
  const keys = () => queryClient.getQueryCache().getAll()
  await waitFor(() => expect(read()).toContain(last))
  await waitFor(() => {
    expect(keys().every(({ state }) => state.fetchStatus === 'idle')).toBe(true)
    expect(new Set(keys().map(({ queryKey }) => queryKey.join('/')))).toEqual(read())
  })
})

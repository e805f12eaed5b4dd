import { render, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { App } from '../../web/src/app/App.tsx'
import { Providers } from '../../web/src/app/Providers.tsx'
import { createQueryClient } from '../../web/src/lib/queryClient.ts'
import { startLanguage } from '../../web/src/lib/text.ts'
import { serve, serveMerchandise, servePosts, signIn } from './support/api.ts'
import { buildCartItem, buildMerchandise, buildFullPost, buildPost, buildUser } from './support/fixtures.ts'

const SERIES = { id: 4, title: 'Laguna', slug: 'laguna', description: '', coverImageUrl: null }

/** Opens a page and waits until it has read everything, this address among it. */
async function expectKeysAt(page: string, last: string, post = buildFullPost({ id: 3 })) {
  signIn(buildUser({ isSubscriber: true }))
  servePosts([buildPost({ id: 3 })])
  serve('get', '/api/posts/3', post)
  serve('get', '/api/posts/3/comments', [])
  serve('get', '/api/series/laguna', { ...SERIES, posts: [buildPost({ id: 3 })] })
  serveMerchandise([buildMerchandise()])
  serve('get', '/api/cart', [buildCartItem()])
  serve('get', '/api/orders/:reference', { message: 'Not found', code: 'not_found' }, 404)
  const asked = vi.spyOn(globalThis, 'fetch')
  const queryClient = createQueryClient()
  window.history.replaceState(null, '', page)
  render(
    <Providers queryClient={queryClient}>
      <App />
    </Providers>,
  )
  const read = () => new Set(asked.mock.calls.filter(([, init]) => init?.method === 'GET').map(([path]) => path))
  // What a page doesn't need of this post is never asked for.
  const keys = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => !query.isDisabled())
  await waitFor(() => expect(read()).toContain(last))
  await waitFor(() => {
    expect(keys().every(({ state }) => state.fetchStatus === 'idle')).toBe(true)
    const addresses = keys().map(({ queryKey }) => queryKey.join('/'))
    // What is saved on the device has a key as well.
    expect(new Set(addresses.filter((address) => address.startsWith('/api/')))).toEqual(read())
  })
}

it.each([
  ['/', '/api/merchandise?inStock=true&limit=4'],
  ['/content', '/api/posts/page?filter=all'],
  ['/content/3', '/api/posts/3/related'],
  ['/shop', '/api/products'],
  ['/merchandise', '/api/merchandise/page'],
  ['/cart', '/api/cart/checkout'],
  ['/orders?success=true&order=HUNT-7K2M9QXR4T', '/api/orders/HUNT-7K2M9QXR4T'],
])('%s reads only addresses that are query keys joined with slashes, %s among them', (page, last) =>
  expectKeysAt(page, last),
)

describe('in German', () => {
  beforeAll(() => startLanguage('de'))
  afterAll(() => startLanguage('en'))

  // `tests/domain/screens.test.ts` expects the same addresses of the server.
  it.each([
    ['/de', '/api/posts?limit=4&language=de'],
    ['/de', '/api/watching?language=de'],
    ['/de/content', '/api/posts/page?filter=all&language=de'],
    ['/de/content?type=videos', '/api/posts/page?filter=videos&language=de'],
    ['/de/content?series=laguna', '/api/series/laguna?language=de'],
    ['/de/content/3', '/api/posts/3?language=de'],
    ['/de/content/3', '/api/posts/3/related?language=de'],
  ])('%s reads only addresses that are query keys joined with slashes, %s among them', (page, last) =>
    expectKeysAt(page, last, buildFullPost({ id: 3, type: 'gallery', videoURL: null, imageURLs: ['/a.jpg'] })),
  )
})

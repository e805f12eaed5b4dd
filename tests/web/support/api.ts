import { choicesOf, filterMerchandise, isChoiceSoldOut } from '#domain/shop/catalogue/filterMerchandise.ts'
import { merchandisePageOf } from '#domain/shop/catalogue/merchandisePageOf.ts'
import { noticeFor } from '#domain/shop/markets/noticeFor.ts'
import { textsIn } from '#texts/textsIn.ts'
import { delay, http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { matchesSearch } from '#contracts/shared/matchesSearch.ts'
import { filtersFromSearchParams } from '#contracts/shop/merchandiseFilters.ts'
import type { CurrentUser } from '#contracts/people/people.ts'
import { POSTS_PER_PAGE } from '#contracts/content/postPages.ts'
import { isSameSize } from '#contracts/shop/sizeOrder.ts'
import type { Merchandise } from '#contracts/shop/products.ts'
import type { Post } from '#contracts/content/posts.ts'
import { buildConfig, buildSummary } from './fixtures.ts'
import { storedMerchandise } from './storedMerchandise.ts'

const NO_REVIEWS = { rating: '0.0', reviewCount: 0, counts: [0, 0, 0, 0, 0], pages: 1, reviews: [] }

/** By default an empty shop and a signed-out visitor. */
export const server = setupServer(
  answer('get', '/api/auth/user', { message: 'Unauthorized', code: 'unauthorized' }, 401),
  answer('get', '/api/config', buildConfig()),
  answer('get', '/api/posts', []),
  postPages([]),
  answer('get', '/api/watching', { isOn: true, continue: [], marks: [] }),
  answer('get', '/api/questions/open', { round: null }),
  relatedPosts([]),
  answer('get', '/api/posts/archive', { years: [], states: [], stones: [] }),
  answer('get', '/api/products', []),
  answer('get', '/api/search', { total: 0, groups: [], correctedTo: null }),
  answer('get', '/api/merchandise', []),
  merchandisePages([]),
  answer('get', '/api/gift-cards', { amounts: ['25.00', '50.00', '100.00'] }),
  answer('get', '/api/gift-memberships', {
    terms: [
      { months: 3, price: '36.36' },
      { months: 6, price: '69.00' },
      { months: 12, price: '115.00' },
    ],
  }),
  answer('get', '/api/cart', []),
  answer('get', '/api/cart/checkout', { items: [], summary: buildSummary() }),
  answer('get', '/api/cart/suggestion', { item: null }),
  answer('get', '/api/delivery', {
    country: 'US',
    standard: { from: '2026-12-03', to: '2026-12-08' },
    express: { from: '2026-11-30', to: '2026-12-02' },
    callingCode: '+1',
    vat: null,
  }),
  answer('get', '/api/merchandise/:id/reviews', NO_REVIEWS),
  answer('get', '/api/products/:id/reviews', NO_REVIEWS),
  answer('get', '/api/item-alerts', []),
  answer('get', '/api/wish-list', { items: [], products: [], shared: null }),
  answer('get', '/api/posts/:id/reaction', { count: 0, isMine: false }),
  answer('get', '/api/guesses/playable', { guess: null, next: null }),
  answer('get', '/api/watch-later/ids', { ids: [] }),
  answer('get', '/api/watch-later', { posts: [], total: 0, pages: 1 }),
  answer('get', '/api/orders', []),
  answer('get', '/api/identifications', []),
  answer('get', '/api/find-of-the-month', { find: null }),
  answer('get', '/api/identifications/public', []),
  answer('get', '/api/posts/:id/comments', []),
  answer('get', '/api/posts/:id/stones', []),
  answer('get', '/api/stories/films', []),
  answer('get', '/api/account/reply-emails', { on: true }),
  answer('get', '/api/account/comeback-emails', { on: false }),
  answer('get', '/api/account/mention-emails', { on: true }),
  answer('get', '/api/account/profile', { id: 'h-7f3a9c21', name: null, pictureUrl: null }),
  answer('get', '/api/account/blocked', []),
  answer('get', '/api/admin/waiting', { count: 0, hasMore: false }),
  answer('get', '/api/account', {
    memberSince: '2026-03-04T12:00:00.000Z',
    isEmailConfirmed: true,
    mailStop: null,
    pendingEmail: null,
    hasPassword: true,
    isSecondFactorOn: false,
    language: 'en',
  }),
  answer('get', '/api/account/card', { card: null }),
  answer('get', '/api/account/membership-payments', { payments: [] }),
  answer('get', '/api/account/referrals', {
    path: null,
    friends: 0,
    waiting: 0,
    rewards: 0,
    credited: '0.00',
    rewardsPerYear: 12,
  }),
  answer('get', '/api/account/sessions', []),
  answer('get', '/api/account/passkeys', []),
  answer('get', '/api/account/stones', []),
  answer('get', '/api/account/feed', { isMember: false, feed: null }),
  answer('get', '/api/account/post-emails', {
    choice: null,
    kinds: ['hunt', 'gear-review', 'q-and-a', 'field-notes'],
    letters: false,
  }),
  http.post('/api/posts/:id/view', () => new HttpResponse(null, { status: 204 })),
  answer('get', '/api/site-settings/cover_photo_url', { key: 'cover_photo_url', value: null }),
)

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete'

function answer(verb: Verb, path: string, body: JsonBodyType, status = 200) {
  return http[verb](path, () => HttpResponse.json(body, { status }))
}

export function serve(verb: Verb, path: string, body: JsonBodyType, status = 200) {
  server.use(answer(verb, path, body, status))
}

/** What buyers in Germany read before they pay, in the language the page asks for. */
export function serveNotice(trader: Parameters<typeof noticeFor>[1]) {
  server.use(
    http.get('/api/market', ({ request }) => {
      const language = new URL(request.url).searchParams.get('language') === 'de' ? 'de' : 'en'
      return HttpResponse.json({ country: 'DE', notice: noticeFor('DE', trader, textsIn(language)) })
    }),
  )
}

/** Serves these posts, newest first, in full and in pages. @returns the query strings of the page requests. */
export function servePosts(posts: Post[]): string[] {
  const requests: string[] = []
  server.use(answer('get', '/api/posts', posts), postPages(posts, requests), relatedPosts(posts))
  return requests
}

/** Serves the complete list of these articles, and its pages. */
export function serveMerchandise(items: Merchandise[]) {
  server.use(answer('get', '/api/merchandise', items), merchandisePages(items))
}

/** With the rules of the server. */
function merchandisePages(items: Merchandise[]) {
  const stored = items.map(storedMerchandise)
  return http.get('/api/merchandise/page', ({ request }) => {
    const { searchParams } = new URL(request.url)
    const choices = choicesOf(stored)
    const filters = filtersFromSearchParams(searchParams, choices, isSameSize)
    const matches = matchesSearch(filters.query)
    const found = filterMerchandise(stored, filters, filters.query ? { ids: new Set(), matches } : null)
    const [page, item] = [searchParams.get('page'), searchParams.get('item')]
    const shown = merchandisePageOf(found, { ...(page && { page: Number(page) }), ...(item && { item: Number(item) }) })
    return HttpResponse.json({
      ...shown,
      items: shown.items.map(({ id }) => items.find((one) => Number(one.id) === id)),
      catalog: items.length,
      sizes: filters.sizes,
      soldOut: shown.items.filter((one) => isChoiceSoldOut(one, filters)).map(({ id }) => id),
      choices,
    })
  })
}

function relatedPosts(posts: Post[]) {
  return http.get('/api/posts/:id/related', ({ params }) =>
    HttpResponse.json(posts.filter(({ id }) => String(id) !== params['id']).slice(0, 3)),
  )
}

const passes: Record<string, (post: Post) => boolean> = {
  videos: ({ type }) => type === 'video',
  galleries: ({ type }) => type !== 'video',
  subscribers: ({ isSubscriberOnly }) => isSubscriberOnly,
  public: ({ isSubscriberOnly }) => !isSubscriberOnly,
  popular: ({ viewCount }) => viewCount > 1000,
}

function postPages(posts: Post[], requests: string[] = []) {
  return http.get('/api/posts/page', ({ request }) => {
    const { search, searchParams } = new URL(request.url)
    requests.push(search)
    const found = posts.filter(passes[searchParams.get('filter') ?? ''] ?? (() => true))
    const before = searchParams.get('before')
    const from = before
      ? found.findIndex(({ id }) => String(id) === before) + 1
      : (Number(searchParams.get('page') ?? 1) - 1) * POSTS_PER_PAGE
    const page = found.slice(from, from + POSTS_PER_PAGE)
    const next = found.length > from + POSTS_PER_PAGE ? (page.at(-1)?.id ?? null) : null
    return HttpResponse.json({ posts: page, total: found.length, next })
  })
}

export function stall(verb: Verb, path: string) {
  server.use(
    http[verb](path, async () => {
      await delay('infinite')
      return HttpResponse.json(null)
    }),
  )
}

/** @returns the request bodies, as they arrive. */
export function record(verb: Verb, path: string, body: JsonBodyType, status = 200): unknown[] {
  const received: unknown[] = []
  server.use(
    http[verb](path, async ({ request }) => {
      const text = await request.text()
      received.push(text ? JSON.parse(text) : null)
      return status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status })
    }),
  )
  return received
}

export function signIn(user: CurrentUser) {
  serve('get', '/api/auth/user', user)
}

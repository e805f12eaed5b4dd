import { createHmac } from 'node:crypto'
import { signPayload } from '@stone-hunt/stripe-emulator/signPayload'
import type { LoadedEndpoint } from '../endpoints.ts'
import { CARD_WEBHOOK_SECRET, PRINT_WEBHOOK_SECRET } from '../siteVariables.ts'
import type { GeneratedRequest, Target } from './requests.ts'
import { sampleOf } from './samples.ts'
import { pathParamsOf, type Fixtures } from './fixtures.ts'

export function targetOf(endpoint: LoadedEndpoint, fixtures: Fixtures): Target {
  const { method, path, query, input } = endpoint
  const given = { merchandiseVariantId: fixtures.variantId, ids: [fixtures.commentId] }
  return {
    method,
    path: `/api${path}`,
    params: pathParamsOf(endpoint, fixtures),
    query: query && sampleOf(query),
    body: eventsOf(fixtures)[path] ?? (input && sampleOf(input, given)),
  }
}

const eventsOf = ({ paymentId }: Fixtures): Record<string, unknown> => ({
  '/webhooks/stripe': {
    id: 'evt_made',
    object: 'event',
    type: 'payment_intent.succeeded',
    created: 1_790_000_000,
    livemode: false,
    data: { object: { id: paymentId, object: 'payment_intent', metadata: {} } },
  },
  '/webhooks/spreadconnect': {
    eventType: 'Shipment.sent',
    data: { pointOfSaleId: 123, shipment: { orderId: '424242' } },
  },
})

/** So that the content is processed. */
export function signed(made: GeneratedRequest): GeneratedRequest {
  const body = made.body ?? ''
  return {
    ...made,
    headers: {
      'stripe-signature': signPayload(body, CARD_WEBHOOK_SECRET),
      'x-sprd-signature': createHmac('sha256', PRINT_WEBHOOK_SECRET).update(body).digest('base64'),
      ...made.headers,
    },
  }
}

/** With existing rows and nearly valid bodies. */
export function panelTargets({ postId, commentId, bystanderId, orderId }: Fixtures): Target[] {
  const collections: [string, number, object][] = [
    [
      'posts',
      postId,
      { title: 'A ridge', description: 'x', type: 'gallery', isSubscriberOnly: true, publicAt: null, images: [] },
    ],
    ['products', 1, { name: 'Sieve', price: 12.5, category: 'General', description: 'x' }],
    ['comments', commentId, { content: 'A fine ridge', status: 'visible' }],
    [
      'users',
      bystanderId,
      { firstName: 'Ada', lastName: 'Hunter', email: 'ada@example.test', complimentaryUntil: null },
    ],
    ['media', 1, { alt: 'A beach' }],
    ['site-settings', 1, { value: '10' }],
    ['pages', 1, { title: 'About', slug: 'about', body: 'Text', seo: { title: 'x', image: 1 }, _status: 'published' }],
    ['redirects', 1, { source: '/old', target: '/about', status: '301' }],
    ['orders', orderId, { note: 'x' }],
    ['merchandise', 1, { title: 'Shirt', category: 'T-Shirts', hidden: false }],
  ]
  const query = {
    limit: 2,
    depth: 1,
    page: 1,
    sort: 'id',
    'where[id][equals]': 1,
    'where[or][0][title][like]': 'x',
    draft: 'true',
    trash: 'true',
    locale: 'en',
    select: 'x',
    populate: 'x',
  }
  const globals: [string, object][] = [
    ['brand', { name: 'Stone Hunt', logo: 1, lightPrimary: '#17558c', typeface: 'serif' }],
    ['landing', { headline: 'Welcome' }],
    ['navigation', { header: [{ label: 'About', url: '/about' }], social: [{ network: 'x', label: 'X', url: '/x' }] }],
  ]
  const ofGlobals = globals.flatMap(([slug, body]): Target[] => [
    { method: 'GET', path: `/cms/api/globals/${slug}`, query },
    { method: 'POST', path: `/cms/api/globals/${slug}`, body },
  ])
  const ofCollections = collections.flatMap(([slug, id, body]): Target[] => [
    { method: 'GET', path: `/cms/api/${slug}`, query },
    { method: 'GET', path: `/cms/api/${slug}/:id`, params: { id: String(id) }, query },
    { method: 'PATCH', path: `/cms/api/${slug}/:id`, params: { id: String(id) }, body },
    { method: 'POST', path: `/cms/api/${slug}`, body },
    { method: 'POST', path: `/cms/api/:any/:place`, params: { any: slug, place: 'access' }, body },
  ])
  return [...ofGlobals, ...ofCollections]
}

export function fileTargets({ postId, reference }: Fixtures): Target[] {
  const read = (path: string, params: Record<string, string> = {}, query: object = {}): Target => ({
    method: 'GET',
    path,
    params,
    query,
  })
  return [
    read('/'),
    read('/content/:id', { id: String(postId) }, { view: 'list' }),
    read(
      '/merchandise',
      {},
      { category: 'T-Shirts', sizes: 'M,L', priceMin: '5', priceMax: '50', sort: 'price', q: 'x' },
    ),
    read('/orders', {}, { success: 'true', order: reference }),
    read('/checkout'),
    read('/:any', { any: 'nowhere' }),
    read('/:any', { any: 'about' }),
    read('/manifest.webmanifest'),
    read('/media/:key', { key: 'made0x000000000002' }, { w: 320 }),
    read('/fonts/:name', { name: 'x.woff2' }),
    read('/assets/:name', { name: 'x.js' }),
    read('/sitemap.xml'),
    read('/feed.xml'),
    read('/healthz'),
    read('/api/login', {}, { redirect: '/x', error: 'wrong_credentials', field: 'email', wait: '5', notice: 'x' }),
    read('/api/login/email', {}, { redirect: '/x', error: 'email_code_expired' }),
    read('/api/login/email/code', {}, { error: 'wrong_email_code' }),
    read('/api/deny-sign-in', {}, { token: 'x', error: 'invalid_token' }),
    read('/api/employee-login', {}, { redirect: '/x', error: 'x' }),
    read('/api/signup', {}, { redirect: '/x', error: 'invalid_input', field: 'password' }),
    read('/api/reset-password', {}, { token: 'x', error: 'weak_password' }),
    read('/api/forgot-password', {}, { notice: 'sent' }),
    read('/api/verify-email', {}, { token: 'x', error: 'invalid_token' }),
    read('/api/confirm-password', {}, { redirect: '/x', error: 'wrong_password' }),
    read('/api/second-factor', {}, { redirect: '/x', error: 'wrong_code' }),
    { method: 'PUT', path: '/media/uploads/:ticket', params: { ticket: 'a'.repeat(32) }, body: { a: 1 } },
    { method: 'POST', path: '/:any', params: { any: 'content' }, body: { a: 1 } },
    { method: 'OPTIONS', path: '/api/:any', params: { any: 'posts' } },
    { method: 'TRACE', path: '/api/:any', params: { any: 'posts' } },
  ]
}

import { delay, http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import type { CurrentUser } from '#contracts/people.ts'
import { buildConfig, buildSummary } from './fixtures.ts'

/** The network edge: an empty shop and nobody signed in, until a test says otherwise. */
export const server = setupServer(
  answer('get', '/api/auth/user', { message: 'Unauthorized', code: 'unauthorized' }, 401),
  answer('get', '/api/config', buildConfig()),
  answer('get', '/api/posts', []),
  answer('get', '/api/products', []),
  answer('get', '/api/merchandise', []),
  answer('get', '/api/cart', []),
  answer('get', '/api/cart/checkout', { items: [], summary: buildSummary() }),
  answer('get', '/api/orders', []),
  http.post('/api/posts/:id/view', () => new HttpResponse(null, { status: 204 })),
  answer('get', '/api/site-settings/cover_photo_url', { key: 'cover_photo_url', value: null }),
)

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete'

function answer(verb: Verb, path: string, body: JsonBodyType, status = 200) {
  return http[verb](path, () => HttpResponse.json(body, { status }))
}

/** From now on `path` answers this. */
export function serve(verb: Verb, path: string, body: JsonBodyType, status = 200) {
  server.use(answer(verb, path, body, status))
}

/** From now on `path` never answers. */
export function stall(verb: Verb, path: string) {
  server.use(
    http[verb](path, async () => {
      await delay('infinite')
      return HttpResponse.json(null)
    }),
  )
}

/** From now on `path` answers this and every body sent there is kept. */
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

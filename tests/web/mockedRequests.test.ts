import { describe, expect, it } from 'vitest'
import { http, HttpResponse } from 'msw'
import { serve, server } from './support/api.ts'
import { problemOfRequest } from './support/checkRequests.ts'
import { buildCartItem } from './support/fixtures.ts'

const ask = (method: string, address: string, input?: object) =>
  new Request(
    `${location.origin}${address}`,
    input ? { method, body: JSON.stringify(input), headers: { 'content-type': 'application/json' } } : { method },
  )

const addToCart = (input: object) => fetch(ask('POST', '/api/cart', input))

describe('a request of a screen', () => {
  it.each([
    [
      'a body',
      ask('POST', '/api/cart', { merchandiseVariantId: 0 }),
      /^POST \/api\/cart refuses \/api\/cart: input\.merchandiseVariantId: /,
    ],
    ['a missing body', ask('POST', '/api/cart'), /^POST \/api\/cart refuses \/api\/cart: input: /],
    [
      'a field',
      ask('POST', '/api/cart', { merchandiseVariantId: 3, price: '1.00' }),
      /input: Unrecognized key: "price"$/,
    ],
    ['a param', ask('GET', '/api/posts/first'), /^GET \/api\/posts\/:id refuses \/api\/posts\/first: params\.id: /],
    ['a query', ask('GET', '/api/posts/page?page=0'), /^GET \/api\/posts\/page refuses .*\?page=0: query\.page: /],
    ['an unknown query', ask('GET', '/api/posts/page?pge=2'), /query: Unrecognized key: "pge"$/],
    ['a query of a route without one', ask('GET', '/api/cart?page=2'), /query: Unrecognized key: "page"$/],
    ['an unknown path', ask('GET', '/api/carts'), /^GET \/api\/carts: there is no such route$/],
    ['an unknown method', ask('PUT', '/api/cart', {}), /^PUT \/api\/cart: there is no such route$/],
  ])('with %s that its route refuses is a problem', async (_, request, problem) => {
    expect(await problemOfRequest(request)).toMatch(problem)
  })

  it.each([
    ['a body', ask('POST', '/api/cart', { merchandiseVariantId: 3 })],
    ['a query', ask('GET', '/api/posts/page?page=2')],
    ['a page of the site', ask('GET', '/content')],
  ])('with %s that its route accepts passes', async (_, request) => {
    expect(await problemOfRequest(request)).toBeNull()
  })
})

describe('a test that mocks the answer to a refused request', () => {
  const succeed = () => serve('post', '/api/cart', buildCartItem(), 201)

  it.fails('fails', async () => {
    succeed()
    await addToCart({ merchandiseVariantId: 0 })
  })

  it.fails('fails without a route even if the answer is not_found', async () => {
    server.use(http.get('/api/carts', () => HttpResponse.json({ message: 'No', code: 'not_found' }, { status: 404 })))
    await fetch(ask('GET', '/api/carts'))
  })

  it('passes with the same answer if the route accepts the request', async () => {
    succeed()
    expect((await addToCart({ merchandiseVariantId: 3 })).status).toBe(201)
  })

  it('passes if the answer is a refusal too', async () => {
    serve(
      'post',
      '/api/cart',
      { message: 'Please check', code: 'invalid_input', errors: { merchandiseVariantId: 'No' } },
      400,
    )
    expect((await addToCart({ merchandiseVariantId: 0 })).status).toBe(400)
  })
})

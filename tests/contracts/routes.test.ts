import { expect, it } from 'vitest'
import { allRoutes } from '#contracts/allRoutes.ts'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { queryKeyOf } from '#contracts/shared/queryKeyOf.ts'
import { readPost } from '#contracts/routes/content/posts.ts'
import { endpoints } from '#endpoints/index.ts'
import { readdir } from 'node:fs/promises'
import { z } from 'zod'

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const routes = allRoutes.map((route) => ({ ...route, name: nameOf(route) }))

it('every route has exactly one endpoint, and every endpoint one route', () => {
  expect(endpoints.map(nameOf).sort()).toEqual(routes.map(({ name }) => name).sort())
  expect(new Set(endpoints.map(nameOf)).size).toBe(endpoints.length)
})

it('allRoutes lists every route file', async () => {
  const files = (await readdir('contracts/routes', { recursive: true })).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(
    files.map(async (file) => {
      const [wing, name] = file.slice(0, -'.ts'.length).split('/')
      return (await import(`../../contracts/routes/${wing}/${name}.ts`)) as Record<string, object>
    }),
  )
  expect(new Set(modules.flatMap((module) => Object.values(module)))).toEqual(new Set(allRoutes))
})

it.each(routes)('$name has a schema for exactly the parameters in its path', async ({ path, schemas }) => {
  const { params } = await schemas()
  const names = params instanceof z.ZodObject ? Object.keys(params.shape) : []
  expect(names).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name))
})

it.each(routes)(
  '$name has an output schema exactly when it responds with JSON',
  async ({ status, produces, schemas }) => {
    const hasBody = status !== 204 && status !== 303 && produces === undefined
    expect((await schemas()).output !== undefined).toBe(hasBody)
  },
)

it.each(endpoints.map((endpoint) => ({ ...endpoint, name: nameOf(endpoint) })))(
  '$name lists too_many_requests if it has a rate limit',
  ({ rateLimit, errors }) => {
    if (rateLimit) expect(errors).toContain('too_many_requests')
  },
)

it('a query key joined with slashes is the request URL', () => {
  expect(queryKeyOf(addressOf(readPost, { params: { id: 7 } }))).toEqual(['/api/posts', '7'])
  for (const address of [
    '/api/posts/7/comments',
    '/api/posts/page?filter=all&page=2',
    '/api/posts?limit=4',
    '/api/orders/HUNT-7K2M9QXR4T?key=a%2Fb',
    '/api/cart/checkout?country=US',
    '/api/site-settings/cover_photo_url',
  ])
    expect(queryKeyOf(address).join('/')).toBe(address)
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#endpoints/index.ts'
import { sampleOf } from '#scripts/attack/sampleOf.ts'
import { listTargets } from '#scripts/attack/targets.ts'
import { startWatch } from '#scripts/attack/watch.ts'

it('every address of the API that takes something is attacked, but signing out', () => {
  const taking = endpoints.filter(
    ({ who, path, query, input }) =>
      who !== 'provider' && (path.includes(':') || query !== undefined || input !== undefined),
  )
  const names = new Set(taking.map(({ method, path }) => `${method} /api${path}`))
  names.delete('GET /api/logout')
  names.delete('POST /api/logout')
  expect(new Set(listTargets().map(({ name }) => name))).toEqual(names)
  expect(listTargets().find(({ name }) => name === 'POST /api/cart')?.body).toContain('"quantity":1')
})

it('a body is filled in field by field, in a way its schema takes', () => {
  const schema = z.strictObject({
    email: z.email(),
    plan: z.enum(['monthly', 'annual']),
    lines: z.array(z.object({ quantity: z.int() })),
    note: z.string().min(3).optional(),
  })
  const sample = sampleOf(schema)
  expect(Object.keys(sample as object)).toEqual(['email', 'plan', 'lines', 'note'])
  expect(schema.safeParse(sample).success).toBe(true)
})

it('an answer of 500 or more is seen, whichever tool asked for it', async () => {
  const site = createServer((request, response) => response.writeHead(request.url === '/broken' ? 500 : 200).end())
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const watch = await startWatch(`http://127.0.0.1:${(site.address() as AddressInfo).port}`)
  onTestFinished(async () => {
    await watch.close()
    await new Promise((resolve) => site.close(resolve))
  })
  await fetch(`${watch.url}/fine`)
  await fetch(`${watch.url}/broken`)
  expect(watch.take()).toEqual({ requests: 2, statuses: { 200: 1, 500: 1 }, failures: ['answered 500: GET /broken'] })
  expect(watch.take().requests).toBe(0)
})

import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#endpoints/index.ts'
import { openUpgrades } from '#tools/attack/rows/upgrade.ts'
import type { Testbed } from '#tools/attack/Row.ts'
import { sampleOf } from '#tools/attack/sampleOf.ts'
import { listTargets } from '#tools/attack/targets.ts'
import { tally, Visitor } from '#tools/attack/Visitor.ts'
import { startRecordingProxy } from '#tools/attack/recordingProxy.ts'
import { hasEnd, withSchemas } from '../support/endpoints.ts'

it('every endpoint with parameters is a target, except logout', async () => {
  const targets = await listTargets()
  const taking = (await withSchemas(endpoints.filter(hasEnd))).filter(
    ({ access, path, query, input }) =>
      access !== 'provider' && (path.includes(':') || query !== undefined || input !== undefined),
  )
  const names = new Set(taking.map(({ method, path }) => `${method} /api${path}`))
  names.delete('GET /api/logout')
  names.delete('POST /api/logout')
  expect(new Set(targets.map(({ name }) => name))).toEqual(names)
  expect(targets.find(({ name }) => name === 'POST /api/cart')?.body).toContain('"quantity":1')
})

it('a sample body has every field and passes its schema', () => {
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

it('the proxy records every status of 500 or more', async () => {
  const { url } = await serve((request, response) => response.writeHead(request.url === '/broken' ? 500 : 200).end())
  const proxy = await startRecordingProxy(url)
  onTestFinished(proxy.close)
  await fetch(`${proxy.url}/fine`)
  await fetch(`${proxy.url}/broken`)
  expect(proxy.take()).toEqual({ requests: 2, statuses: { 200: 1, 500: 1 }, failures: ['answered 500: GET /broken'] })
  expect(proxy.take().requests).toBe(0)
})

it('counts connections left open after an upgrade', async () => {
  const { url, server } = await serve((_request, response) => response.end())
  let isRefused = true
  server.on('upgrade', (_request, socket) => {
    if (isRefused) socket.destroy()
    else socket.resume().on('end', () => socket.destroy())
  })
  expect(await openUpgrades(url, { connections: 5, seconds: 0.1 })).toBe(0)
  isRefused = false
  expect(await openUpgrades(url, { connections: 5, seconds: 0.1 })).toBe(5)
}, 15_000)

it('a copy of a visitor has its own cookies', async () => {
  const { url } = await serve((request, response) => {
    const isOut = request.url === '/out'
    response.setHeader('Set-Cookie', isOut ? 'a=; Max-Age=0; Path=/' : 'a=1; Path=/; HttpOnly')
    response.end(JSON.stringify({ cookie: request.headers.cookie }))
  })
  const visitor = new Visitor({ url, siteUrl: url } as Testbed)
  await visitor.send('GET', '/')
  const copy = visitor.copy()
  await visitor.send('GET', '/out')
  expect((await copy.send('GET', '/')).json).toEqual({ cookie: 'a=1' })
  expect((await visitor.send('GET', '/')).json).toEqual({ cookie: '' })
})

it('counts statuses in order of arrival', () => {
  expect(tally([401, 429, 401])).toBe('2 × 401, 1 × 429')
})

async function serve(listener: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

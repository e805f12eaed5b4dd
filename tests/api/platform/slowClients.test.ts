import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { useSite } from '../../support/site.ts'

const site = useSite()
const HEAD = 'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{'
/** More than the limit of concurrent requests. */
const MANY = 450

async function begin(path: string): Promise<Socket> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`POST ${path} HTTP/1.1\r\n${HEAD}`)
  return socket
}

afterEach(() => vi.restoreAllMocks())

/** Only these: the workers of the site wait for their connections meanwhile. @returns what lets their time pass. */
function holdTimersOf(ms: number): () => void {
  const begin = globalThis.setTimeout
  const held: (() => void)[] = []
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work: () => void, delay?: number) => {
    if (delay !== ms) return begin(work, delay)
    held.push(work)
    return begin(() => undefined, 0)
  })
  return () => held.forEach((work) => work())
}

it('450 requests with slow bodies do not block others', async () => {
  const slow = await Promise.all(Array.from({ length: MANY }, () => begin('/api/cart')))
  const guest = site.visitor()
  expect((await guest.post('/api/cart', { merchandiseVariantId: 1, quantity: 1 })).status).toBe(404)
  expect((await guest.get('/api/nothing')).status).toBe(404)
  slow.forEach((socket) => socket.destroy())
})

it('a client that keeps sending after its response is disconnected after 30 seconds', async () => {
  const pass = holdTimersOf(30_000)
  const socket = await begin('/api/nothing')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 404 /)
  const gone = new Promise((resolve) => socket.once('close', resolve))
  socket.resume().write(' ')
  pass()
  await gone
})

import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { useSite } from '../support/site.ts'

const site = useSite()
const HEAD = 'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{'
/** More than there may be requests that are worked on. */
const MANY = 450

async function begin(path: string): Promise<Socket> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`POST ${path} HTTP/1.1\r\n${HEAD}`)
  return socket
}

afterEach(() => vi.useRealTimers())

it('hundreds who send a body byte by byte keep nobody out', async () => {
  const slow = await Promise.all(Array.from({ length: MANY }, () => begin('/api/cart')))
  const guest = site.visitor()
  expect((await guest.post('/api/cart', { merchandiseVariantId: 1, quantity: 1 })).status).toBe(404)
  expect((await guest.get('/api/nothing')).status).toBe(404)
  slow.forEach((socket) => socket.destroy())
})

it('one who was answered before the body was there, and goes on sending, is sent away after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const socket = await begin('/api/nothing')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 404 /)
  const gone = new Promise((resolve) => socket.once('close', resolve))
  socket.resume().write(' ')
  vi.advanceTimersByTime(30_000)
  await gone
})

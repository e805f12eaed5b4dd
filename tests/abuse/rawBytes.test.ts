import type { Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { internalsIn } from '../support/hostile/responseChecks.ts'
import {
  openSocket,
  lines,
  post,
  sendBytes,
  statusesIn,
  upgrade,
  MALFORMED_REQUESTS,
} from '../support/hostile/rawBytes.ts'
import { sendRaw } from '../support/rawHttp.ts'
import { useSite } from '../support/site.ts'
import { ANSWERED } from '../support/statuses.ts'

const site = useSite()
const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

describe('raw bytes that are', () => {
  it.each(MALFORMED_REQUESTS)('%s get an error response without a 5xx or internal details', async (_, bytes) => {
    const received = await sendBytes(site.url, bytes)
    for (const status of statusesIn(received)) expect(ANSWERED).toContain(status)
    expect(internalsIn(received)).toEqual([])
    // A request smuggled in a body gets no response.
    expect(statusesIn(received).length).toBeLessThanOrEqual(1)
    expect((await sendRaw(site, 'GET', '/healthz')).status).toBe(200)
  })
})

it('other visitors are answered beside three hundred half-sent requests', async () => {
  const slow = await Promise.all(Array.from({ length: 300 }, () => openSocket(site.url)))
  open.push(...slow)
  slow.forEach((socket, at) => {
    socket.on('error', () => undefined)
    // Node reports the end of a socket only while it is read.
    socket.resume()
    socket.write(
      at % 2 === 0 ? 'GET /api/posts HTTP/1.1\r\nHost: x\r\nX: ' : `${lines(...post('Content-Length: 500'))}{"`,
    )
  })
  for (let visit = 0; visit < 40; visit++) expect((await sendRaw(site, 'GET', '/api/config')).status).toBe(200)
  // They were answered beside the half-sent ones, not after them.
  expect(slow.filter(({ closed }) => closed)).toHaveLength(0)
})

it('an upgrade request gets 400 and its connection is closed', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => upgrade(site.url)))
  for (const { received, isClosed } of answers) expect([statusesIn(received), isClosed]).toEqual([[400], true])
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { endIdleConnections } from '#server/http/createHttpServer.ts'

const ASK = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
/** Longer than keepAliveTimeout, with the margin that newer versions of Node add. */
const STANDSTILL_MS = 1_300

async function keptConnection() {
  const server = createServer({ keepAliveTimeout: 50 }, (_request, response) => response.end('here'))
  endIdleConnections(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const ended = once(socket, 'close')
  socket.write(ASK)
  await once(socket, 'data')
  return { server, socket, ended }
}

const standStill = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STANDSTILL_MS)

it('a request that arrives on an idle connection while the event loop is blocked gets a response', async () => {
  const { server, socket, ended } = await keptConnection()
  const answered = once(socket, 'data')
  socket.write(ASK)
  standStill()
  expect(String(await Promise.race([answered, ended]))).toMatch(/^HTTP\/1\.1 200 /)
  socket.destroy()
  server.close()
})

it('an idle connection is closed', async () => {
  const { server, ended } = await keptConnection()
  await ended
  server.close()
})

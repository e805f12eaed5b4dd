import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { streamFile } from '#server/http/streamFile.ts'

const BYTES = randomBytes(24 * 1024 * 1024)
const HEAD = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

type Options = { stalledMs?: number; before?: (path: string) => Promise<void> }

async function serveFile({ stalledMs = 60_000, before }: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-stream-'))
  const path = join(folder, 'film')
  await writeFile(path, BYTES)
  await before?.(path)
  const sent: Promise<void>[] = []
  const server = createServer((_request, response) => {
    response.setHeader('Content-Length', BYTES.length)
    const sending = streamFile(path, { start: 0, end: BYTES.length - 1 }, response, stalledMs)
    // The tests await it later.
    sending.catch(() => undefined)
    sent.push(sending)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(
    () => server.close(),
    () => rm(folder, { recursive: true }),
  )
  const { port } = server.address() as AddressInfo
  const ask = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    ends.push(() => socket.destroy())
    await once(socket, 'connect')
    socket.write(HEAD)
    return socket
  }
  return { sent, ask, path }
}

it('sends every byte in order to a slow client', async () => {
  const { sent, ask } = await serveFile()
  const socket = await ask()
  const read: Buffer[] = []
  let missing = Infinity
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    read.push(chunk)
    if (missing === Infinity) missing = BYTES.length + chunk.indexOf('\r\n\r\n') + 4
    missing -= chunk.length
    if (missing <= 0) break
    await new Promise(setImmediate)
  }
  const all = Buffer.concat(read)
  expect(digest(all.subarray(all.indexOf('\r\n\r\n') + 4))).toBe(digest(BYTES))
  await Promise.all(sent)
})

it('closes the connection of a client that reads nothing', async () => {
  const { sent, ask } = await serveFile({ stalledMs: 300 })
  const socket = await ask()
  const gone = once(socket, 'close')
  await once(socket, 'data')
  socket.pause()
  await expect.poll(() => sent.length).toBe(1)
  await sent[0]
  socket.resume()
  await gone
})

it('ends when the connection breaks, also for a pipelined request', async () => {
  const { sent, ask } = await serveFile()
  const socket = await ask()
  socket.write(HEAD)
  await once(socket, 'data')
  socket.pause()
  await expect.poll(() => sent.length).toBe(2)
  socket.destroy()
  await Promise.all(sent)
})

it('does not open the file of a pipelined request before its turn', async () => {
  const { sent, ask, path } = await serveFile()
  const socket = await ask()
  socket.write(HEAD)
  await once(socket, 'data')
  await expect.poll(() => sent.length).toBe(2)
  await rm(path)
  socket.resume()
  await sent[0]
  await expect(sent[1]).rejects.toThrow('ENOENT')
})

it('closes the connection when the file is shorter than Content-Length', async () => {
  const { sent, ask } = await serveFile({ before: (path) => truncate(path, 1000) })
  const socket = await ask()
  socket.resume()
  await once(socket, 'close')
  await expect(sent[0]).rejects.toThrow('shorter than it was')
})

it('sends nothing of an empty file, so that an error can be sent', async () => {
  const { sent, ask } = await serveFile({ before: (path) => truncate(path, 0) })
  const socket = await ask()
  let heard = 0
  socket.on('data', ({ length }: Buffer) => (heard += length))
  await expect.poll(() => sent.length).toBe(1)
  await expect(sent[0]).rejects.toThrow('shorter than it was')
  expect(heard).toBe(0)
})

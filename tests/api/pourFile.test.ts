import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { pourFile } from '#server/http/streamFile.ts'

const BYTES = randomBytes(24 * 1024 * 1024)
const HEAD = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

type Wish = { stalledMs?: number; before?: (path: string) => Promise<void> }

/** A server that sends the file to everybody. `poured` settles as each sending does. */
async function serveFile({ stalledMs = 60_000, before }: Wish = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-pour-'))
  const path = join(folder, 'film')
  await writeFile(path, BYTES)
  await before?.(path)
  const poured: Promise<void>[] = []
  const server = createServer((_request, response) => {
    response.setHeader('Content-Length', BYTES.length)
    const pouring = pourFile(path, { start: 0, end: BYTES.length - 1 }, response, stalledMs)
    // What it ends with is looked at later.
    pouring.catch(() => undefined)
    poured.push(pouring)
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
  return { poured, ask, path }
}

it('sends every byte in its place, also to somebody who takes them slowly', async () => {
  const { poured, ask } = await serveFile()
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
  await Promise.all(poured)
})

it('sends somebody away who takes nothing any more', async () => {
  const { poured, ask } = await serveFile({ stalledMs: 300 })
  const socket = await ask()
  const gone = once(socket, 'close')
  await once(socket, 'data')
  socket.pause()
  await expect.poll(() => poured.length).toBe(1)
  await poured[0]
  socket.resume()
  await gone
})

it('ends with a connection that breaks, also for what still waited its turn on it', async () => {
  const { poured, ask } = await serveFile()
  const socket = await ask()
  socket.write(HEAD)
  await once(socket, 'data')
  socket.pause()
  await expect.poll(() => poured.length).toBe(2)
  socket.destroy()
  await Promise.all(poured)
})

it('opens nothing for those who wait their turn on a connection', async () => {
  const { poured, ask, path } = await serveFile()
  const socket = await ask()
  socket.write(HEAD)
  await once(socket, 'data')
  await expect.poll(() => poured.length).toBe(2)
  await rm(path)
  socket.resume()
  await poured[0]
  await expect(poured[1]).rejects.toThrow('ENOENT')
})

it('breaks off when the file is shorter than was said', async () => {
  const { poured, ask } = await serveFile({ before: (path) => truncate(path, 1000) })
  const socket = await ask()
  socket.resume()
  await once(socket, 'close')
  await expect(poured[0]).rejects.toThrow('shorter than it was')
})

it('says nothing of a file that has become empty, so that an error can be said', async () => {
  const { poured, ask } = await serveFile({ before: (path) => truncate(path, 0) })
  const socket = await ask()
  let heard = 0
  socket.on('data', ({ length }: Buffer) => (heard += length))
  await expect.poll(() => poured.length).toBe(1)
  await expect(poured[0]).rejects.toThrow('shorter than it was')
  expect(heard).toBe(0)
})

import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const TICK_MS = 20

/** `port` takes connections on 127.0.0.1. */
export type SlowProxy = { port: number; close: () => Promise<void> }

type Waiting = { at: number; chunk: Buffer }
type Connection = { client: Socket; site: Socket; waiting: Waiting[]; hasEnded: boolean }

/**
 * Passes TCP connections on to the site and lets all of them together receive `bytesPerSecond`, each chunk `latencyMs` late.
 * The browser's own throttling does not reach its service worker, which fetches a film's segments.
 */
export async function slowProxy(sitePort: number, bytesPerSecond: number, latencyMs: number): Promise<SlowProxy> {
  const connections = new Set<Connection>()
  const server = createServer((client) => {
    const connection: Connection = { client, site: connect(sitePort, '127.0.0.1'), waiting: [], hasEnded: false }
    const { site } = connection
    connections.add(connection)
    site.setNoDelay(true)
    client.pipe(site)
    site.on('data', (chunk: Buffer) => {
      site.pause()
      connection.waiting.push({ at: performance.now() + latencyMs, chunk })
    })
    site.on('end', () => (connection.hasEnded = true))
    const end = () => {
      connections.delete(connection)
      client.destroy()
      site.destroy()
    }
    client.on('close', end).on('error', end)
    site.on('error', end)
  })
  let budget = 0
  let tickedAt = performance.now()
  const ticking = setInterval(() => {
    const now = performance.now()
    // What was not used before is not saved up.
    budget = Math.min(budget, 0) + ((now - tickedAt) / 1000) * bytesPerSecond
    tickedAt = now
    const ready = [...connections].filter(({ waiting: [first] }) => first && first.at <= now)
    const share = Math.max(1, Math.ceil(budget / Math.max(1, ready.length)))
    for (const connection of ready) {
      if (budget <= 0) break
      budget -= sendSome(connection, Math.min(share, Math.ceil(budget)))
    }
    for (const connection of connections)
      if (connection.hasEnded && connection.waiting.length === 0) connection.client.end()
  }, TICK_MS)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      clearInterval(ticking)
      for (const { client } of connections) client.destroy()
      await new Promise<void>((done) => void server.close(() => done()))
    },
  }
}

/** Answers how many bytes were sent. */
function sendSome({ client, site, waiting }: Connection, most: number): number {
  const [first] = waiting
  if (!first) return 0
  const sent = first.chunk.subarray(0, most)
  client.write(sent)
  if (sent.length < first.chunk.length) first.chunk = first.chunk.subarray(sent.length)
  else {
    waiting.shift()
    site.resume()
  }
  return sent.length
}

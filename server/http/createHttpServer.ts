import { createServer, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { endIdleConnections } from './endIdleConnections.ts'
import type { Messages } from './messages.ts'

/** As long as an idle connection is kept. */
export const KEEP_ALIVE_MS = 5_000
const MAX_CONNECTIONS = 5_000

type Options = {
  messages: Messages
  /** Hot reload needs web sockets; the site itself has none. */
  allowsUpgrades?: boolean
}

/** The site's HTTP server with its limits, before anything answers on it. Bodies have deadlines of their own in `createApp`. */
export function createHttpServer({ messages, allowsUpgrades = false }: Options): Server {
  const server = createServer({
    ...messages,
    headersTimeout: 10_000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: 0,
  })
  server.maxConnections = MAX_CONNECTIONS
  endIdleConnections(server)
  if (!allowsUpgrades) server.on('upgrade', (_request, socket) => refuseUpgrade(socket))
  return server
}

/** Nothing of what guards a request applies to an upgraded connection, so there are none. */
function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => undefined)
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => socket.destroy())
}

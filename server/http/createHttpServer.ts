import { createServer, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Socket } from 'node:net'

export const KEEP_ALIVE_MS = 5_000
const MAX_CONNECTIONS = 5_000

type Options = {
  /** For hot reload only. */
  allowsUpgrades?: boolean
}

export function createHttpServer({ allowsUpgrades = false }: Options = {}): Server {
  const server = createServer({
    headersTimeout: 10_000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: 0,
  })
  server.maxConnections = MAX_CONNECTIONS
  endIdleConnections(server)
  if (!allowsUpgrades) server.on('upgrade', (_request, socket) => refuseUpgrade(socket))
  return server
}

/** None of our checks apply to upgraded connections. */
function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => undefined)
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => socket.destroy())
}

/** After the process was blocked, Node's timeout fires before arrived data is read; this reads it first. */
export function endIdleConnections(server: Server): void {
  server.on('timeout', (socket: Socket) => {
    const { bytesRead } = socket
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy()
    })
  })
}

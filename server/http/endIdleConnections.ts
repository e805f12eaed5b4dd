import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** After the process was blocked, Node's timeout fires before arrived data is read; this reads it first. */
export function endIdleConnections(server: Server): void {
  server.on('timeout', (socket: Socket) => {
    const { bytesRead } = socket
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy()
    })
  })
}

import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Closes idle connections like Node does, but checks once more first: after the process was blocked, the timeout fires before
 * data that has arrived is read.
 */
export function endIdleConnections(server: Server): void {
  server.on('timeout', (socket: Socket) => {
    const { bytesRead } = socket
    // By then, data that has arrived is read.
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy()
    })
  })
}

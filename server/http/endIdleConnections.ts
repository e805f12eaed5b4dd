import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Ends connections on which nobody asked anything for as long as the server keeps them, as Node does too, but looks
 * once more first: after the process stood still their time is over before what came meanwhile has been read.
 */
export function endIdleConnections(server: Server): void {
  server.on('timeout', (socket: Socket) => {
    const { bytesRead } = socket
    // By then whatever the system has for us has been read.
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy()
    })
  })
}

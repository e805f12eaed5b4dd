import type { Server } from 'node:http'

/** @throws Error that names the port when another program has it. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use. Set PORT to another one.`) : error)
    })
    server.listen(port, host, resolve)
  })
}

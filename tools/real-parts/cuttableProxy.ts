import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type CuttableProxy = {
  url: string
  connectTo: (port: number) => void
  /** Bytes that clients have sent. */
  received: () => number
  /** Resets all connections, and each new one for a while. */
  cutFor: (ms: number) => void
  close: () => void
}

/** A connection that can break. */
export async function openCuttableProxy(): Promise<CuttableProxy> {
  const sockets = new Set<Socket>()
  let target = 0
  let received = 0
  let isCut = false
  const server = createServer((client) => {
    if (isCut) return void client.resetAndDestroy()
    const site = connect(target, '127.0.0.1')
    for (const socket of [client, site]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        site.destroy()
      })
    }
    client.on('data', (chunk: Buffer) => (received += chunk.length))
    client.pipe(site).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const reset = () => sockets.forEach((socket) => socket.resetAndDestroy())
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    connectTo: (port) => void (target = port),
    received: () => received,
    cutFor: (ms) => {
      isCut = true
      reset()
      setTimeout(() => (isCut = false), ms)
    },
    close: () => {
      reset()
      server.close()
    },
  }
}

import { createServer } from 'node:net'

/** Whether nothing listens there yet. */
export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

/** The wished-for port, or the next free one after it. */
export async function freePort(wish: number): Promise<number> {
  for (let port = wish; port < wish + 200; port++) if (await isFree(port)) return port
  throw new Error(`No port from ${wish} to ${wish + 200} is free.`)
}

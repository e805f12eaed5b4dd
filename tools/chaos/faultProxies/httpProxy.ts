import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Breakpoint, createBreakpoint } from './Breakpoint.ts'

type Point = {
  pattern: RegExp
  when: 'before' | 'after'
}

export type HttpProxy = {
  url: string
  /** Before the provider sees the request, or before the site gets the response. */
  pause: (point: Point, count?: number) => Breakpoint
  failWith: (kind: 'error500' | 'reset' | null) => void
  close: () => Promise<void>
}

type ActiveBreakpoint = Point & { wait: (resume: () => void) => () => void }

export async function openHttpProxy(target: string): Promise<HttpProxy> {
  const breakpoints = new Set<ActiveBreakpoint>()
  let kind: Parameters<HttpProxy['failWith']>[0] = null
  const pauseAt = (what: string, when: Point['when'], response: ServerResponse): Promise<void> => {
    const active = [...breakpoints].find((candidate) => candidate.when === when && candidate.pattern.test(what))
    if (!active) return Promise.resolve()
    return new Promise((resume) => response.once('close', active.wait(resume)))
  }
  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const what = `${incoming.method} ${incoming.url}`
    if (kind === 'reset') return void incoming.socket.resetAndDestroy()
    if (kind === 'error500') return void response.writeHead(500).end('trouble')
    const body = await readAll(incoming)
    await pauseAt(what, 'before', response)
    const { status, headers, bytes } = await ask(target, incoming, body)
    await pauseAt(what, 'after', response)
    response.writeHead(status, headers).end(bytes)
  }
  const server = createServer((incoming, response) => {
    pass(incoming, response).catch(() => incoming.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pause: (point, count = 1) => {
      const breakpoint = createBreakpoint(count, () => breakpoints.delete(active))
      const active: ActiveBreakpoint = { ...point, wait: breakpoint.wait }
      breakpoints.add(active)
      return breakpoint
    },
    failWith: (next) => void (kind = next),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Answer = { status: number; headers: IncomingMessage['headers']; bytes: Buffer }

/** Keeps all headers, because signatures may cover them. */
function ask(target: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
      readAll(answer).then((bytes) => {
        const { 'transfer-encoding': _cut, connection: _connection, ...kept } = answer.headers
        resolve({ status: answer.statusCode ?? 502, headers: kept, bytes })
      }, reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

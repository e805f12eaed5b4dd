import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Hold, makeHold } from './Hold.ts'

type Moment = {
  /** `METHOD /path`. */
  of: RegExp
  when: 'before' | 'after'
}

export type HttpGate = {
  url: string
  /** Holds every request that comes to this moment: before the provider hears of it, or before its answer is heard. */
  hold: (moment: Moment, count?: number) => Hold
  /** What every request meets instead of the provider, until told otherwise. */
  trouble: (kind: 'error500' | 'reset' | null) => void
  close: () => Promise<void>
}

type Watch = Moment & { stand: (goOn: () => void) => () => void }

/** Stands between the site and a provider. */
export async function openHttpGate(target: string): Promise<HttpGate> {
  const watches = new Set<Watch>()
  let kind: Parameters<HttpGate['trouble']>[0] = null
  const heldAt = (what: string, when: Moment['when'], response: ServerResponse): Promise<void> => {
    const watch = [...watches].find((candidate) => candidate.when === when && candidate.of.test(what))
    if (!watch) return Promise.resolve()
    return new Promise((goOn) => response.once('close', watch.stand(goOn)))
  }
  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const what = `${incoming.method} ${incoming.url}`
    if (kind === 'reset') return void incoming.socket.resetAndDestroy()
    if (kind === 'error500') return void response.writeHead(500).end('trouble')
    const body = await readAll(incoming)
    await heldAt(what, 'before', response)
    const { status, headers, bytes } = await ask(target, incoming, body)
    await heldAt(what, 'after', response)
    response.writeHead(status, headers).end(bytes)
  }
  const server = createServer((incoming, response) => {
    pass(incoming, response).catch(() => incoming.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: (moment, count = 1) => {
      const hold = makeHold(count, () => watches.delete(watch))
      const watch: Watch = { ...moment, stand: hold.stand }
      watches.add(watch)
      return hold
    },
    trouble: (next) => void (kind = next),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Answer = { status: number; headers: IncomingMessage['headers']; bytes: Buffer }

/** With its headers as they came, the host's name included: a signature may be over it. */
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

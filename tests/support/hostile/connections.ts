import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type OutgoingRequest = {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

export type HttpResponse = { status: number; headers: IncomingHttpHeaders; text: string }

export type Connections = {
  /** Sends paths and headers unchanged. */
  send: (outgoing: OutgoingRequest) => Promise<HttpResponse>
  close: () => void
}

/** Kept-alive connections from different IP addresses, so that limits per address are not used up. */
export function openConnections(url: string, count: number): Connections {
  const { hostname, port } = new URL(url)
  const agents = Array.from(
    { length: count },
    (_, index) =>
      new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.1.${index >> 6}.${(index % 64) + 1}` }),
  )
  const free = [...agents]
  const waiting: ((agent: Agent) => void)[] = []

  const take = () =>
    new Promise<Agent>((resolve) => {
      const agent = free.shift()
      if (agent) resolve(agent)
      else waiting.push(resolve)
    })
  const giveBack = (agent: Agent) => {
    const next = waiting.shift()
    if (next) next(agent)
    else free.push(agent)
  }

  /** The site may close an idle connection just when it is reused. */
  async function ask(agent: Agent, outgoing: OutgoingRequest, isSecondTry = false): Promise<HttpResponse> {
    const { method, path, headers, body } = outgoing
    const length: Record<string, string> =
      body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    return new Promise((resolve, reject) => {
      const clientRequest = request(
        { agent, hostname, port, method, path, headers: { ...length, ...headers } },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          )
        },
      )
      clientRequest.on('error', (error: NodeJS.ErrnoException) => {
        const isStale = clientRequest.reusedSocket && !isSecondTry && error.code === 'ECONNRESET'
        if (isStale) ask(agent, outgoing, true).then(resolve, reject)
        else reject(new Error(`${method} ${path.slice(0, 200)}: ${error.message}`, { cause: error }))
      })
      clientRequest.end(body)
    })
  }

  return {
    send: async (outgoing) => {
      const agent = await take()
      return ask(agent, outgoing).finally(() => giveBack(agent))
    },
    close: () => agents.forEach((agent) => agent.destroy()),
  }
}

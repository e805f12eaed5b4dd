import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Asked = {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

export type Lines = {
  /** Sends paths and headers unchanged. */
  send: (asked: Asked) => Promise<Answer>
  close: () => void
}

/** Kept-alive connections from different IP addresses, so that limits per address are not used up. */
export function openLines(url: string, count: number): Lines {
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
  async function ask(agent: Agent, asked: Asked, isSecondTry = false): Promise<Answer> {
    const { method, path, headers, body } = asked
    const length: Record<string, string> =
      body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    return new Promise((resolve, reject) => {
      const outgoing = request(
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
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        const isStale = outgoing.reusedSocket && !isSecondTry && error.code === 'ECONNRESET'
        if (isStale) ask(agent, asked, true).then(resolve, reject)
        else reject(new Error(`${method} ${path.slice(0, 200)}: ${error.message}`, { cause: error }))
      })
      outgoing.end(body)
    })
  }

  return {
    send: async (asked) => {
      const agent = await take()
      return ask(agent, asked).finally(() => giveBack(agent))
    },
    close: () => agents.forEach((agent) => agent.destroy()),
  }
}

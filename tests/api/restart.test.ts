import { Agent, get, type IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { eventually } from '../support/people.ts'
import { startServer } from '../support/serverProcess.ts'
import { useSite } from '../support/site.ts'

const site = useSite()

type Asked = { status: number; ends: boolean; wasKept: boolean }

/** Asks over a connection of this agent. @returns how it was answered, and whether the connection had been used before. */
function ask(url: string, agent: Agent, path = '/healthz'): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const request = get(`${url}${path}`, { agent }, (answer: IncomingMessage) => {
      const ends = answer.headers.connection === 'close'
      answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, ends, wasKept: request.reusedSocket }))
    })
    request.on('error', reject)
  })
}

it('a server behind a proxy that is told to stop answers once more on every connection it keeps', async () => {
  const databaseUrl = process.env['DATABASE_URL'] ?? ''
  const server = await startServer(site, { databaseUrl, dataDir: site.dataDir, variables: { TRUST_PROXY: '1' } })
  const proxy = new Agent({ keepAlive: true, maxSockets: 1 })
  expect(await ask(server.url, proxy)).toEqual({ status: 200, ends: false, wasKept: false })
  const stopped = server.stop()
  // Whoever comes new hears it first: from then on it is known that the server has begun to stop.
  await eventually(async () => (await ask(server.url, new Agent({ keepAlive: true }))).ends)
  expect(await ask(server.url, proxy)).toEqual({ status: 200, ends: true, wasKept: true })
  // A proxy that asks has time to send nobody here any more, before anybody is refused.
  expect(await ask(server.url, new Agent(), '/readyz')).toMatchObject({ status: 503 })
  expect(await ask(server.url, new Agent())).toMatchObject({ status: 200 })
  await stopped
  await expect(ask(server.url, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' })
}, 90_000)

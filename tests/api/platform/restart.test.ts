import { Agent, get, type IncomingMessage } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { openSocket, lines, statusesIn } from '../../support/hostile/rawBytes.ts'
import { eventually } from '../../support/people.ts'
import { startServer } from '../../support/serverProcess.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

type Outcome = { status: number; ends: boolean; wasKept: boolean }

function ask(url: string, agent: Agent, path = '/healthz'): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const request = get(`${url}${path}`, { agent }, (answer: IncomingMessage) => {
      const ends = answer.headers.connection === 'close'
      answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, ends, wasKept: request.reusedSocket }))
    })
    request.on('error', reject)
  })
}

it('a server that is stopping answers every kept-alive connection once more, with Connection: close', async () => {
  const databaseUrl = process.env['DATABASE_URL'] ?? ''
  const server = await startServer(site, { databaseUrl, dataDir: site.dataDir, variables: { TRUST_PROXY: '1' } })
  const proxy = new Agent({ keepAlive: true, maxSockets: 1 })
  expect(await ask(server.url, proxy)).toEqual({ status: 200, ends: false, wasKept: false })
  const stopped = server.stop()
  // Only a new connection shows that shutdown has begun.
  await eventually(async () => (await ask(server.url, new Agent({ keepAlive: true }))).ends)
  expect(await ask(server.url, proxy)).toEqual({ status: 200, ends: true, wasKept: true })
  // /readyz fails before requests do, so that a proxy can stop sending them.
  expect(await ask(server.url, new Agent(), '/readyz')).toMatchObject({ status: 503 })
  expect(await ask(server.url, new Agent())).toMatchObject({ status: 200 })
  await stopped
  await expect(ask(server.url, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' })
}, 90_000)

it('an uncaught exception is logged, open requests are answered and the process exits with 1', async () => {
  const databaseUrl = process.env['DATABASE_URL'] ?? ''
  const throwOnSignal = `process.on('SIGUSR2', () => { throw new Error('Nothing catches this') })`
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(throwOnSignal)}`
  const variables = { LOG_LEVEL: 'fatal', NODE_OPTIONS }
  const server = await startServer(site, { databaseUrl, dataDir: site.dataDir, variables })
  const socket = await openSocket(server.url)
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  socket.write(lines('POST /api/cart HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Content-Length: 2') + '{')
  await ask(server.url, new Agent())
  process.kill(server.pid() ?? 0, 'SIGUSR2')
  await eventually(async () => server.output().includes('Nothing catches this'))
  socket.write('}')
  expect(await server.exited).toBe(1)
  expect(statusesIn(received)).toEqual([400])
  const line = server
    .output()
    .split('\n')
    .find((entry) => entry.includes('Nothing catches this'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    level: 60,
    msg: expect.stringContaining('uncaught') as string,
    err: { stack: expect.stringContaining('text/javascript') as string },
  })
}, 90_000)

it('a busy page carries the site’s name from the first request on', async () => {
  await site.pool.query(`insert into brand (name, updated_at, created_at) values ('Agate Alley', now(), now())`)
  const databaseUrl = process.env['DATABASE_URL'] ?? ''
  const blockOnSignal = `process.on('SIGUSR2', () => setInterval(() => {
    const until = Date.now() + 800
    while (Date.now() < until);
  }, 1))`
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(blockOnSignal)}`
  const server = await startServer(site, { databaseUrl, dataDir: site.dataDir, variables: { NODE_OPTIONS } })
  // It uses a whole core until it is killed.
  onTestFinished(async () => {
    process.kill(server.pid() ?? 0, 'SIGKILL')
    await server.exited
  })
  process.kill(server.pid() ?? 0, 'SIGUSR2')
  await eventually(async () => (await fetch(`${server.url}/api/nothing`)).status === 503, 60_000)
  const answer = await fetch(`${server.url}/orders`, { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('| Agate Alley</title>')
}, 90_000)

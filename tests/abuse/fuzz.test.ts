import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#endpoints/index.ts'
import { isDeep } from '../support/deep.ts'
import { hasEnd, withSchemas } from '../support/endpoints.ts'
import { signUpEachRole, type BrowsersByRole, cookiesOf, ROLES } from '../support/hostile/browsers.ts'
import { expectNoServerError, expectApiError, isAskedToRetry, isOverloaded } from '../support/hostile/responseChecks.ts'
import { type HttpResponse, type Connections, openConnections } from '../support/hostile/connections.ts'
import { type GeneratedRequest, requestsTo, type Target } from '../support/hostile/requests.ts'
import { createFixtures, type Fixtures } from '../support/hostile/fixtures.ts'
import { fileTargets, panelTargets, signed, targetOf } from '../support/hostile/targets.ts'
import { type ServerProcess, startServer } from '../support/serverProcess.ts'
import { useSite } from '../support/site.ts'

/** Each run sends other requests. `FUZZ_SEED=1` repeats those of a printed seed. */
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31)
/** `npm test` sends about 2,000, `npm run test:deep` about 100,000. */
const share = (requests: number) => (isDeep ? requests : Math.ceil(requests / 50))
const LEAST = share(80_000)
const PEOPLE = 4

const site = useSite()
let server: ServerProcess
let connections: Connections
let browsers: BrowsersByRole
let fixtures: Fixtures
let startedAs: number | undefined
const statuses = new Map<number, number>()
let rejectedCount = 0

beforeAll(async () => {
  browsers = await signUpEachRole(site, PEOPLE)
  fixtures = await createFixtures(site, browsers)
  server = await startServer(site, {
    databaseUrl: process.env['DATABASE_URL'] ?? '',
    dataDir: site.dataDir,
    variables: { LOG_LEVEL: 'error' },
  })
  startedAs = server.pid()
  connections = openConnections(server.url, 24)
}, 120_000)
afterAll(async () => {
  connections.close()
  await server.stop()
})

const SIGNED_IN = ['member', 'subscriber', 'employee'] as const
const visitor = fc.record({ role: fc.constantFrom(...ROLES), number: fc.nat(PEOPLE - 1) })

type Check = (answer: HttpResponse) => void
type Finish = (generated: GeneratedRequest) => GeneratedRequest

/** A failure reports the smallest request that causes it. */
function fuzz(target: Target, numRuns: number, check: Check, finish: Finish = (generated) => generated) {
  // A sign-out, or a sign-in as somebody else, would end the session.
  const changesSession = /^\/api\/(logout|signup|join|login|employee-login)/.test(target.path)
  const attack = fc.asyncProperty(visitor, requestsTo(target), async ({ role, number }, generated) => {
    const { method, path, headers, body } = finish(generated)
    const own = changesSession ? {} : cookiesOf(browsers[role][number])
    const answer = await connections.send({ method, path, body, headers: { ...own, ...headers } })
    if (isOverloaded(answer)) return void (rejectedCount += 1)
    if (isAskedToRetry(answer) && path === '/api/webhooks/stripe') return
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    check(answer)
  })
  const seed = SEED + createHash('sha256').update(`${target.method} ${target.path}`).digest().readUInt16BE()
  return fc.assert(attack, { numRuns: share(numRuns), seed })
}

async function expectAllPass(runs: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(runs)
  const failed = results.flatMap((result) =>
    result.status === 'rejected' ? [String(result.reason), causeOf(result.reason)] : [],
  )
  expect(failed.join('\n')).toBe('')
}

const causeOf = (reason: unknown) => {
  const { cause } = reason as Error
  return cause instanceof Error ? cause.message.slice(0, 1000) : ''
}

const SLOW =
  /\/(login|employee-login|signup|delete|reset-password|confirm|remove|recovery-codes|create-subscription|billing|create-payment)$/
const PACED = /\/(sync|preview|test-spreadconnect)$/

describe('random requests', () => {
  it('to every endpoint get no 5xx', { timeout: 900_000 }, async () => {
    await expectAllPass(
      (await withSchemas(endpoints.filter(hasEnd))).map((endpoint) => {
        const numRuns = PACED.test(endpoint.path) ? 24 : SLOW.test(endpoint.path) ? 90 : 290
        const check = (answer: HttpResponse) => {
          expectNoServerError(answer)
          const isText = /html|csv/.test(answer.headers['content-type'] ?? '')
          if (!isText) expectApiError(answer)
        }
        return fuzz(targetOf(endpoint, fixtures), numRuns, check, endpoint.access === 'provider' ? signed : undefined)
      }),
    )
  })

  it('to the panel’s REST API get no 5xx', { timeout: 900_000 }, async () => {
    await expectAllPass(panelTargets(fixtures).map((target) => fuzz(target, 60, expectNoServerError, withPanelOrigin)))
  })

  it('to pages, files and upload URLs get no 5xx', { timeout: 900_000 }, async () => {
    await expectAllPass(fileTargets(fixtures).map((target) => fuzz(target, 80, expectNoServerError)))
  })

  it('reach the planned number, are mostly answered, and neither restart the process nor log errors', async () => {
    const all = [...statuses.values()].reduce((sum, times) => sum + times, 0)
    const times = (...wanted: number[]) => wanted.reduce((sum, status) => sum + (statuses.get(status) ?? 0), 0)
    process.stdout.write(
      `fuzz: ${all} requests, seed ${SEED}, ${JSON.stringify(Object.fromEntries([...statuses].sort()))}\n`,
    )
    expect(all).toBeGreaterThanOrEqual(LEAST)
    expect(rejectedCount).toBeLessThan(all / 100)
    expect(times(429)).toBeLessThan(all / 10)
    expect(times(200, 201, 202, 204, 303)).toBeGreaterThan(all / 10)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(server.pid()).toBe(startedAs)
    expect(failuresIn(server.output())).toEqual([])
    const stillHere = await Promise.all(
      SIGNED_IN.flatMap((role) => browsers[role]).map((browser) => browser.get('/api/auth/user')),
    )
    expect(stillHere.filter(({ status }) => status === 401)).toEqual([])
  })
})

const withPanelOrigin: Finish = (generated) => ({
  ...generated,
  headers: { 'sec-fetch-site': 'same-origin', ...generated.headers },
})

type Line = { path?: string; status?: number }

/** Without webhooks about payments that Stripe does not know. */
function failuresIn(output: string): string[] {
  return output.split('\n').filter((line) => {
    if (!line.startsWith('{')) return line !== ''
    const { path, status = 0 } = JSON.parse(line) as Line
    return status >= 500 && !(path === '/api/webhooks/stripe' && status === 502)
  })
}

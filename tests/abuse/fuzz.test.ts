import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#endpoints/index.ts'
import { isDeep } from '../support/deep.ts'
import { withSchemas } from '../support/endpoints.ts'
import { callCast, type Cast, cookiesOf, ROLES } from '../support/hostile/cast.ts'
import { expectCalm, expectPlainError, isAskedToRetry, isTurnedAway } from '../support/hostile/judge.ts'
import { type Answer, type Lines, openLines } from '../support/hostile/lines.ts'
import { type Made, requestsTo, type Target } from '../support/hostile/requests.ts'
import { setStage, type Stage } from '../support/hostile/stage.ts'
import { fileTargets, panelTargets, signed, targetOf } from '../support/hostile/targets.ts'
import { type ServerProcess, startServer } from '../support/serverProcess.ts'
import { useSite } from '../support/site.ts'

/** Each run sends other requests. `FUZZ_SEED=1` repeats those of a printed seed. */
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31)
/** `npm test` sends a tenth. */
const share = (requests: number) => (isDeep ? requests : Math.ceil(requests / 10))
const LEAST = share(20_000)
const PEOPLE = 4

const site = useSite()
let server: ServerProcess
let lines: Lines
let cast: Cast
let stage: Stage
let startedAs: number | undefined
const statuses = new Map<number, number>()
let rejectedCount = 0

beforeAll(async () => {
  cast = await callCast(site, PEOPLE)
  stage = await setStage(site, cast)
  server = await startServer(site, {
    databaseUrl: process.env['DATABASE_URL'] ?? '',
    dataDir: site.dataDir,
    variables: { LOG_LEVEL: 'error' },
  })
  startedAs = server.pid()
  lines = openLines(server.url, 24)
}, 120_000)
afterAll(async () => {
  lines.close()
  await server.stop()
})

const SIGNED_IN = ['member', 'subscriber', 'employee'] as const
const visitor = fc.record({ role: fc.constantFrom(...ROLES), number: fc.nat(PEOPLE - 1) })

type Judge = (answer: Answer) => void

/** A failure reports the smallest request that causes it. */
function fuzz(target: Target, numRuns: number, judge: Judge, finish: (made: Made) => Made = (made) => made) {
  // A sign-out, or a sign-in as somebody else, would end the session.
  const isDoor = /^\/api\/(logout|signup|login|employee-login)/.test(target.path)
  const attack = fc.asyncProperty(visitor, requestsTo(target), async ({ role, number }, made) => {
    const { method, path, headers, body } = finish(made)
    const own = isDoor ? {} : cookiesOf(cast[role][number])
    const answer = await lines.send({ method, path, body, headers: { ...own, ...headers } })
    if (isTurnedAway(answer)) return void (rejectedCount += 1)
    if (isAskedToRetry(answer) && path === '/api/webhooks/stripe') return
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    judge(answer)
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
  it('to every endpoint get no 5xx', { timeout: 300_000 }, async () => {
    await expectAllPass(
      (await withSchemas(endpoints)).map((endpoint) => {
        const numRuns = PACED.test(endpoint.path) ? 24 : SLOW.test(endpoint.path) ? 90 : 290
        const judge = (answer: Answer) => {
          expectCalm(answer)
          const isText = /html|csv/.test(answer.headers['content-type'] ?? '')
          if (!isText) expectPlainError(answer)
        }
        return fuzz(targetOf(endpoint, stage), numRuns, judge, endpoint.access === 'provider' ? signed : undefined)
      }),
    )
  })

  it('to the panel’s REST API get no 5xx', { timeout: 300_000 }, async () => {
    await expectAllPass(panelTargets(stage).map((target) => fuzz(target, 60, expectCalm, withPanelOrigin)))
  })

  it('to pages, files and upload URLs get no 5xx', { timeout: 300_000 }, async () => {
    await expectAllPass(fileTargets(stage).map((target) => fuzz(target, 80, expectCalm)))
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
    expect(failuresIn(server.said())).toEqual([])
    const stillHere = await Promise.all(
      SIGNED_IN.flatMap((role) => cast[role]).map((browser) => browser.get('/api/auth/user')),
    )
    expect(stillHere.filter(({ status }) => status === 401)).toEqual([])
  })
})

const withPanelOrigin = (made: Made): Made => ({
  ...made,
  headers: { 'sec-fetch-site': 'same-origin', ...made.headers },
})

type Line = { path?: string; status?: number }

/** Without webhooks about payments that Stripe does not know. */
function failuresIn(said: string): string[] {
  return said.split('\n').filter((line) => {
    if (!line.startsWith('{')) return line !== ''
    const { path, status = 0 } = JSON.parse(line) as Line
    return status >= 500 && !(path === '/api/webhooks/stripe' && status === 502)
  })
}

import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { FIRST_ID } from '../../../seed/bench/sizes.ts'
import type { Testbed, Site } from '../createTestbed.ts'
import { canRun, type LoadRequest } from '../load.ts'
import { measureLoad, median } from '../measure.ts'
import type { Row } from '../Row.ts'

const ROUNDS = 3
const SECONDS = 2
const CONNECTIONS = 32
/** One each for two processes, the database and the load generator. */
const CORES_NEEDED = 4

export const twoProcesses: Row = {
  name: 'two-processes',
  size: 'large',
  run: async (testbed, report) => {
    const other = await testbed.startSite()
    const cores = availableParallelism()
    if (canRun('taskset')) [testbed.site, other].forEach(({ pid }, core) => pinToCore(pid, `${core}`))
    const posts = Array.from({ length: 200 }, (_, index) => ({ path: `/api/posts/${FIRST_ID + 1 + index}` }))
    const list = [{ path: '/api/products', headers: { 'Accept-Encoding': 'br', Cookie: testbed.cookies.member } }]
    for (const [what, loadRequests] of [
      ['one post', posts],
      ['the products', list],
    ] as const) {
      const { one, two } = await compare(testbed, other, loadRequests)
      const ratio = two.perSecond / one.perSecond
      report({
        row: `${what}, by two processes; limit: by one`,
        target: 'nearly twice one, on cores of their own',
        meets: cores >= CORES_NEEDED ? ratio >= 1.7 : null,
        product: two,
        limit: one,
        note:
          cores >= CORES_NEEDED
            ? ''
            : `${cores} cores here, shared with the database and the load generator: compare the CPU per request`,
      })
    }
    if (canRun('taskset')) pinToCore(testbed.site.pid, `0-${cores - 1}`)
    await other.stop()
  },
}

const pinToCore = (pid: number, core: string) =>
  execFileSync('taskset', ['-acp', core, String(pid)], { stdio: 'ignore' })

type Round = { perSecond: number; processCpu: number; databaseCpu: number }

async function compare(
  testbed: Testbed,
  other: Site,
  loadRequests: LoadRequest[],
): Promise<{ one: Round; two: Round }> {
  const rounds = { one: [] as Round[], two: [] as Round[] }
  for (let round = 0; round < ROUNDS; round++) {
    rounds.one.push(await together(testbed, [testbed.site], loadRequests))
    rounds.two.push(await together(testbed, [testbed.site, other], loadRequests))
  }
  return { one: middle(rounds.one), two: middle(rounds.two) }
}

async function together({ database }: Testbed, sites: Site[], loadRequests: LoadRequest[]): Promise<Round> {
  const results = await Promise.all(
    sites.map(({ url, pid }) =>
      measureLoad(
        { url, loadRequests, connections: CONNECTIONS / sites.length, seconds: SECONDS },
        { pid, databasePid: database.pid },
      ),
    ),
  )
  const sum = (of: (one: (typeof results)[number]) => number) => results.reduce((total, one) => total + of(one), 0)
  const requests = sum((one) => one.requests)
  return {
    perSecond: requests / SECONDS,
    processCpu: sum((one) => one.processMs) / requests,
    // Both measured the same database, so one value is enough.
    databaseCpu: (results[0]?.databaseMs ?? 0) / requests,
  }
}

const middle = (rounds: Round[]): Round => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  processCpu: median(rounds.map(({ processCpu }) => processCpu)),
  databaseCpu: median(rounds.map(({ databaseCpu }) => databaseCpu)),
})

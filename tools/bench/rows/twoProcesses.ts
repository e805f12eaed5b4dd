import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { FIRST_ID } from '../../../seed/bench/fillDatabase.ts'
import type { Ground, Site } from '../ground.ts'
import { canRun, type Shot } from '../load.ts'
import { fireWatched, median } from '../measure.ts'
import type { Row } from '../Row.ts'

const ROUNDS = 3
const SECONDS = 2
const CONNECTIONS = 32
/** One for each process, the database and who asks. */
const CORES_NEEDED = 4

/** Two processes on one database, each on a core of its own, against one. */
export const twoProcesses: Row = {
  name: 'two-processes',
  size: 'large',
  run: async (ground, tell) => {
    const other = await ground.startSite()
    const cores = availableParallelism()
    if (canRun('taskset')) [ground.site, other].forEach(({ pid }, core) => keepOnCore(pid, `${core}`))
    const posts = Array.from({ length: 200 }, (_, index) => ({ path: `/api/posts/${FIRST_ID + 1 + index}` }))
    const list = [{ path: '/api/products', headers: { 'Accept-Encoding': 'br', Cookie: ground.cookies.member } }]
    for (const [what, shots] of [
      ['one post', posts],
      ['the products', list],
    ] as const) {
      const { one, two } = await compare(ground, other, shots)
      const ratio = two.perSecond / one.perSecond
      tell({
        row: `${what}, by two processes; limit: by one`,
        target: 'nearly twice one, on cores of their own',
        meets: cores >= CORES_NEEDED ? ratio >= 1.7 : null,
        product: two,
        limit: one,
        note:
          cores >= CORES_NEEDED
            ? ''
            : `${cores} cores here, shared with the database and who asks: CPU per request tells`,
      })
    }
    if (canRun('taskset')) keepOnCore(ground.site.pid, `0-${cores - 1}`)
    await other.stop()
  },
}

/** With all its threads. */
const keepOnCore = (pid: number, core: string) =>
  execFileSync('taskset', ['-acp', core, String(pid)], { stdio: 'ignore' })

type Round = { perSecond: number; processCpu: number; databaseCpu: number }

async function compare(ground: Ground, other: Site, shots: Shot[]): Promise<{ one: Round; two: Round }> {
  const rounds = { one: [] as Round[], two: [] as Round[] }
  for (let round = 0; round < ROUNDS; round++) {
    rounds.one.push(await together(ground, [ground.site], shots))
    rounds.two.push(await together(ground, [ground.site, other], shots))
  }
  return { one: middle(rounds.one), two: middle(rounds.two) }
}

async function together({ database }: Ground, sites: Site[], shots: Shot[]): Promise<Round> {
  const fired = await Promise.all(
    sites.map(({ url, pid }) =>
      fireWatched(
        { url, shots, connections: CONNECTIONS / sites.length, seconds: SECONDS },
        { pid, databasePid: database.pid },
      ),
    ),
  )
  const sum = (of: (one: (typeof fired)[number]) => number) => fired.reduce((total, one) => total + of(one), 0)
  const requests = sum((one) => one.requests)
  return {
    perSecond: requests / SECONDS,
    processCpu: sum((one) => one.processMs) / requests,
    // One database: each of them saw all that it did.
    databaseCpu: (fired[0]?.databaseMs ?? 0) / requests,
  }
}

const middle = (rounds: Round[]): Round => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  processCpu: median(rounds.map(({ processCpu }) => processCpu)),
  databaseCpu: median(rounds.map(({ databaseCpu }) => databaseCpu)),
})

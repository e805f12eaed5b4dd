import { execFileSync } from 'node:child_process'
import type { Testbed } from '../createTestbed.ts'
import type { Row } from '../Row.ts'
import { countLost, startTraffic, tally, unexpectedResponses } from '../traffic.ts'
import { isInTime, quantile, sleep, waitUntil } from '../waitUntil.ts'

const ONE_MS = 20_000
const GIVEN_UP_MS = 11_000
const LONGEST_MS = 15_000
const BACK_MS = 5_000
const ALL_MS = 16_000

export const databaseHangs: Row = {
  name: 'database-hang',
  fault: 'F6',
  run: async (testbed, report) => {
    for (const [what, pidsOf, ms] of [
      ['one connection of PostgreSQL hangs for 20 s', oneOf, ONE_MS],
      ['all of PostgreSQL hangs for 16 s', allOf, ALL_MS],
    ] as const) {
      const site = await testbed.site()
      const traffic = startTraffic(testbed, { writers: 30, readers: 8 })
      await sleep(1_000)
      const pids = await pidsOf(testbed)
      const from = performance.now()
      signal(pids, 'SIGSTOP')
      await sleep(ms)
      signal(pids, 'SIGCONT')
      const to = performance.now()
      const isBack = () => traffic.responses.filter(({ at, status }) => at >= to && status === 201).length >= 10
      const back = await waitUntil('writes succeed again', isBack)
      await traffic.stop()
      const during = traffic.responses.filter(({ at }) => at >= from && at < to)
      // Requests on a hung connection fail after a timeout; all others fail immediately.
      const rejected = during
        .filter(({ status, tookMs }) => status === 503 && tookMs < GIVEN_UP_MS)
        .map(({ tookMs }) => tookMs)
      const slowest = Math.max(...during.map(({ tookMs }) => tookMs))
      const healthTimes = during.filter(({ path }) => path.includes('healthz')).map(({ tookMs }) => tookMs)
      const lost = await countLost(testbed, traffic.acknowledged)
      const unexpected = unexpectedResponses(traffic.responses)
      const slowAway = rejected.length > 0 ? quantile(rejected, 0.99) : 0
      report({
        what,
        figure: [
          tally(during),
          `503 after ${Math.round(slowAway)} ms (p99)`,
          `slowest ${(slowest / 1000).toFixed(1)} s`,
          `/healthz ${Math.round(quantile(healthTimes, 0.99))} ms`,
          `back ${Math.round(back)} ms after`,
          `${lost} lost`,
          unexpected[0]
            ? `${unexpected.length} unexplained, ${unexpected[0].status} to ${unexpected[0].path} for one`
            : '0 unexplained',
        ].join('; '),
        goal: '503 ≤ 3 s, running requests ≤ 15 s, back ≤ 5 s, 0 lost',
        holds:
          site.isAlive() &&
          lost + unexpected.length === 0 &&
          isInTime(slowAway <= 3_000 && back <= BACK_MS) &&
          slowest <= LONGEST_MS,
      })
    }
  },
}

async function oneOf({ pool }: Testbed): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(`
    select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and query ilike '%cart%'
    order by state_change desc limit 1`)
  if (!rows[0]) throw new Error('The site has no connection to the database')
  return rows.map(({ pid }) => pid)
}

async function allOf({ database }: Testbed): Promise<number[]> {
  const first = await database.postmaster()
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(first)], { encoding: 'utf8' })
  return [first, ...children.trim().split(/\s+/).map(Number)]
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {}
  }
}

import { execFileSync } from 'node:child_process'
import type { Ground } from '../ground.ts'
import type { Row } from '../Row.ts'
import { lostOf, startTraffic, tally, unexplained } from '../traffic.ts'
import { inTime, quantile, sleep, until } from '../wait.ts'

const ONE_MS = 20_000
const GIVEN_UP_MS = 11_000
const LONGEST_MS = 15_000
const BACK_MS = 5_000
const ALL_MS = 16_000

/** PostgreSQL is there and says nothing: one of its processes, then all of them. */
export const databaseHangs: Row = {
  name: 'database-hang',
  fault: 'F6',
  run: async (ground, tell) => {
    for (const [what, pidsOf, ms] of [
      ['one connection of PostgreSQL hangs for 20 s', oneOf, ONE_MS],
      ['all of PostgreSQL hangs for 16 s', allOf, ALL_MS],
    ] as const) {
      const site = await ground.site()
      const traffic = startTraffic(ground, { writers: 30, readers: 8 })
      await sleep(1_000)
      const pids = await pidsOf(ground)
      const from = performance.now()
      signal(pids, 'SIGSTOP')
      await sleep(ms)
      signal(pids, 'SIGCONT')
      const to = performance.now()
      const isBack = () => traffic.met.filter(({ at, status }) => at >= to && status === 201).length >= 10
      const back = await until('writes succeed again', isBack)
      await traffic.stop()
      const during = traffic.met.filter(({ at }) => at >= from && at < to)
      // Those on a connection that hung are told when the site gives it up; everybody else at once.
      const away = during
        .filter(({ status, tookMs }) => status === 503 && tookMs < GIVEN_UP_MS)
        .map(({ tookMs }) => tookMs)
      const slowest = Math.max(...during.map(({ tookMs }) => tookMs))
      const lives = during.filter(({ path }) => path.includes('healthz')).map(({ tookMs }) => tookMs)
      const lost = await lostOf(ground, traffic.stored)
      const odd = unexplained(traffic.met)
      const slowAway = away.length > 0 ? quantile(away, 0.99) : 0
      tell({
        what,
        figure: [
          tally(during),
          `503 after ${Math.round(slowAway)} ms (p99)`,
          `slowest ${(slowest / 1000).toFixed(1)} s`,
          `/healthz ${Math.round(quantile(lives, 0.99))} ms`,
          `back ${Math.round(back)} ms after`,
          `${lost} lost`,
          odd[0] ? `${odd.length} unexplained, ${odd[0].status} to ${odd[0].path} for one` : '0 unexplained',
        ].join('; '),
        goal: '503 ≤ 3 s, who had begun ≤ 15 s, back ≤ 5 s, 0 lost',
        holds:
          site.isAlive() &&
          lost + odd.length === 0 &&
          inTime(slowAway <= 3_000 && back <= BACK_MS) &&
          slowest <= LONGEST_MS,
      })
    }
  },
}

/** One that the site has just used. */
async function oneOf({ pool }: Ground): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(`
    select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and query ilike '%cart%'
    order by state_change desc limit 1`)
  if (!rows[0]) throw new Error('The site has no connection to the database')
  return rows.map(({ pid }) => pid)
}

async function allOf({ database }: Ground): Promise<number[]> {
  const first = await database.postmaster()
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(first)], { encoding: 'utf8' })
  return [first, ...children.trim().split(/\s+/).map(Number)]
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended since.
    }
  }
}

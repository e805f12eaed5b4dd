import type { Stop } from '../database.ts'
import type { Ground } from '../ground.ts'
import type { Row } from '../Row.ts'
import { lostOf, startTraffic, tally, unexplained } from '../traffic.ts'
import { inTime, quantile, sleep, until } from '../wait.ts'

const TIMES = process.argv.includes('--full') ? 50 : 6
const AWAY_MS = 300

/** PostgreSQL is stopped in each of its ways and started again, under visitors who read and write. */
export const databaseRestarts: Row = {
  name: 'database-restart',
  fault: 'F5',
  run: async (ground, tell) => {
    for (const how of ['fast', 'immediate', 'kill -9'] as const) {
      const site = await ground.site()
      const traffic = startTraffic(ground)
      const backMs: number[] = []
      const freshMs: number[] = []
      for (let time = 0; time < TIMES; time++) {
        await sleep(AWAY_MS)
        const { back, fresh } = await restartOnce(ground, how, traffic.met)
        backMs.push(back)
        freshMs.push(fresh)
      }
      await traffic.stop()
      const lost = await lostOf(ground, traffic.stored)
      const odd = unexplained(traffic.met)
      const figures = [
        `${TIMES} times: first write ${Math.round(quantile(backMs, 0.5))} ms after it was ready (at most ${Math.round(Math.max(...backMs))})`,
        `a change shown after ${Math.round(Math.max(...freshMs))} ms at most`,
        `${lost} of ${traffic.stored.length} acknowledged writes lost`,
        tally(traffic.met),
        odd[0] ? `${odd.length} unexplained, ${odd[0].status} to ${odd[0].path} for one` : '0 unexplained',
      ]
      const isIn = Math.max(...backMs) <= 1000 && Math.max(...freshMs) <= 1000
      tell({
        what: `PostgreSQL restarted (${how})`,
        figure: figures.join('; '),
        goal: '0 lost, 0 unexplained 5xx, the process lives, ≤ 1 s',
        holds: site.isAlive() && lost === 0 && odd.length === 0 && inTime(isIn),
      })
    }
  },
}

type Times = { back: number; fresh: number }

async function restartOnce(ground: Ground, how: Stop, met: { at: number; status: number }[]): Promise<Times> {
  await ground.database.stop(how)
  await sleep(AWAY_MS)
  await ground.database.start()
  const readyAt = performance.now()
  const isBack = () => met.some(({ at, status }) => at >= readyAt && status === 201)
  const back = await until('a write succeeds again', isBack)
  return { back, fresh: await timeUntilShown(ground) }
}

let changes = 0

/** How long a change in the database takes to be what guests see. */
export async function timeUntilShown({ pool, visitor }: Ground, siteUrl?: string): Promise<number> {
  const title = `Change ${++changes} of ${process.pid}`
  const insert = `insert into posts (title, type, is_subscriber_only, status) values ($1, 'video', true, 'published')`
  await until('the database is asked', () =>
    pool.query(insert, [title]).then(
      () => true,
      () => false,
    ),
  )
  const guest = visitor(siteUrl)
  const took = await until('the change is shown', async () => (await guest.get('/api/posts')).text.includes(title))
  await pool.query('delete from posts where title = $1', [title])
  return took
}

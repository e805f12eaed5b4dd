import type { Stop } from '../database.ts'
import type { Testbed } from '../createTestbed.ts'
import type { Row } from '../Row.ts'
import { countLost, startTraffic, tally, unexpectedResponses } from '../traffic.ts'
import { isInTime, quantile, sleep, waitUntil } from '../waitUntil.ts'

const TIMES = process.argv.includes('--full') ? 50 : 6
const AWAY_MS = 300

export const databaseRestarts: Row = {
  name: 'database-restart',
  fault: 'F5',
  run: async (testbed, report) => {
    for (const how of ['fast', 'immediate', 'kill -9'] as const) {
      const site = await testbed.site()
      const traffic = startTraffic(testbed)
      const backMs: number[] = []
      const freshMs: number[] = []
      for (let time = 0; time < TIMES; time++) {
        await sleep(AWAY_MS)
        const { back, fresh } = await restartOnce(testbed, how, traffic.responses)
        backMs.push(back)
        freshMs.push(fresh)
      }
      await traffic.stop()
      const lost = await countLost(testbed, traffic.acknowledged)
      const unexpected = unexpectedResponses(traffic.responses)
      const figures = [
        `${TIMES} times: first write ${Math.round(quantile(backMs, 0.5))} ms after it was ready (at most ${Math.round(Math.max(...backMs))})`,
        `a change shown after ${Math.round(Math.max(...freshMs))} ms at most`,
        `${lost} of ${traffic.acknowledged.length} acknowledged writes lost`,
        tally(traffic.responses),
        unexpected[0]
          ? `${unexpected.length} unexplained, ${unexpected[0].status} to ${unexpected[0].path} for one`
          : '0 unexplained',
      ]
      const isIn = Math.max(...backMs) <= 1000 && Math.max(...freshMs) <= 1000
      report({
        what: `PostgreSQL restarted (${how})`,
        figure: figures.join('; '),
        goal: '0 lost, 0 unexplained 5xx, the process survives, ≤ 1 s',
        holds: site.isAlive() && lost === 0 && unexpected.length === 0 && isInTime(isIn),
      })
    }
  },
}

type Times = { back: number; fresh: number }

async function restartOnce(testbed: Testbed, how: Stop, responses: { at: number; status: number }[]): Promise<Times> {
  await testbed.database.stop(how)
  await sleep(AWAY_MS)
  await testbed.database.start()
  const readyAt = performance.now()
  const isBack = () => responses.some(({ at, status }) => at >= readyAt && status === 201)
  const back = await waitUntil('a write succeeds again', isBack)
  return { back, fresh: await timeUntilShown(testbed) }
}

let changes = 0

/** @returns milliseconds. @throws Error when pages stay old for 30 s. */
export async function timeUntilShown({ pool, visitor }: Testbed, siteUrl?: string): Promise<number> {
  const title = `Change ${++changes} of ${process.pid}`
  const insert = `insert into posts (title, type, is_subscriber_only, status) values ($1, 'video', true, 'published')`
  await waitUntil('the database is asked', () =>
    pool.query(insert, [title]).then(
      () => true,
      () => false,
    ),
  )
  const guest = visitor(siteUrl)
  const took = await waitUntil('the change is shown', async () => (await guest.get('/api/posts')).text.includes(title))
  await pool.query('delete from posts where title = $1', [title])
  return took
}

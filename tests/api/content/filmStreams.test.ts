import { expect, it } from 'vitest'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'

const site = useSite({ variables: () => ({ FILM_STREAMS: 'command' }) })

it('FILM_STREAMS=command leaves streams to `npm run convert-films`, while other jobs run', async () => {
  await site.pool.query(`select graphile_worker.add_job('makeStreams', job_key => 'makeStreams')`)
  for (const name of ['housekeeping', 'reconcile', 'refreshStock'] as const) await runByTheClock(site, name)
  const { rows } = await site.pool.query(
    `select attempts, locked_at from graphile_worker.jobs where key = 'makeStreams'`,
  )
  expect(rows).toEqual([{ attempts: 0, locked_at: null }])
})

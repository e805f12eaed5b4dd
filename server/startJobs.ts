import { EventEmitter } from 'node:events'
import { Logger, run, type Task, type WorkerEvents } from 'graphile-worker'
import type { Payload } from 'payload'
import type { Req } from '#domain/Req.ts'
import { cronJobs, jobs } from '#jobs/index.ts'
import { env } from '#env'
import { poolOf } from '#database/poolOf.ts'
import { sql } from '#database/sql.ts'
import { poolLimits, sturdyPg } from '#database/sturdyPg.ts'
import { keepLease } from './keepLease.ts'
import { keepRunner } from './keepRunner.ts'
import { untilAtRest } from './untilAtRest.ts'

const CONCURRENCY = 4

/**
 * Runs the jobs of this process. What a killed process had begun is taken over within seconds.
 *
 * @param options.cron `false` leaves work by the clock to whoever adds it.
 * @returns waits for jobs under way and ends.
 */
export async function startJobs(
  payload: Payload,
  now = () => new Date(),
  { cron = true } = {},
): Promise<{ stop: () => Promise<void> }> {
  const reqNow = (): Req => ({ payload, pool: poolOf(payload), user: null, now: now(), log: payload.logger })
  const taskList: Record<string, Task> = {}
  for (const [name, job] of Object.entries(jobs))
    taskList[name] = (data, { abortSignal }) => job(reqNow(), data as never, abortSignal)
  for (const [name, { run: job }] of Object.entries(cronJobs)) taskList[name] = () => job(reqNow())
  const crontab = Object.entries(cronJobs)
    .map(([name, { when }]) => `${when} ${name}`)
    .join('\n')
  /** Whose names are on the jobs that are under way here. */
  const holders = new Set<string>()
  const lease = keepLease(poolOf(payload), holders, payload.logger)
  // Connections of its own: one listens for new jobs all the time. They outlive a restart of the database like ours.
  const jobsPool = new sturdyPg.Pool({
    connectionString: env().DATABASE_URL,
    max: CONCURRENCY + 2,
    // Whoever is let in and never spoken to would wait for ever, and look for no job meanwhile.
    connectionTimeoutMillis: poolLimits.connectionTimeoutMillis,
  })
  const begin = async () => {
    const events: WorkerEvents = new EventEmitter()
    let holder = ''
    events.on('pool:create', ({ workerPool }) => void holders.add((holder = workerPool.id)))
    const runner = await run({
      events,
      pgPool: jobsPool,
      concurrency: CONCURRENCY,
      pollInterval: 1000,
      noHandleSignals: true,
      // Noted at once all the same. But when the database cannot take the note, the queue ends in good order and is begun
      // again, and the job is done once more; else that would be a failure nobody waits for, and the job held for ever.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList,
      crontab: cron ? crontab : '',
      logger: new Logger(() => (level: string, message) => {
        if (level === 'error') payload.logger.error({ msg: message })
        else if (level === 'warning') payload.logger.warn({ msg: message })
      }),
    })
    return { runner, atRest: untilAtRest(runner).then(() => holders.delete(holder)) }
  }
  const endRunner = await keepRunner(begin, payload.logger)
  // Before anybody is answered: a restore that is tried now has to see that the site runs.
  await lease.renew()
  // What happened while nobody was listening is looked up at once, not only at the next full ten minutes.
  await jobsPool.query(sql`select graphile_worker.add_job('reconcile', job_key => 'reconcile:at-start')`)
  return {
    stop: async () => {
      await endRunner()
      lease.end()
      await jobsPool.end()
    },
  }
}

import { EventEmitter } from 'node:events'
import { Logger, run, type Runner, type Task, type WorkerEvents } from 'graphile-worker'
import type { Payload } from 'payload'
import type { Req } from '#domain/Req.ts'
import { cronJobs, jobs } from '#jobs/index.ts'
import { env } from '#env'
import { poolOf } from '#database/poolOf.ts'
import { sturdyPg } from '#database/sturdyPg.ts'
import { keepLease } from './keepLease.ts'

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
  const workerIds = new Set<string>()
  const events: WorkerEvents = new EventEmitter()
  events.on('worker:create', ({ worker }) => void workerIds.add(worker.workerId))
  const endLease = keepLease(poolOf(payload), workerIds, payload.logger)
  // Connections of its own: one listens for new jobs all the time. They outlive a restart of the database like ours.
  const jobsPool = new sturdyPg.Pool({ connectionString: env().DATABASE_URL, max: CONCURRENCY + 2 })
  const runner: Runner = await run({
    events,
    pgPool: jobsPool,
    concurrency: CONCURRENCY,
    pollInterval: 1000,
    noHandleSignals: true,
    taskList,
    crontab: cron ? crontab : '',
    logger: new Logger(() => (level: string, message) => {
      if (level === 'error') payload.logger.error({ msg: message })
      else if (level === 'warning') payload.logger.warn({ msg: message })
    }),
  })
  // What happened while nobody was listening is looked up at once, not only at the next full ten minutes.
  await runner.addJob('reconcile', {}, { jobKey: 'reconcile:at-start' })
  return {
    stop: async () => {
      await runner.stop()
      endLease()
      await jobsPool.end()
    },
  }
}

import { EventEmitter } from 'node:events'
import { Logger, run, type Task, type WorkerEvents } from 'graphile-worker'
import type { Payload } from 'payload'
import type { Req } from '#domain/Req.ts'
import { crontabOf } from '#jobs/crontabOf.ts'
import { cronJobs, groupOfJob, jobs } from '#jobs/index.ts'
import { type WorkerGroup, workerGroups } from '#jobs/workerGroups.ts'
import { env } from '#env'
import { poolOf } from '#database/poolOf.ts'
import { sql } from '#database/sql.ts'
import { poolLimits, sturdyPg } from '#database/sturdyPg.ts'
import { keepLease } from './workerHeartbeat.ts'
import { keepRunner } from './superviseWorker.ts'
import { untilAtRest } from './waitForShutdown.ts'

const workers = Object.values(workerGroups).reduce((sum, size) => sum + size, 0)
/** Beside its workers, each group listens for new jobs and looks after its crontab. */
const CONNECTIONS = workers + 2 * Object.keys(workerGroups).length

/**
 * Runs the jobs of this process, each group with its own workers. What a killed process had begun is taken over within
 * seconds.
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
  /** Whose names are on the jobs that are under way here. */
  const holders = new Set<string>()
  const lease = keepLease(poolOf(payload), holders, payload.logger)
  // Connections of its own: one listens for new jobs all the time. They outlive a restart of the database like ours.
  const jobsPool = new sturdyPg.Pool({
    connectionString: env().DATABASE_URL,
    max: CONNECTIONS,
    // Whoever is let in and never spoken to would wait for ever, and look for no job meanwhile.
    connectionTimeoutMillis: poolLimits.connectionTimeoutMillis,
  })
  const begin = async (group: WorkerGroup) => {
    const events: WorkerEvents = new EventEmitter()
    let holder = ''
    events.on('pool:create', ({ workerPool }) => void holders.add((holder = workerPool.id)))
    const runner = await run({
      events,
      pgPool: jobsPool,
      concurrency: workerGroups[group],
      pollInterval: 1000,
      noHandleSignals: true,
      // Noted at once all the same. But when the database cannot take the note, the queue ends in good order and is begun
      // again, and the job is done once more; else that would be a failure nobody waits for, and the job held for ever.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: tasksOf(group, reqNow),
      crontab: cron ? crontabOf(group) : '',
      logger: new Logger(() => (level: string, message) => {
        if (level === 'error') payload.logger.error({ msg: message })
        else if (level === 'warning') payload.logger.warn({ msg: message })
      }),
    })
    return { runner, atRest: untilAtRest(runner).then(() => holders.delete(holder)) }
  }
  const endRunners: (() => Promise<void>)[] = []
  for (const group of Object.keys(workerGroups) as WorkerGroup[])
    endRunners.push(await keepRunner(() => begin(group), payload.logger))
  // Before anybody is answered: a restore that is tried now has to see that the site runs.
  await lease.renew()
  // What happened while nobody was listening is looked up at once, not only at the next full ten minutes.
  await jobsPool.query(
    sql`select graphile_worker.add_job('reconcile', job_key => 'reconcile', queue_name => 'reconcile')`,
  )
  return {
    stop: async () => {
      await Promise.all(endRunners.map((end) => end()))
      lease.end()
      await jobsPool.end()
    },
  }
}

function tasksOf(group: WorkerGroup, reqNow: () => Req): Record<string, Task> {
  const tasks: Record<string, Task> = {}
  for (const [name, job] of Object.entries(jobs)) {
    if (groupOfJob[name as keyof typeof jobs] === group)
      tasks[name] = (data, { abortSignal }) => job(reqNow(), data as never, abortSignal)
  }
  for (const [name, { group: its, run: job }] of Object.entries(cronJobs)) {
    if (its === group) tasks[name] = () => job(reqNow())
  }
  return tasks
}

import { EventEmitter } from 'node:events'
import { Logger, run, type Runner, type Task, type WorkerEvents } from 'graphile-worker'
import type { Payload } from 'payload'
import { jobKinds, type Jobs, type WorkerGroup, workerGroups } from '#domain/platform/addJob.ts'
import type { Req } from '#domain/platform/Req.ts'
import { cronJobs, crontabOf, jobs } from '#jobs/index.ts'
import type { ListenConnection } from '#database/listenConnection.ts'
import { poolOf } from '#database/poolOf.ts'
import { env } from '#env'
import { statement } from '#database/sql.ts'
import { jobsPool } from './jobsPool.ts'
import { lostJobs } from './lostJobs.ts'
import { stalledGroups } from './stalledGroups.ts'
import { superviseWorker } from './superviseWorker.ts'
import { workerHeartbeat } from './workerHeartbeat.ts'

const workers = Object.values(workerGroups).reduce((sum, size) => sum + size, 0)
/** Each group also runs its crontab. */
const CONNECTIONS = workers + Object.keys(workerGroups).length

/**
 * Jobs of a killed process are taken over within seconds.
 * @param options.cron `false` adds no scheduled jobs.
 * @returns waits for running jobs and stops.
 */
export async function startJobs(
  payload: Payload,
  connection: ListenConnection,
  now = () => new Date(),
  { cron = true } = {},
): Promise<{ stop: () => Promise<void> }> {
  const reqNow = (): Req => ({ payload, pool: poolOf(payload), user: null, now: now(), log: payload.logger })
  const holders = new Set<string>()
  const lost = lostJobs(poolOf(payload), payload.logger)
  const stalled = stalledGroups(payload.logger)
  const heartbeat = workerHeartbeat(poolOf(payload), holders, { lost, stalled }, payload.logger)
  const { pool, forWorkers } = jobsPool(CONNECTIONS, connection)
  const start = async (group: WorkerGroup) => {
    const events: WorkerEvents = new EventEmitter()
    let holder = ''
    lost.follow(events)
    events.on('pool:create', ({ workerPool }) => void holders.add((holder = workerPool.id)))
    const runner = await run({
      events,
      pgPool: forWorkers,
      concurrency: workerGroups[group],
      pollInterval: 1000,
      noHandleSignals: true,
      // Results are stored immediately; when that fails, the runner restarts and the job runs again. Otherwise the rejection
      // would be unhandled and the job stay locked.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: tasksOf(group, reqNow),
      crontab: cron ? crontabOf(group) : '',
      logger: new Logger(() => (level: string, message) => {
        if (level === 'error') payload.logger.error({ msg: message })
        else if (level === 'warning') payload.logger.warn({ msg: message })
      }),
    })
    // A runner that is already stopping rejects a second stop.
    const unfollow = stalled.follow(events, () => void runner.stop().catch(() => undefined))
    const stopped = waitForShutdown(runner).then(() => {
      holders.delete(holder)
      unfollow()
    })
    return { runner, stopped }
  }
  const stopWorkers: (() => Promise<void>)[] = []
  const groups = (Object.keys(workerGroups) as WorkerGroup[]).filter(
    (group) => group !== 'films' || env().FILM_STREAMS === 'site',
  )
  for (const group of groups) stopWorkers.push(await superviseWorker(() => start(group), payload.logger))
  // Before the first request, because a restore checks whether the site runs.
  await heartbeat.beat()
  // After downtime, don't wait ten minutes for the next run.
  await pool.query(
    statement`select graphile_worker.add_job('reconcile', job_key => 'reconcile', queue_name => 'reconcile')`,
  )
  return {
    stop: async () => {
      await Promise.all(stopWorkers.map((stop) => stop()))
      heartbeat.end()
      await pool.end()
    },
  }
}

function tasksOf(group: WorkerGroup, reqNow: () => Req): Record<string, Task> {
  const tasks: Record<string, Task> = {}
  for (const name of Object.keys(jobs) as (keyof Jobs)[])
    if (jobKinds[name].group === group) tasks[name] = taskOf(name, reqNow)
  for (const [name, { group: its, run: job }] of Object.entries(cronJobs)) {
    if (its === group) tasks[name] = (_data, { abortSignal }) => job(reqNow(), abortSignal)
  }
  return tasks
}

function taskOf<Name extends keyof Jobs>(name: Name, reqNow: () => Req): Task {
  return (data, { abortSignal, job: { attempts } }) =>
    jobs[name](reqNow(), jobKinds[name].payload.parse(data), abortSignal, attempts)
}

const RESULTS_MS = 2_000

const STOPPED = [
  'pool:gracefulShutdown:complete',
  'pool:forcefulShutdown:complete',
  'pool:forcefulShutdown:error',
] as const

/**
 * Workers stop first and results are stored afterwards. When that fails, as in a database outage, graphile-worker 0.17 may
 * wait forever, because it counts further results twice.
 * @param runner with its own event emitter.
 */
function waitForShutdown({ promise, events }: Runner): Promise<void> {
  return new Promise((resolve) => {
    promise.then(resolve, () => resolve())
    for (const name of STOPPED) events.once(name, () => setTimeout(resolve, RESULTS_MS).unref())
  })
}

import type { Pool } from 'pg'
import type { Payload } from 'payload'
import { rows, sql, statement } from '#database/sql.ts'
import type { LostJobs } from './lostJobs.ts'
import type { StalledGroups } from './stalledGroups.ts'

const BEAT_MS = 2_000
const SILENT_AFTER = '8 seconds'

type Heartbeat = {
  /** Never throws; a failure is logged. */
  beat: () => Promise<void>
  end: () => void
}

/**
 * Graphile Worker keeps the jobs of a killed process locked for hours. Here every process reports every two seconds, and the
 * jobs of a silent one are unlocked, as are its own that no worker runs. A group of workers that stalled is stopped.
 * @param holders the worker ids of this process; more are added while it runs.
 */
export function workerHeartbeat(
  pool: Pool,
  holders: Set<string>,
  { lost, stalled }: { lost: LostJobs; stalled: StalledGroups },
  log: Payload['logger'],
): Heartbeat {
  let hasReported = false
  const beat = async () => {
    try {
      const ids = [...holders]
      await pool.query(sql`
        insert into job_workers (worker_id, seen_at) select unnest(${ids}::text[]), now()
        on conflict (worker_id) do update set seen_at = excluded.seen_at`)
      // After a database outage every process was silent; the others get one beat to report first.
      if (hasReported) await releaseSilent(pool, log)
      await lost.release(ids)
      stalled.stop()
      hasReported = true
    } catch (error) {
      hasReported = false
      log.warn({ err: error, msg: 'The heartbeat of this process’s jobs failed' })
    }
  }
  const timer = setInterval(() => void beat(), BEAT_MS)
  timer.unref()
  return { beat, end: () => clearInterval(timer) }
}

async function releaseSilent(pool: Pool, log: Payload['logger']): Promise<void> {
  const silent = await rows(
    pool,
    sql<{ workerId: string | null }>`
      select distinct j.locked_by as "workerId" from graphile_worker.jobs j
      left join job_workers w on w.worker_id = j.locked_by
      where j.locked_at < now() - ${SILENT_AFTER}::interval and coalesce(w.seen_at, '-infinity') < now() - ${SILENT_AFTER}::interval`,
  )
  if (silent.length === 0) return
  const ids = silent.flatMap(({ workerId }) => workerId ?? [])
  await pool.query(statement`select graphile_worker.force_unlock_workers(${ids}::text[])`)
  await pool.query(sql`delete from job_workers where seen_at < now() - interval '1 hour'`)
  log.info({ workers: ids.length, msg: 'Took over the jobs of a process that is gone' })
}

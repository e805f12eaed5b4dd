import type { Pool } from 'pg'
import type { Payload } from 'payload'
import { rows, sql } from '#database/sql.ts'

const BEAT_MS = 2_000
const LEASE = '8 seconds'

export type Lease = {
  /** Says now that this process lives. Never throws; what failed is logged. */
  renew: () => Promise<void>
  end: () => void
}

/**
 * Lets go of jobs whose process was killed. The queue itself would hold them for hours; here every process says every
 * two seconds that it lives, and what a silent one holds is given back to the others.
 *
 * @param holders the names under which this process holds jobs, as they come to be.
 */
export function keepLease(pool: Pool, holders: Set<string>, log: Payload['logger']): Lease {
  let hasBeaten = false
  const renew = async () => {
    try {
      const ids = [...holders]
      await pool.query(sql`
        insert into job_workers (worker_id, seen_at) select unnest(${ids}::text[]), now()
        on conflict (worker_id) do update set seen_at = excluded.seen_at`)
      // After an outage of the database everybody has been silent: the others get one beat to speak up first.
      if (hasBeaten) await releaseSilent(pool, log)
      hasBeaten = true
    } catch (error) {
      hasBeaten = false
      log.warn({ err: error, msg: 'The lease of this process’s jobs could not be renewed' })
    }
  }
  const timer = setInterval(() => void renew(), BEAT_MS)
  timer.unref()
  return { renew, end: () => clearInterval(timer) }
}

async function releaseSilent(pool: Pool, log: Payload['logger']): Promise<void> {
  const silent = await rows<{ workerId: string }>(
    pool,
    sql`
      select distinct j.locked_by as "workerId" from graphile_worker.jobs j
      left join job_workers w on w.worker_id = j.locked_by
      where j.locked_at < now() - ${LEASE}::interval and coalesce(w.seen_at, '-infinity') < now() - ${LEASE}::interval`,
  )
  if (silent.length === 0) return
  const ids = silent.map(({ workerId }) => workerId)
  await pool.query(sql`select graphile_worker.force_unlock_workers(${ids}::text[])`)
  await pool.query(sql`delete from job_workers where seen_at < now() - interval '1 hour'`)
  log.info({ workers: ids.length, msg: 'Took over the jobs of a process that is gone' })
}

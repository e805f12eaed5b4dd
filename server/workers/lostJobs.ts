import type { WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Payload } from 'payload'
import { rows, sql, statement } from '#database/sql.ts'

const LOST_AFTER_MS = 8_000

export type LostJobs = {
  /** @param events of one group of workers. */
  follow: (events: WorkerEvents) => void
  /** Gives back jobs that these pools of workers hold and have not run for eight seconds. */
  release: (holders: string[]) => Promise<void>
}

/**
 * When a database fails in the moment it hands out a job, the job is locked for a worker that never learns of it and asks for
 * the next one. The worker lives, so no other process takes the job over either.
 */
export function lostJobs(pool: Pool, log: Payload['logger']): LostJobs {
  const running = new Set<string>()
  /** Since when, in `performance.now()`. */
  let suspects = new Map<string, number>()

  async function release(holders: string[]): Promise<void> {
    const held = await rows(
      pool,
      sql<{ id: string | null }>`select id::text from graphile_worker.jobs where locked_by = any(${holders})`,
    )
    const idle = held.flatMap(({ id }) => (id === null || running.has(id) ? [] : [id]))
    const now = performance.now()
    suspects = new Map(idle.map((id) => [id, suspects.get(id) ?? now]))
    const lost = [...suspects].filter(([, since]) => now - since >= LOST_AFTER_MS).map(([id]) => id)
    if (lost.length === 0) return
    // The job's queue runs one job at a time and is locked with it.
    await pool.query(statement`
      with released as (
        update graphile_worker._private_jobs set locked_at = null, locked_by = null
        where id = any(${lost}::bigint[]) and locked_by = any(${holders}) returning job_queue_id
      )
      update graphile_worker._private_job_queues set locked_at = null, locked_by = null
      where id in (select job_queue_id from released) and locked_by = any(${holders})`)
    log.warn({ jobs: lost.length, msg: 'Gave back jobs that no worker had received' })
  }

  return {
    follow: (events) => {
      events.on('job:start', ({ job }) => void running.add(job.id))
      events.on('job:complete', ({ job }) => void running.delete(job.id))
    },
    release,
  }
}

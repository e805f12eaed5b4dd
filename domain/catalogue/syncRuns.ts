import type { SyncAnswer, SyncStatus } from '#contracts/products.ts'
import { row, sql } from '#database/sql.ts'
import type { Req } from '../Req.ts'

export type SyncTrigger = 'employee' | 'schedule' | 'provider' | 'seed'

/** Also closes a run left open by a killed process: only one runs at a time. */
export async function beginRun({ pool, now }: Req, trigger: SyncTrigger): Promise<number> {
  await pool.query(
    sql`update sync_runs set outcome = 'failed', problem = 'It was cut short.', finished_at = ${now} where outcome = 'running'`,
  )
  const run = await row<{ id: number }>(
    pool,
    sql`insert into sync_runs (trigger, outcome, step, created_at, updated_at) values (${trigger}, 'running', 'beginning', ${now}, ${now}) returning id`,
  )
  if (!run) throw new Error('The sync was not recorded')
  return run.id
}

export async function noteStep({ pool }: Req, runId: number, step: string): Promise<void> {
  await pool.query(
    sql`update sync_runs set step = ${step}, updated_at = now() where id = ${runId} and outcome = 'running'`,
  )
}

export async function endRun({ pool }: Req, runId: number, result: SyncAnswer | { problem: string }): Promise<void> {
  if ('problem' in result) {
    await pool.query(
      sql`update sync_runs set outcome = 'failed', problem = ${result.problem}, step = null, finished_at = now() where id = ${runId}`,
    )
    return
  }
  await pool.query(sql`
    update sync_runs set outcome = 'done', step = null, finished_at = now(), count = ${result.count}, created = ${result.created},
      updated = ${result.updated}, hidden = ${result.hidden}, skipped = ${JSON.stringify(result.skipped)}
    where id = ${runId}`)
}

/** How the newest sync is going, or went; null before the first. */
export function readSyncStatus({ pool }: Req): Promise<SyncStatus | null> {
  return row<SyncStatus>(
    pool,
    sql`
      select outcome, trigger, step, problem, count, created, updated, hidden,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt",
        to_char(finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "finishedAt"
      from sync_runs order by id desc limit 1`,
  )
}

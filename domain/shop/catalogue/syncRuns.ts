import type { SyncAnswer, SyncStatus } from '#contracts/shop/products.ts'
import { row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'

export type SyncTrigger = 'employee' | 'schedule' | 'provider' | 'seed'

/** Also closes a run left open by a killed process: only one runs at a time. */
export async function beginRun({ pool, now }: Req, trigger: SyncTrigger): Promise<number> {
  await pool.query(
    sql`update sync_runs set outcome = 'failed', problem = 'It was cut short.', finished_at = ${now} where outcome = 'running'`,
  )
  const run = await row(
    pool,
    sql<{
      id: number
    }>`insert into sync_runs (trigger, outcome, step, created_at, updated_at) values (${trigger}::enum_sync_runs_trigger, 'running', 'beginning', ${now}, ${now}) returning id`,
  )
  if (!run) throw new Error('The sync was not recorded')
  return run.id
}

export async function recordStep({ pool }: Req, runId: number, step: string): Promise<void> {
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
      updated = ${result.updated}, hidden = ${result.hidden}, skipped = ${JSON.stringify(result.skipped)}::jsonb
    where id = ${runId}`)
}

export async function readSyncStatus({ pool }: Req): Promise<SyncStatus | null> {
  const run = await row(
    pool,
    sql<Omit<SyncStatus, 'startedAt' | 'finishedAt'> & { startedAt: Date; finishedAt: Date | null }>`
      select outcome, trigger, step, problem, count, created, updated, hidden,
        created_at as "startedAt", finished_at as "finishedAt"
      from sync_runs order by id desc limit 1`,
  )
  return run && { ...run, startedAt: run.startedAt.toISOString(), finishedAt: run.finishedAt?.toISOString() ?? null }
}

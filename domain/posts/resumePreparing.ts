import { rows, sql } from '#database/sql.ts'
import type { Req } from '../Req.ts'
import { startPreparing } from './startPreparing.ts'

const PATIENCE_MS = 10 * 60_000

/** Takes up posts that wait for a video nobody is working on: no post is lost with the job that was to prepare it. */
export async function resumePreparing(req: Req): Promise<void> {
  const waiting = await rows<{ id: number }>(
    req.pool,
    sql`
      select p.id from posts p join media m on m.id = p.video_id
      where p.status = 'processing' and m.state in ('ready', 'converting')
        and p.updated_at < ${new Date(req.now.getTime() - PATIENCE_MS)}
        and not exists (select 1 from graphile_worker.jobs j where j.key = 'prepareVideo:' || p.id and j.attempts < j.max_attempts)`,
  )
  for (const { id } of waiting) await startPreparing(req.pool, id)
}

import { rows, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { markVideosFailed } from './markVideosFailed.ts'
import { queueVideo } from './queueVideo.ts'

const PATIENCE_MS = 10 * 60_000

type Waiting = { postId: number; mediaId: number; hasGivenUp: boolean }

/** Requeues lost jobs. A job out of attempts marks the video as failed, because it would crash the converter again. */
export async function requeueVideos(req: Req): Promise<void> {
  const waiting = await rows(
    req.pool,
    sql<Waiting>`
      select p.id as "postId", m.id as "mediaId", j.id is not null and m.state = 'converting' as "hasGivenUp"
      from posts p join media m on m.id = p.video_id left join graphile_worker.jobs j on j.key = 'prepareVideo:' || p.id
      where p.status = 'processing' and m.state in ('ready', 'converting')
        and p.updated_at < ${new Date(req.now.getTime() - PATIENCE_MS)}
        and (j.id is null or (j.attempts >= j.max_attempts and j.locked_at is null))`,
  )
  await markVideosFailed(
    req.pool,
    waiting.filter(({ hasGivenUp }) => hasGivenUp).map(({ mediaId }) => mediaId),
  )
  for (const { postId, hasGivenUp } of waiting) if (!hasGivenUp) await queueVideo(req.pool, postId)
}

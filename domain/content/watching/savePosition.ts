import { isFinished } from '#contracts/content/resume.ts'
import { sql } from '#database/sql.ts'
import { findWatchable } from '../posts/findWatchable.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'

const SECONDS_BETWEEN_WRITES = 10

type Report = { second: number; isLeaving: boolean }

/**
 * Writes at most every 10 seconds during playback, and immediately when the member pauses or leaves.
 * @throws AppError `post_not_found`, `subscribers_only`.
 */
export async function savePosition(req: SignedInReq, postId: number, { second, isLeaving }: Report): Promise<void> {
  const { videoDuration: duration } = await findWatchable(req, postId)
  const finishedAt = isFinished(second, duration) ? req.now : null
  // The lock makes it wait for a member who is turning this off or deleting the account.
  await req.pool.query(sql`
    insert into watch_positions as w (user_id, post_id, second, duration_s, finished_at, updated_at)
    select u.id, p.id, ${Math.floor(second)}::int, ceil(p.video_duration)::int, ${finishedAt}::timestamptz, ${req.now}::timestamptz
    from users u, posts p
    where u.id = ${req.user.id} and p.id = ${postId} and p.type = 'video' and u.keeps_positions and u.closed_at is null
    for share of u
    on conflict (user_id, post_id) do update set second = excluded.second, duration_s = excluded.duration_s,
      finished_at = coalesce(excluded.finished_at, w.finished_at), updated_at = excluded.updated_at
    where ${isLeaving}::boolean or w.updated_at <= excluded.updated_at - make_interval(secs => ${SECONDS_BETWEEN_WRITES})`)
}

export async function dropPosition({ pool, user }: SignedInReq, postId: number): Promise<void> {
  await pool.query(sql`delete from watch_positions where user_id = ${user.id} and post_id = ${postId}`)
}

import { sha256 } from '#domain/platform/sha256.ts'
import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { Pool } from 'pg'
import { retryOnDeadlock } from '#database/retryOnDeadlock.ts'
import { sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { findWatchable } from './findWatchable.ts'

type View = { postId: number; viewer: string; seenAt: Date }
type Batch = { views: View[]; written: Promise<void> }

const BATCH_MS = 20
const batches = new WeakMap<Pool, Batch>()

/**
 * One view per viewer and post in 24 hours. Concurrent views share one write.
 * @param guest devices of one network count as at most eight viewers, because device ids can be made up.
 */
export async function countView(req: Req, postId: number, guest: { network: string; device: string }): Promise<void> {
  await findWatchable(req, postId)
  const viewer = req.user
    ? sha256(`user ${req.user.id}`)
    : `${sha256(`guest ${guest.network}`)}.${slotOf(guest.device)}`
  const batch = batches.get(req.pool) ?? openBatch(req.pool)
  batch.views.push({ postId, viewer, seenAt: req.now })
  await batch.written
}

const VIEWERS_PER_NETWORK = 8
const slotOf = (device: string): number => Number.parseInt(sha256(device).slice(0, 8), 16) % VIEWERS_PER_NETWORK

function openBatch(pool: Pool): Batch {
  const views: View[] = []
  const written = new Promise<void>((resolve) => setTimeout(resolve, BATCH_MS)).then(() => {
    batches.delete(pool)
    return write(pool, views)
  })
  const batch = { views, written }
  batches.set(pool, batch)
  return batch
}

/** Locks the posts by id first, because triggers update them in any order and two processes could deadlock. */
async function write(pool: Pool, views: View[]): Promise<void> {
  const counted = sql`
    with locked as materialized (
      select id from posts where id = any(${views.map(({ postId }) => postId)}::int[]) order by id for no key update)
    insert into post_views as v (post_id, viewer, seen_at)
    select p.id, seen.viewer, max(seen.seen_at)
    from unnest(${views.map(({ postId }) => postId)}::int[], ${views.map(({ viewer }) => viewer)}::text[],
      ${views.map(({ seenAt }) => seenAt)}::timestamptz[]) as seen (post_id, viewer, seen_at)
    join locked p on p.id = seen.post_id
    group by p.id, seen.viewer order by p.id, seen.viewer
    on conflict (post_id, viewer) do update set seen_at = excluded.seen_at
    where v.seen_at < excluded.seen_at - make_interval(secs => ${DAY_MS / 1000})`
  // Other changes of several posts lock them in other orders.
  await retryOnDeadlock(() => pool.query(counted))
}

import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, rows, sql } from '#database/sql.ts'
import { recordPostEvent } from '#domain/platform/outgoingWebhooks/postEvents.ts'
import type { Req } from '#domain/platform/Req.ts'
import { queuePush } from './queuePush.ts'

const BATCH = 200

/** Notifies about posts that were published, by hand or on time, since the last run. Older ones are no news. */
export async function startPostPushes(req: Req, signal?: AbortSignal): Promise<void> {
  const { pool, now } = req
  await inTransaction(pool, async (tx) => {
    const started = await rows(
      tx,
      sql<{ postId: number }>`
        insert into post_pushes (post_id, started_at)
        select id, ${now} from posts
        where status = 'published' and deleted_at is null and created_at > ${new Date(now.getTime() - DAY_MS)} and created_at <= ${now}
        on conflict do nothing returning post_id as "postId"`,
    )
    for (const { postId } of started) await recordPostEvent(tx, postId)
  })
  const open = await rows(
    pool,
    sql<{ postId: number }>`select post_id as "postId" from post_pushes where finished_at is null`,
  )
  for (const { postId } of open) while (!signal?.aborted && (await queueBatch(req, postId)));
}

/** A batch and how far it came are one transaction, so nobody gets two. @returns whether there may be more. */
function queueBatch({ pool, now }: Req, postId: number): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const run = await row(
      tx,
      sql<{ after: number }>`
        select last_device_id as after from post_pushes where post_id = ${postId} and finished_at is null for update skip locked`,
    )
    if (!run) return false
    // Only devices that asked before the post was published.
    const devices = await rows(
      tx,
      sql<{ id: number }>`
        select d.id from push_devices d
        join posts p on p.id = ${postId} and p.status = 'published' and p.deleted_at is null and d.created_at <= p.created_at
        join users u on u.id = d.user_id and u.closed_at is null and u.id is distinct from p.author_id
        join push_choices c on c.user_id = d.user_id and p.category::text <> all(c.skipped_kinds)
        where d.id > ${run.after} and not exists (select 1 from post_notices n where n.post_id = p.id and not n.push)
        order by d.id limit ${BATCH}::int`,
    )
    const deviceIds = devices.map(({ id }) => id)
    await queuePush(tx, { deviceIds, key: `post:${postId}`, postId, now })
    const hasMore = deviceIds.length === BATCH
    await tx.query(sql`
      update post_pushes set last_device_id = ${deviceIds.at(-1) ?? run.after}, recipients = recipients + ${deviceIds.length}::int,
        finished_at = case when ${hasMore}::boolean then null else ${now}::timestamptz end
      where post_id = ${postId}`)
    return hasMore
  })
}

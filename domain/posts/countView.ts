import { createHash } from 'node:crypto'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import type { Req } from '../Req.ts'
import { findPost } from './findPosts.ts'
import { mayWatch } from './mayWatch.ts'
import { ShopError } from '../ShopError.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Counts one view per viewer and post in 24 hours, and only of what the viewer may watch.
 *
 * @param guest whatever tells one signed-out visitor from the next; stored only as a hash.
 */
export async function countView(req: Req, postId: number, guest: string): Promise<void> {
  const post = await findPost(req, postId)
  if (!mayWatch(post, req.user, req.now)) throw new ShopError(req.user ? 'subscribers_only' : 'unauthorized')
  const viewer = createHash('sha256')
    .update(req.user ? `user ${req.user.id}` : `guest ${guest}`)
    .digest('hex')
  await inTransaction(req.pool, async (tx) => {
    const counted = await row(
      tx,
      sql`
        insert into post_views as v (post_id, viewer, seen_at) values (${postId}, ${viewer}, ${req.now})
        on conflict (post_id, viewer) do update set seen_at = excluded.seen_at
        where v.seen_at < ${new Date(req.now.getTime() - DAY)} returning post_id`,
    )
    if (counted) await tx.query(sql`update posts set view_count = view_count + 1 where id = ${postId}`)
  })
}

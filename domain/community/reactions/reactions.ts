import type { Reaction } from '#contracts/community/reactions.ts'
import { row, sql } from '#database/sql.ts'
import { findPost } from '#domain/content/posts/findPosts.ts'
import { findWatchable } from '#domain/content/posts/findWatchable.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'

/** @throws AppError `post_not_found`. */
export async function readReaction(req: SignedInReq, postId: number): Promise<Reaction> {
  const { id } = await findPost(req, postId)
  const found = await row(
    req.pool,
    sql<Reaction>`
      select p.reaction_count as count,
        exists (select 1 from post_reactions r where r.post_id = p.id and r.user_id = ${req.user.id}) as "isMine"
      from posts p where p.id = ${id}`,
  )
  return found ?? { count: 0, isMine: false }
}

/** A second time changes nothing. @throws AppError `post_not_found`, `subscribers_only`. */
export async function addReaction(req: SignedInReq, postId: number): Promise<void> {
  const { status } = await findWatchable(req, postId)
  if (status !== 'published') throw new AppError('post_not_found')
  // The lock makes it wait for a deletion of the account. A trigger counts.
  await req.pool.query(sql`
    insert into post_reactions (post_id, user_id, created_at)
    select p.id, u.id, ${req.now}::timestamptz from users u, posts p
    where u.id = ${req.user.id} and u.closed_at is null and p.id = ${postId} for share of u
    on conflict do nothing`)
}

export async function removeReaction({ pool, user }: SignedInReq, postId: number): Promise<void> {
  await pool.query(sql`delete from post_reactions where post_id = ${postId} and user_id = ${user.id}`)
}

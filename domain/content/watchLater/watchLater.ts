import { POSTS_PER_PAGE } from '#contracts/content/postPages.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { dynamicSql, extended, row, rows, sql, statement } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { findPost, selectPost, type StoredPost } from '../posts/findPosts.ts'

const MAX_WATCH_LATER = 500

export type WatchLaterPage = { posts: StoredPost[]; total: number; pages: number }

/** Without posts that were unpublished or deleted since. */
export async function readWatchLater({ pool, user }: SignedInReq, page: number): Promise<WatchLaterPage> {
  const [posts, counted] = await Promise.all([
    rows(
      pool,
      extended(
        selectPost,
        dynamicSql`
          join watch_later_posts l on l.post_id = p.id and l.user_id = ${user.id}
          where p.deleted_at is null and p.status = 'published'
          order by l.created_at desc, p.id desc limit ${POSTS_PER_PAGE} offset ${(page - 1) * POSTS_PER_PAGE}`,
      ),
    ),
    row(
      pool,
      sql<{ total: number }>`
        select coalesce(count(*), 0) as total from watch_later_posts l join posts p on p.id = l.post_id
        where l.user_id = ${user.id} and p.deleted_at is null and p.status = 'published'`,
    ),
  ])
  const total = counted?.total ?? 0
  return { posts, total, pages: Math.max(1, Math.ceil(total / POSTS_PER_PAGE)) }
}

export async function readWatchLaterIds({ pool, user }: SignedInReq): Promise<number[]> {
  const found = await rows(
    pool,
    sql<{ id: number }>`
      select l.post_id as id from watch_later_posts l join posts p on p.id = l.post_id
      where l.user_id = ${user.id} and p.deleted_at is null and p.status = 'published' order by l.created_at desc, p.id desc`,
  )
  return found.map(({ id }) => id)
}

/**
 * A second time changes nothing. Posts for subscribers can be added by everyone, who see their covers.
 * @throws AppError `post_not_found`, `watch_later_full`.
 */
export async function addWatchLater(req: SignedInReq, postId: number): Promise<void> {
  const { status } = await findPost(req, postId)
  if (status !== 'published') throw new AppError('post_not_found')
  const { pool, user, now } = req
  await inTransaction(pool, async (tx) => {
    // Otherwise simultaneous additions would not be counted.
    await tx.query(statement`select pg_advisory_xact_lock(hashtext('posts to watch later of user'), ${user.id}::int)`)
    const list = await row(
      tx,
      sql<{ count: number }>`
        select coalesce(count(*), 0) as count from watch_later_posts where user_id = ${user.id} and post_id <> ${postId}`,
    )
    if ((list?.count ?? 0) >= MAX_WATCH_LATER) throw new AppError('watch_later_full')
    // The lock makes it wait for a deletion of the account.
    await tx.query(sql`
      insert into watch_later_posts (user_id, post_id, created_at)
      select u.id, p.id, ${now}::timestamptz from users u, posts p
      where u.id = ${user.id} and u.closed_at is null and p.id = ${postId} for share of u
      on conflict do nothing`)
  })
}

export async function removeWatchLater({ pool, user }: SignedInReq, postId: number): Promise<void> {
  await pool.query(sql`delete from watch_later_posts where user_id = ${user.id} and post_id = ${postId}`)
}

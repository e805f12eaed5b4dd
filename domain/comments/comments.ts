import { type Database, dynamicSql, extended, row, rows, sql, type Statement, statement } from '#database/sql.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { findPost } from '../posts/findPosts.ts'
import { findWatchable } from '../posts/findWatchable.ts'
import type { Req, SignedInReq } from '../Req.ts'
import { readSetting } from '../settings/settings.ts'
import { ShopError } from '../ShopError.ts'
import { needsModeration, type Moderation } from './needsModeration.ts'

export type StoredComment = {
  id: number
  handle: string
  authorId: number
  content: string
  status: 'visible' | 'pending' | 'hidden'
  likeCount: number
  likedByMe: boolean
  createdAt: Date
}

export async function listComments(req: Req, postId: number): Promise<StoredComment[]> {
  await findWatchable(req, postId)
  const me = req.user?.id ?? null
  return rows(
    req.pool,
    extended(
      selectComment(me),
      dynamicSql`
        where c.post_id = ${postId} and (c.status = 'visible' or (c.status = 'pending' and c.author_id = ${me}))
      order by c.created_at, c.id`,
    ),
  )
}

/** @throws ShopError `comment_subscribers_only`, `post_not_found`, `too_many_requests`. */
export async function postComment(req: SignedInReq, postId: number, content: string): Promise<StoredComment> {
  const { user } = req
  if (!user.isSubscriber && !user.isEmployee) throw new ShopError('comment_subscribers_only')
  await findPost(req, postId)
  if (user.commentsMuted) throw new ShopError('forbidden', { message: 'An employee has paused your comments.' })
  const held =
    !user.isEmployee &&
    needsModeration(content, {
      moderation: (await readSetting(req.pool, 'comment_moderation')) as Moderation,
      blockedWords: (await readSetting(req.pool, 'comment_blocked_words')).split(',').map((word) => word.trim()),
      isTrusted: user.commentsTrusted,
    })
  return inTransaction(req.pool, async (tx) => {
    await refuseFlood(tx, req)
    const created = await row(
      tx,
      sql<{ id: number }>`
        insert into comments (content, status, post_id, author_id, created_at, updated_at)
        values (${content}, ${held ? 'pending' : 'visible'}::enum_comments_status, ${postId}, ${user.id}, ${req.now}, ${req.now}) returning id`,
    )
    const comment = await row(tx, extended(selectComment(user.id), dynamicSql`where c.id = ${created?.id ?? null}`))
    if (!comment) throw new Error('The comment was not stored')
    return comment
  })
}

const selectComment = (viewerId: number | null): Statement<StoredComment> => sql<StoredComment>`
  select c.id, u.handle, c.author_id as "authorId", c.content, c.status, c.created_at as "createdAt", c.like_count as "likeCount",
    exists (select 1 from comment_likes l where l.comment_id = c.id and l.user_id = ${viewerId}) as "likedByMe"
  from comments c join users u on u.id = c.author_id`

const PER_MINUTE = 5

async function refuseFlood(tx: Database, { user, now }: SignedInReq): Promise<void> {
  // Otherwise simultaneous comments would not be counted.
  await tx.query(statement`select pg_advisory_xact_lock(hashtext('comments of user'), ${user.id}::int)`)
  const recent = await row(
    tx,
    sql<{
      count: number
    }>`select count(*) from comments where author_id = ${user.id} and created_at > ${new Date(now.getTime() - 60_000)}`,
  )
  if ((recent?.count ?? 0) >= PER_MINUTE) throw new ShopError('too_many_requests', { retryAfterSeconds: 60 })
}

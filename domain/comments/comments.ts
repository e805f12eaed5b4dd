import { type Database, dynamicSql, extended, row, rows, sql, type Statement, statement } from '#database/sql.ts'
import { inTransaction } from '#database/inTransaction.ts'
import type { Role } from '#contracts/roles.ts'
import { findPost } from '../posts/findPosts.ts'
import { findWatchable } from '../posts/findWatchable.ts'
import type { Req, SignedInReq } from '../Req.ts'
import { readSetting } from '../settings/settings.ts'
import { ShopError } from '../ShopError.ts'
import { needsModeration, type Moderation } from './needsModeration.ts'
import { queueReplyMail } from './queueReplyMail.ts'

export type StoredComment = {
  id: number
  handle: string
  authorId: number
  content: string
  status: 'visible' | 'pending' | 'hidden'
  likeCount: number
  likedByMe: boolean
  parentId: number | null
  pinnedAt: Date | null
  editedAt: Date | null
  authorRole: Role | null
  fullName: string
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
        left join comments first on first.id = c.parent_id
        where c.post_id = ${postId} and (c.status = 'visible' or (c.status = 'pending' and c.author_id = ${me}))
          and (first.id is null or first.status = 'visible')
      order by c.created_at, c.id`,
    ),
  )
}

type NewComment = { content: string; replyTo?: number | undefined }

/** @throws ShopError `comment_subscribers_only`, `post_not_found`, `not_found`, `too_many_requests`. */
export async function postComment(
  req: SignedInReq,
  postId: number,
  { content, replyTo }: NewComment,
): Promise<StoredComment> {
  const { user } = req
  refuseCommenter(req)
  await findPost(req, postId)
  const status = (await isHeld(req, content)) ? 'pending' : 'visible'
  return inTransaction(req.pool, async (tx) => {
    await refuseFlood(tx, req)
    const parentId = replyTo === undefined ? null : await threadOf(tx, postId, replyTo)
    const created = await row(
      tx,
      sql<{ id: number }>`
        insert into comments (content, status, post_id, author_id, parent_id, reply_to_id, created_at, updated_at)
        values (${content}, ${status}::enum_comments_status, ${postId}, ${user.id}, ${parentId}, ${replyTo ?? null}, ${req.now}, ${req.now})
        returning id`,
    )
    if (!created) throw new Error('The comment was not stored')
    await queueReplyMail(tx, created.id)
    return storedComment(tx, user.id, created.id)
  })
}

/** A reply to a reply is below the same first comment. */
async function threadOf(tx: Database, postId: number, replyTo: number): Promise<number> {
  const answered = await row(
    tx,
    sql<{ thread: number }>`
      select coalesce(c.parent_id, c.id) as thread from comments c left join comments first on first.id = c.parent_id
      where c.id = ${replyTo} and c.post_id = ${postId} and c.status = 'visible' and coalesce(first.status, 'visible') = 'visible'
      for share of c`,
  )
  if (!answered) throw new ShopError('not_found', { message: 'That comment is no longer here.' })
  return answered.thread
}

/** @throws ShopError `comment_subscribers_only`, `forbidden`. */
export function refuseCommenter({ user }: SignedInReq): void {
  if (!user.isSubscriber && !user.isEmployee) throw new ShopError('comment_subscribers_only')
  if (user.commentsMuted) throw new ShopError('forbidden', { message: 'An employee has paused your comments.' })
}

export async function isHeld({ pool, user }: SignedInReq, content: string): Promise<boolean> {
  if (user.isEmployee) return false
  return needsModeration(content, {
    moderation: (await readSetting(pool, 'comment_moderation')) as Moderation,
    blockedWords: (await readSetting(pool, 'comment_blocked_words')).split(',').map((word) => word.trim()),
    isTrusted: user.commentsTrusted,
  })
}

export async function storedComment(tx: Database, viewerId: number, id: number): Promise<StoredComment> {
  const comment = await row(tx, extended(selectComment(viewerId), dynamicSql`where c.id = ${id}`))
  if (!comment) throw new Error('The comment has gone')
  return comment
}

const selectComment = (viewerId: number | null): Statement<StoredComment> => sql<StoredComment>`
  select c.id, u.handle, c.author_id as "authorId", u.role as "authorRole", concat_ws(' ', u.first_name, u.last_name)::text as "fullName",
    c.content, c.status, c.parent_id as "parentId", c.pinned_at as "pinnedAt", c.edited_at as "editedAt",
    c.created_at as "createdAt", c.like_count as "likeCount",
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

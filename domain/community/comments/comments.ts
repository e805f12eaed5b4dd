import { assertStored } from '#database/assertStored.ts'
import { type Database, dynamicSql, extended, row, rows, sql, type Statement, statement } from '#database/sql.ts'
import { inTransaction } from '#database/inTransaction.ts'
import type { Mention } from '#contracts/community/comments.ts'
import type { Role } from '#contracts/platform/roles.ts'
import { findPost } from '#domain/content/posts/findPosts.ts'
import { findWatchable } from '#domain/content/posts/findWatchable.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { readSetting } from '#domain/platform/settings/settings.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { needsModeration, type Moderation } from './needsModeration.ts'
import { queueMentionMails } from './queueMentionMails.ts'
import { queueReplyPush } from '../push/queueReplyPush.ts'
import { queueReplyMail } from './queueReplyMail.ts'
import { storeMentions } from './storeMentions.ts'

type HiddenReason = 'spam' | 'insult' | 'off-topic' | 'spoiler' | 'other' | 'thread'

export type StoredComment = {
  id: number
  handle: string
  authorId: number
  content: string
  status: 'visible' | 'pending' | 'hidden'
  hiddenReason: HiddenReason | null
  hiddenNote: string | null
  likeCount: number
  likedByMe: boolean
  parentId: number | null
  pinnedAt: Date | null
  editedAt: Date | null
  answersMe: boolean
  mentions: Mention[] | null
  authorRole: Role | null
  fullName: string
  profileName: string | null
  pictureKey: string | null
  createdAt: Date
}

type Page = { limit: number; before?: number | undefined }

/**
 * Oldest first: a page of the newest, or of those before a comment. Older first comments of their threads and the pinned
 * one come in addition, so that no reply is shown without what it answers.
 */
export async function listComments(req: Req, postId: number, { limit, before }: Page): Promise<StoredComment[]> {
  await findWatchable(req, postId)
  const me = req.user?.id ?? null
  const earlier =
    before === undefined
      ? dynamicSql`true`
      : dynamicSql`(c.created_at, c.id) < (select b.created_at, b.id from comments b where b.id = ${before})`
  const page = dynamicSql`
    select c.id, c.parent_id from comments c
    left join comments first on first.id = c.parent_id left join comments answered on answered.id = c.reply_to_id
    where c.post_id = ${postId} and ${shownTo(me)} and ${earlier} order by c.created_at desc, c.id desc limit ${limit}`
  return rows(
    req.pool,
    extended(
      selectComment(me),
      dynamicSql`
        where c.post_id = ${postId} and ${shownTo(me)} and (c.id in (select unnest(array[id, parent_id]) from (${page}) page)
          or (c.pinned_at is not null and ${before === undefined}))
      order by c.created_at, c.id`,
    ),
  )
}

/** What this person may see: also their own comments that wait or were hidden, without answers of people they blocked. */
const shownTo = (personId: number | null): Statement => dynamicSql`(
  (c.status = 'visible' or (c.status = 'pending' and c.author_id = ${personId})) and (first.id is null or first.status = 'visible')
    or (c.status = 'hidden' and c.author_id = ${personId}))
  and not (${answers(personId)} and c.author_id in (select blocked_id from blocked_members where blocker_id = ${personId}))`

type NewComment = { content: string; replyTo?: number | undefined; mentions?: string[] }

/** @throws AppError `comment_subscribers_only`, `comments_closed`, `post_not_found`, `not_found`, `too_many_requests`. */
export async function postComment(
  req: SignedInReq,
  postId: number,
  { content, replyTo, mentions = [] }: NewComment,
): Promise<StoredComment> {
  const { user } = req
  refuseCommenter(req)
  if ((await findPost(req, postId)).commentsClosedAt) throw new AppError('comments_closed')
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
    assertStored(created, 'comment')
    await storeMentions(tx, created.id, mentions)
    await queueReplyMail(tx, created.id)
    await queueReplyPush(tx, created.id)
    await queueMentionMails(tx, created.id)
    return storedComment(tx, user.id, created.id)
  })
}

/** A reply to a reply is below the same first comment. Locks both, so that they aren't hidden meanwhile. */
async function threadOf(tx: Database, postId: number, replyTo: number): Promise<number> {
  await tx.query(statement`
    select id from comments
    where id = ${replyTo} or id = (select parent_id from comments where id = ${replyTo}) order by id for share`)
  const answered = await row(
    tx,
    sql<{ thread: number }>`
      select coalesce(c.parent_id, c.id) as thread from comments c left join comments first on first.id = c.parent_id
      where c.id = ${replyTo} and c.post_id = ${postId} and c.status = 'visible' and coalesce(first.status, 'visible') = 'visible'`,
  )
  if (!answered) throw new AppError('not_found.comment')
  return answered.thread
}

/** @throws AppError `comment_subscribers_only`, `forbidden`. */
export function refuseCommenter({ user }: SignedInReq): void {
  if (!user.isSubscriber && !user.isEmployee) throw new AppError('comment_subscribers_only')
  if (user.commentsMuted) throw new AppError('forbidden.comments_muted')
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
    profile.name as "profileName", split_part(picture.filename, '.', 1)::text as "pictureKey",
    c.content, c.status, c.hidden_reason as "hiddenReason", c.hidden_note as "hiddenNote", c.parent_id as "parentId", c.pinned_at as "pinnedAt", c.edited_at as "editedAt",
    c.created_at as "createdAt", c.like_count as "likeCount",
    exists (select 1 from comment_likes l where l.comment_id = c.id and l.user_id = ${viewerId}) as "likedByMe",
    coalesce(u.id <> ${viewerId} and (answered.author_id = ${viewerId} or first.author_id = ${viewerId}), false) as "answersMe",
    coalesce((
      select json_agg(json_build_object('id', who.handle, 'name', m.name) order by m.place)
      from comment_mentions m join users who on who.id = m.user_id where m.comment_id = c.id), '[]') as mentions
  from comments c join users u on u.id = c.author_id
  left join profiles profile on profile.user_id = u.id left join media picture on picture.id = profile.picture_id
  left join comments first on first.id = c.parent_id left join comments answered on answered.id = c.reply_to_id`

/** Replies to a person and replies in their threads. */
const answers = (personId: number | null): Statement =>
  dynamicSql`coalesce(answered.author_id = ${personId} or first.author_id = ${personId}, false)`

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
  if ((recent?.count ?? 0) >= PER_MINUTE) throw new AppError('too_many_requests', { retryAfterSeconds: 60 })
}

import { returnsRow, rows, sql, statement } from '#database/sql.ts'
import { mayWatch } from '#domain/content/posts/mayWatch.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { findHunter, type StoredHunter } from './findHunter.ts'

type HunterComment = { id: number; postId: number; postTitle: string; content: string; createdAt: Date }
type FoundComment = HunterComment & {
  isSubscriberOnly: boolean
  publicAt: Date | null
  status: 'published' | 'pending' | 'processing' | 'scheduled' | 'draft'
  authorId: number | null
}

const SHOWN = 50
/** Those that the reader may not see are left out afterwards. */
const READ = 500

/**
 * Somebody without a comment that the reader may see is not shown, so that nobody can list the members.
 * @throws AppError `hunter_not_found`.
 */
export async function readHunter(
  req: Req,
  handle: string,
): Promise<{ hunter: StoredHunter; comments: HunterComment[]; isMe: boolean; isBlocked: boolean }> {
  const hunter = await findHunter(req.pool, handle)
  const isMe = hunter.id === req.user?.id
  const found = await rows(
    req.pool,
    sql<FoundComment>`
      select c.id, c.post_id as "postId", p.title as "postTitle", c.content, c.created_at as "createdAt",
        p.is_subscriber_only as "isSubscriberOnly", p.public_at as "publicAt", p.status, p.author_id as "authorId"
      from comments c join posts p on p.id = c.post_id left join comments above on above.id = c.parent_id
      where c.author_id = ${hunter.id} and c.status = 'visible' and coalesce(above.status, 'visible') = 'visible' and p.status = 'published' and p.deleted_at is null
      order by c.created_at desc, c.id desc limit ${READ}`,
  )
  const comments = found.filter((comment) => mayWatch(comment, req.user, req.now)).slice(0, SHOWN)
  if (comments.length === 0 && !isMe) throw new AppError('hunter_not_found')
  const isBlocked =
    req.user !== null &&
    (await returnsRow(
      req.pool,
      statement`select 1 from blocked_members where blocker_id = ${req.user.id} and blocked_id = ${hunter.id}`,
    ))
  return { hunter, comments, isMe, isBlocked }
}

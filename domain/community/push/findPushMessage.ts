import type { PushMessage } from '#contracts/community/push.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { type NamedPerson, shownName } from '../hunters/shownName.ts'

type About = { postId: number | null; replyId: number | null; userId: number; siteName: string; now: Date }

/** What a notification says now, or null if it is no longer true or wanted. Only what everyone may read. */
export async function findPushMessage(database: Database, { postId, replyId, ...rest }: About) {
  if (postId !== null) return findPostPush(database, { postId, ...rest })
  return replyId === null ? null : findReplyPush(database, { replyId, ...rest })
}

async function findPostPush(
  database: Database,
  { postId, userId, siteName, now }: Omit<About, 'replyId' | 'postId'> & { postId: number },
): Promise<PushMessage | null> {
  const post = await row(
    database,
    sql<{ title: string; isMembersOnly: boolean }>`
      select p.title, coalesce(p.public_at > ${now}, p.is_subscriber_only) as "isMembersOnly"
      from posts p join push_choices c on c.user_id = ${userId} and p.category::text <> all(c.skipped_kinds)
      where p.id = ${postId} and p.status = 'published' and p.deleted_at is null`,
  )
  if (!post) return null
  const body = post.isMembersOnly ? `New for members at ${siteName}` : `New at ${siteName}`
  return { title: post.title, body, path: `/content/${postId}`, tag: `post-${postId}` }
}

async function findReplyPush(
  database: Database,
  { replyId, userId }: Pick<About, 'userId'> & { replyId: number },
): Promise<PushMessage | null> {
  const reply = await row(
    database,
    sql<NamedPerson & { answeredId: number; postId: number; postTitle: string }>`
      select answered.id as "answeredId", p.id as "postId", p.title as "postTitle", replier.handle, replier.role,
        concat_ws(' ', replier.first_name, replier.last_name)::text as "fullName", profile.name as "profileName"
      from comments c
      join comments answered on answered.id = c.reply_to_id and answered.status = 'visible' and answered.author_id = ${userId}
      join push_choices choice on choice.user_id = ${userId} and choice.replies
      join users replier on replier.id = c.author_id left join profiles profile on profile.user_id = replier.id
      join posts p on p.id = c.post_id and p.status = 'published' and p.deleted_at is null
      where c.id = ${replyId} and c.status = 'visible'
        and not exists (select 1 from blocked_members where blocker_id = ${userId} and blocked_id = c.author_id)`,
  )
  if (!reply) return null
  const { answeredId, postId, postTitle } = reply
  const title = `${shownName(reply)} replied to you`
  return { title, body: `Under “${postTitle}”`, path: `/content/${postId}`, tag: `reply-${answeredId}` }
}

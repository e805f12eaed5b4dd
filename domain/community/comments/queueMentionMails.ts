import { type Database, rows, sql } from '#database/sql.ts'
import { type NamedPerson, shownName } from '../hunters/shownName.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'

type Mentioned = NamedPerson & { personId: number; email: string; createdAt: Date; postId: number; postTitle: string }

const EMAILED = 5

/**
 * Emails the first five people of a visible comment, each at most once an hour per post, and nobody who gets an email about it as a
 * reply. The email doesn’t contain the comment: its reader may no longer be a member.
 */
export async function queueMentionMails(tx: Database, commentId: number): Promise<void> {
  const mentioned = await rows(
    tx,
    sql<Mentioned>`
      select u.id as "personId", u.email, c.created_at as "createdAt", p.id as "postId", p.title as "postTitle", author.handle,
        author.role, concat_ws(' ', author.first_name, author.last_name)::text as "fullName", profile.name as "profileName"
      from (select * from comment_mentions where comment_id = ${commentId} order by place limit ${EMAILED}) m
      join comments c on c.id = m.comment_id and c.status = 'visible'
      join posts p on p.id = c.post_id and p.status = 'published' and p.deleted_at is null
      join users author on author.id = c.author_id left join profiles profile on profile.user_id = author.id
      left join comments answered on answered.id = c.reply_to_id
      join users u on u.id = m.user_id and u.mention_emails and u.email_verified_at is not null and u.closed_at is null
        and not u.comments_muted and not (u.id is not distinct from answered.author_id and u.reply_emails)
        and not exists (select 1 from blocked_members where blocker_id = u.id and blocked_id = c.author_id)
      order by m.place`,
  )
  for (const mention of mentioned) {
    const { personId, email, createdAt, postId, postTitle } = mention
    const key = `comment-mention:${personId}:${postId}:${createdAt.toISOString().slice(0, 13)}`
    const data = { firstName: '', postId, postTitle, author: shownName(mention) }
    await queueMail(tx, { kind: 'comment-mention', key, to: email, data })
  }
}

import { type Database, row, sql } from '#database/sql.ts'
import { type NamedPerson, shownName } from '../hunters/shownName.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'

type Reply = NamedPerson & { email: string; answeredId: number; createdAt: Date; postId: number; postTitle: string }

/**
 * Emails the author of the parent comment once the reply is visible, at most once an hour per comment.
 * The email doesn’t contain the reply: the author may no longer be a member. Nobody is emailed about a member they have
 * blocked, and no muted member about anything.
 */
export async function queueReplyMail(tx: Database, replyId: number): Promise<void> {
  const reply = await row(
    tx,
    sql<Reply>`
      select u.email, answered.id as "answeredId", c.created_at as "createdAt", p.id as "postId", p.title as "postTitle", replier.handle,
        replier.role, concat_ws(' ', replier.first_name, replier.last_name)::text as "fullName", profile.name as "profileName"
      from comments c
      join comments answered on answered.id = c.reply_to_id and answered.author_id <> c.author_id
      join users u on u.id = answered.author_id and u.reply_emails and u.email_verified_at is not null and u.closed_at is null
        and not u.comments_muted and not exists (select 1 from blocked_members where blocker_id = u.id and blocked_id = c.author_id)
      join users replier on replier.id = c.author_id left join profiles profile on profile.user_id = replier.id
      join posts p on p.id = c.post_id and p.status = 'published' and p.deleted_at is null
      where c.id = ${replyId} and c.status = 'visible' and answered.status = 'visible'`,
  )
  if (!reply) return
  const { email, answeredId, createdAt, postId, postTitle } = reply
  await queueMail(tx, {
    kind: 'comment-reply',
    key: `comment-reply:${answeredId}:${createdAt.toISOString().slice(0, 13)}`,
    to: email,
    data: { firstName: '', postId, postTitle, author: shownName(reply) },
  })
}

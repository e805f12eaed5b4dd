import { type Database, row, sql } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { queueMentionMails } from './queueMentionMails.ts'
import { queueReplyPush } from '../push/queueReplyPush.ts'
import { queueReplyMail } from './queueReplyMail.ts'

type Approved = { authorId: number; firstName: string; email: string; postId: number; postTitle: string }

/** Trusts the author from now on and notifies them once. */
export async function approveComment(tx: Database, commentId: number): Promise<void> {
  const approved = await row(
    tx,
    sql<Approved>`
      select c.author_id as "authorId", u.first_name as "firstName", u.email, p.id as "postId", p.title as "postTitle"
      from comments c join users u on u.id = c.author_id join posts p on p.id = c.post_id where c.id = ${commentId}`,
  )
  if (!approved) return
  const { authorId, email, ...data } = approved
  await tx.query(sql`update users set comments_trusted = true where id = ${authorId}`)
  await queueMail(tx, { kind: 'comment-approved', key: `comment-approved:${commentId}`, to: email, data })
  await queueReplyMail(tx, commentId)
  await queueReplyPush(tx, commentId)
  await queueMentionMails(tx, commentId)
}

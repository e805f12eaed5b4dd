import { returnsRow, row, sql, statement } from '#database/sql.ts'
import { postComment } from '#domain/comments/comments.ts'
import { reportComment } from '#domain/comments/reportComment.ts'
import type { Req } from '#domain/Req.ts'
import type { People } from '../people.ts'
import { commentList, heldComment, messageList } from './commentList.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What members wrote: comments, one of them waiting and one reported, and messages. */
export async function seedConversation(req: Req, people: People): Promise<void> {
  for (const comment of [...commentList, heldComment]) await seedComment(req, people, comment)
  await seedReport(req, people)
  for (const message of messageList) await seedMessage(req, message)
}

type Comment = (typeof commentList)[number]

async function seedComment(req: Req, people: People, { post: title, by, hoursLater, says }: Comment): Promise<void> {
  if (await returnsRow(req.pool, statement`select id from comments where content = ${says}`)) return
  const post = await row(
    req.pool,
    sql<{ id: number; createdAt: Date }>`select id, created_at as "createdAt" from posts where title = ${title}`,
  )
  const author = await row(
    req.pool,
    sql<{ id: number; email: string; handle: string; commentsTrusted: boolean }>`
      select id, email, handle, comments_trusted as "commentsTrusted" from users where email = ${emailOf(by)}`,
  )
  if (!post || !author) throw new Error(`The demo has no “${title}” or no ${by}`)
  const user = { ...people.subscriber, ...author, commentsTrusted: author.commentsTrusted && by !== heldComment.by }
  const now = new Date(Math.min(post.createdAt.getTime() + hoursLater * HOUR, req.now.getTime() - HOUR))
  await postComment({ ...req, now, user }, post.id, { content: says })
}

async function seedReport(req: Req, { subscriber }: People): Promise<void> {
  const [, reported] = commentList
  const comment = await row(
    req.pool,
    sql<{ id: number; postId: number }>`
      select id, post_id as "postId" from comments where content = ${reported?.says ?? ''} and status = 'visible'`,
  )
  if (comment) await reportComment({ ...req, user: subscriber }, comment.postId, comment.id)
}

async function seedMessage(req: Req, { name, daysAgo, says, isAnswered }: (typeof messageList)[number]): Promise<void> {
  if (await returnsRow(req.pool, statement`select id from contact_messages where message = ${says}`)) return
  const at = new Date(req.now.getTime() - daysAgo * DAY)
  await req.pool.query(sql`
    insert into contact_messages (message, email, name, is_answered, is_member, user_id, created_at, updated_at)
    select ${says}, ${emailOf(name)}, ${name}, ${isAnswered}, u.id is not null, u.id, ${at}, ${at}
    from (select 1) one left join users u on u.email = ${emailOf(name)}`)
}

const emailOf = (name: string): string => `${name.toLowerCase().replace(/\W+/g, '-')}@members.stonehunt.test`

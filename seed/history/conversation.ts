import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'
import { postComment } from '#domain/community/comments/comments.ts'
import { reportComment } from '#domain/community/comments/reportComment.ts'
import type { Req } from '#domain/platform/Req.ts'
import type { People } from '../people.ts'
import { commentList, heldComment, messageList, savedReplyList } from './commentList.ts'

const HOUR = 3_600_000

/** What members wrote: comments, one of them waiting and one reported, and messages. */
export async function seedConversation(req: Req, people: People): Promise<void> {
  for (const comment of [...commentList, heldComment]) await seedComment(req, people, comment)
  await seedReport(req, people)
  for (const message of messageList) await seedMessage(req, message)
  await seedSavedReplies(req)
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

async function seedMessage(req: Req, { name, daysAgo, says, answer }: (typeof messageList)[number]): Promise<void> {
  if (await returnsRow(req.pool, statement`select id from contact_messages where message = ${says}`)) return
  const at = new Date(req.now.getTime() - daysAgo * DAY_MS)
  const answeredAt = answer ? new Date(at.getTime() + 5 * HOUR) : null
  await req.pool.query(sql`
    with thread as (
      insert into contact_messages (message, email, name, status, is_member, user_id, waiting_since, first_answered_at, last_message_at,
        created_at, updated_at)
      select ${says}, ${emailOf(name)}, ${name}, case when ${answer === undefined} then 'open' else 'closed' end::enum_contact_messages_status,
        u.id is not null, u.id, case when ${answer === undefined} then ${at}::timestamptz end, ${answeredAt}::timestamptz,
        coalesce(${answeredAt}::timestamptz, ${at}::timestamptz), ${at}::timestamptz, ${at}::timestamptz
      from (select 1) one left join users u on u.email = ${emailOf(name)} returning id)
    insert into thread_messages (thread_id, kind, text, created_at, updated_at)
    select id, 'ours', ${answer ?? ''}, ${answeredAt}::timestamptz, ${answeredAt}::timestamptz from thread where ${answer !== undefined}`)
}

async function seedSavedReplies({ pool }: Req): Promise<void> {
  for (const { title, text } of savedReplyList)
    await pool.query(sql`
      insert into saved_replies (title, text)
      select ${title}::varchar, ${text}::varchar where not exists (select 1 from saved_replies where title = ${title})`)
}

const emailOf = (name: string): string => `${name.toLowerCase().replace(/\W+/g, '-')}@members.stonehunt.test`

import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { sendPush as deliver } from '#providers/push/sendPush.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readBrand } from '#domain/platform/site/readBrand.ts'
import { readPushKeys } from './pushKeys.ts'
import type { PushMessage } from '#contracts/community/push.ts'
import { type NamedPerson, shownName } from '../hunters/shownName.ts'

/**
 * A crash after the push service has accepted it sends it again under the same topic and tag, so one notification shows.
 * @throws when the push service can't be reached or is busy; the job runs again.
 */
export async function sendPush({ pool, now, log }: Req, messageId: number): Promise<void> {
  const found = await findOpen(pool, messageId, now)
  if (!found) return
  const { deviceId, isSignedIn, createdAt, endpoint, p256dh, auth, ...about } = found
  const isLate = now.getTime() - createdAt.getTime() > DAY_MS
  const { brand } = await readBrand(pool)
  const message = isSignedIn && !isLate ? await findPushMessage(pool, { ...about, siteName: brand.name, now }) : null
  if (!message) return close(pool, messageId, now, 'No longer wanted')
  const result = await deliver({ endpoint, keys: { p256dh, auth } }, message, await readPushKeys(pool, now))
  if (result === 'gone') {
    await pool.query(sql`delete from push_devices where id = ${deviceId}`)
    return
  }
  if (result !== 'sent') log.warn({ messageId, status: result.status, msg: 'A push service refused a notification' })
  await close(pool, messageId, now, result === 'sent' ? null : `Refused with ${result.status}`)
}

/** Signing out on a device ends its notifications. */
const findOpen = (database: Database, messageId: number, now: Date) =>
  row(
    database,
    sql<{
      deviceId: number
      userId: number
      postId: number | null
      replyId: number | null
      createdAt: Date
      endpoint: string
      p256dh: string
      auth: string
      isSignedIn: boolean
    }>`
      select d.id as "deviceId", d.user_id as "userId", m.post_id as "postId", m.reply_id as "replyId", m.created_at as "createdAt",
        d.endpoint, d.p256dh, d.auth, exists (
          select 1 from users_sessions s where s.id = d.session_id and s._parent_id = d.user_id and s.expires_at > ${now}) as "isSignedIn"
      from push_messages m join push_devices d on d.id = m.device_id
      where m.id = ${messageId} and m.closed_at is null`,
  )

async function close(database: Database, messageId: number, now: Date, problem: string | null): Promise<void> {
  await database.query(sql`update push_messages set closed_at = ${now}, problem = ${problem} where id = ${messageId}`)
}

type About = { postId: number | null; replyId: number | null; userId: number; siteName: string; now: Date }

/** What a notification says now, or null if it is no longer true or wanted. Only what everyone may read. */
async function findPushMessage(database: Database, { postId, replyId, ...rest }: About) {
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

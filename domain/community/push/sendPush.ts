import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { sendPush as deliver } from '#providers/push/sendPush.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readBrand } from '#domain/platform/site/readBrand.ts'
import { findPushMessage } from './findPushMessage.ts'
import { readPushKeys } from './pushKeys.ts'

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

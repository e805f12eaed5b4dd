import {
  CONTACT_MESSAGE_DAYS,
  DEVICE_COOKIE_DAYS,
  MAIL_DAYS,
  PROVIDER_EVENT_DAYS,
  SECOND_FACTOR_BEGIN_MINUTES,
} from '#contracts/constants.ts'
import { OPENS_ACCOUNT } from '#contracts/mails.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { deleteInPieces } from '#database/deleteInPieces.ts'
import { type Database, sql } from '#database/sql.ts'
import { anonymiseOldOrders, anonymiseOrders } from '#domain/account/anonymiseOrders.ts'
import { sweepTrail } from '#domain/trail/sweepTrail.ts'
import { sweepStore } from '#media/sweepStore.ts'
import { sweepUploads } from '#media/sweepUploads.ts'
import type { CronJob } from './Job.ts'

const DAY = 86_400_000

/**
 * Deletes expired data: unused uploads, attempts, links, sessions, mails, guest carts and personal data.
 * docs/privacy.md lists how long each is kept and why.
 */
export const housekeeping: CronJob = async ({ pool, now, log }) => {
  const swept = await sweepUploads(pool, now)
  if (swept > 0) log.info({ swept, msg: 'Removed unused uploads' })
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  await deleteInPieces(pool, sql`sign_in_tries`, sql`last_at < ${daysAgo(2)}`)
  await deleteInPieces(pool, sql`rate_limits`, sql`expire < ${now.getTime()}::bigint`)
  await forgetSignIns(pool, now)
  await deleteInPieces(pool, sql`post_views`, sql`seen_at < ${daysAgo(2)}`)
  await deleteInPieces(pool, sql`mailed_links`, sql`expires_at < ${daysAgo(7)}`)
  await deleteInPieces(pool, sql`mail_outbox`, sql`coalesce(sent_at, created_at) < ${daysAgo(MAIL_DAYS)}`)
  await deleteInPieces(pool, sql`contact_messages`, sql`created_at < ${daysAgo(CONTACT_MESSAGE_DAYS)}`)
  await deleteInPieces(pool, sql`provider_events`, sql`created_at < ${daysAgo(PROVIDER_EVENT_DAYS)}`)
  // The links in unsent mails have expired by now.
  await pool.query(
    sql`update mail_outbox set data = data - 'token' where kind = any(${OPENS_ACCOUNT}) and created_at < ${daysAgo(8)} and data ? 'token'`,
  )
  await inTransaction(pool, anonymiseOrders)
  await inTransaction(pool, (tx) => anonymiseOldOrders(tx, now))
  await inTransaction(pool, (tx) => sweepTrail(tx, now))
  await deleteInPieces(
    pool,
    sql`cart_items`,
    sql`cart_id in (select id from carts where user_id is null and updated_at < ${daysAgo(30)})`,
  )
}

async function forgetSignIns(database: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  await deleteInPieces(database, sql`users_sessions`, sql`expires_at < ${daysAgo(1)}`)
  await deleteInPieces(
    database,
    sql`session_places p`,
    sql`not exists (select 1 from users_sessions s where s.id = p.session_id)`,
  )
  await deleteInPieces(database, sql`known_devices`, sql`seen_at < ${daysAgo(DEVICE_COOKIE_DAYS)}`)
  const begunBefore = new Date(now.getTime() - SECOND_FACTOR_BEGIN_MINUTES * 60_000)
  await database.query(sql`delete from second_factors where confirmed_at is null and begun_at < ${begunBefore}`)
}

export const sweepFiles: CronJob = async ({ pool, now, log }) => {
  const swept = await sweepStore(pool, now)
  if (swept > 0) log.info({ swept, msg: 'Removed orphaned files' })
}

import { DAY_MS } from '#contracts/shared/dayMs.ts'
import {
  ATTRIBUTION_DAYS,
  CONTACT_MESSAGE_DAYS,
  DEVICE_COOKIE_DAYS,
  ITEM_ALERT_DAYS,
  MAIL_DAYS,
  PROVIDER_EVENT_DAYS,
  PUSH_DAYS,
  RENEWAL_CONSENT_DAYS,
  RENEWAL_CONSENT_DAYS_AFTER_END,
  SECOND_FACTOR_BEGIN_MINUTES,
  UNPAID_ORDER_DAYS,
} from '#contracts/shared/constants.ts'
import { IMPORT_DAYS } from '#contracts/operations/imports.ts'
import { WEBHOOK_DAYS } from '#contracts/platform/outgoingWebhooks.ts'
import { OPENS_ACCOUNT } from '#contracts/platform/mails.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { deleteInBatches } from '#database/deleteInBatches.ts'
import { type Database, dynamicSql, sql } from '#database/sql.ts'
import { anonymizeGiftSales } from '#domain/people/account/anonymizeGiftSales.ts'
import { anonymizeOldOrders, anonymizeOrders } from '#domain/people/account/anonymizeOrders.ts'
import { pruneAuditLog } from '#domain/platform/auditLog/pruneAuditLog.ts'
import { sweepWords } from '#domain/content/search/sweepWords.ts'
import { sweepStore } from '#media/sweepStore.ts'
import { sweepUploads } from '#media/sweepUploads.ts'
import type { CronJob } from './Job.ts'

/** docs/operator/privacy.md lists how long each kind of data is kept and why. */
export const housekeeping: CronJob = async ({ pool, now, log }) => {
  const swept = await sweepUploads(pool, now)
  if (swept > 0) log.info({ swept, msg: 'Removed unused uploads' })
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await deleteInBatches(pool, dynamicSql`rate_limits`, dynamicSql`expire < ${now.getTime()}::bigint`)
  await deleteInBatches(pool, dynamicSql`idempotency_keys`, dynamicSql`updated_at < ${daysAgo(2)}`)
  await forgetSignIns(pool, now)
  await deleteInBatches(pool, dynamicSql`post_views`, dynamicSql`seen_at < ${daysAgo(2)}`)
  await deleteInBatches(pool, dynamicSql`stream_viewers`, dynamicSql`seen_at < ${daysAgo(1)}`)
  await deleteInBatches(pool, dynamicSql`mailed_links`, dynamicSql`expires_at < ${daysAgo(7)}`)
  await deleteInBatches(pool, dynamicSql`push_messages`, dynamicSql`created_at < ${daysAgo(PUSH_DAYS)}`)
  await deleteInBatches(pool, dynamicSql`webhook_events`, dynamicSql`created_at < ${daysAgo(WEBHOOK_DAYS)}`)
  await deleteInBatches(
    pool,
    dynamicSql`push_devices d`,
    dynamicSql`not exists (select 1 from users_sessions s where s.id = d.session_id)`,
  )
  await deleteInBatches(pool, dynamicSql`attributions`, dynamicSql`created_at < ${daysAgo(ATTRIBUTION_DAYS)}`)
  await deleteInBatches(pool, dynamicSql`order_links`, dynamicSql`expires_at < ${now}`)
  await deleteInBatches(
    pool,
    dynamicSql`mail_outbox`,
    dynamicSql`coalesce(sent_at, created_at) < ${daysAgo(MAIL_DAYS)}`,
  )
  await deleteInBatches(
    pool,
    dynamicSql`item_alerts`,
    dynamicSql`coalesce(sent_at, created_at) < ${daysAgo(ITEM_ALERT_DAYS)} and (sent_at is not null or confirmed_at is null)`,
  )
  await deleteInBatches(
    pool,
    dynamicSql`cart_reminders`,
    dynamicSql`coalesce(sent_at, asked_at) < ${daysAgo(MAIL_DAYS)}`,
  )
  await deleteInBatches(
    pool,
    dynamicSql`contact_messages`,
    dynamicSql`coalesce(last_message_at, created_at) < ${daysAgo(CONTACT_MESSAGE_DAYS)}`,
  )
  await deleteInBatches(
    pool,
    dynamicSql`imports`,
    dynamicSql`created_at < ${daysAgo(IMPORT_DAYS)} and state in ('checked', 'done', 'undone')`,
  )
  await deleteInBatches(pool, dynamicSql`identifications`, dynamicSql`status = 'draft' and created_at < ${daysAgo(1)}`)
  await deleteInBatches(
    pool,
    dynamicSql`price_moves m`,
    dynamicSql`noticed_at < ${daysAgo(RENEWAL_CONSENT_DAYS)} and exists (
      select 1 from subscriptions s where s.id = m.subscription_id and s.ended_at < ${daysAgo(RENEWAL_CONSENT_DAYS_AFTER_END)})`,
  )
  await deleteInBatches(
    pool,
    dynamicSql`renewal_consents c`,
    dynamicSql`consented_at < ${daysAgo(RENEWAL_CONSENT_DAYS)} and exists (
      select 1 from subscriptions s where s.id = c.subscription_id and s.ended_at < ${daysAgo(RENEWAL_CONSENT_DAYS_AFTER_END)})`,
  )
  await deleteInBatches(
    pool,
    dynamicSql`gift_card_sales`,
    dynamicSql`payment = 'failed' and created_at < ${daysAgo(UNPAID_ORDER_DAYS)}`,
  )
  await deleteInBatches(pool, dynamicSql`provider_events`, dynamicSql`created_at < ${daysAgo(PROVIDER_EVENT_DAYS)}`)
  // The links in unsent emails have expired by now; the code of a gift doesn’t expire.
  await pool.query(
    sql`update mail_outbox set data = data - 'token' where kind = any(${OPENS_ACCOUNT}) and kind <> all(array['gift-card', 'gift-membership']) and created_at < ${daysAgo(8)} and data ? 'token'`,
  )
  await inTransaction(pool, anonymizeOrders)
  await inTransaction(pool, (tx) => anonymizeOldOrders(tx, now))
  await inTransaction(pool, (tx) => anonymizeGiftSales(tx, now))
  await inTransaction(pool, (tx) => pruneAuditLog(tx, now))
  await sweepWords(pool)
  await deleteInBatches(
    pool,
    dynamicSql`cart_items`,
    dynamicSql`cart_id in (select id from carts where user_id is null and updated_at < ${daysAgo(30)})`,
  )
}

async function forgetSignIns(database: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await deleteInBatches(database, dynamicSql`users_sessions`, dynamicSql`expires_at < ${daysAgo(1)}`)
  await deleteInBatches(
    database,
    dynamicSql`session_places p`,
    dynamicSql`not exists (select 1 from users_sessions s where s.id = p.session_id)`,
  )
  await deleteInBatches(database, dynamicSql`sign_in_codes`, dynamicSql`created_at < ${daysAgo(1)}`)
  await deleteInBatches(database, dynamicSql`passkey_challenges`, dynamicSql`expires_at < ${now}`)
  await deleteInBatches(database, dynamicSql`known_devices`, dynamicSql`seen_at < ${daysAgo(DEVICE_COOKIE_DAYS)}`)
  const begunBefore = new Date(now.getTime() - SECOND_FACTOR_BEGIN_MINUTES * 60_000)
  await database.query(sql`delete from second_factors where confirmed_at is null and begun_at < ${begunBefore}`)
}

export const sweepFiles: CronJob = async ({ pool, now, log }) => {
  const swept = await sweepStore(pool, now)
  if (swept > 0) log.info({ swept, msg: 'Removed orphaned files' })
}

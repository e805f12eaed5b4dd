import { sql } from '#database/sql.ts'
import type { CronJob } from './Job.ts'

/** Publishes posts whose moment has come; they count as new from that moment. */
export const publishScheduled: CronJob = async ({ pool, now }) => {
  await pool.query(sql`
    update posts set status = 'published', created_at = publish_at, updated_at = ${now}
    where status = 'scheduled' and publish_at <= ${now} and deleted_at is null`)
}

import { sql } from '#database/sql.ts'
import { sweepUploads } from '#media/sweepUploads.ts'
import type { CronJob } from './Job.ts'

const DAY = 86_400_000

/** Clears what has served its time: unused uploads, old tries, used links, guests' forgotten carts. */
export const housekeeping: CronJob = async ({ pool, now, log }) => {
  const swept = await sweepUploads(pool, now)
  if (swept > 0) log.info({ swept, msg: 'Removed uploads that nothing used' })
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  await pool.query(sql`delete from sign_in_tries where last_at < ${daysAgo(2)}`)
  await pool.query(sql`delete from post_views where seen_at < ${daysAgo(2)}`)
  await pool.query(sql`delete from mailed_links where expires_at < ${daysAgo(7)}`)
  await pool.query(
    sql`delete from cart_items where cart_id in (select id from carts where user_id is null and updated_at < ${daysAgo(30)})`,
  )
}

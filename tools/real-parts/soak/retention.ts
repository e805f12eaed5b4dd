import type { Testbed } from '../../chaos/createTestbed.ts'

/** What docs/operator/privacy.md says, with a day for the job. */
const KEPT: Record<string, { since: string; days: number }> = {
  mail_outbox: { since: 'coalesce(sent_at, created_at)', days: 90 },
  mailed_links: { since: 'expires_at', days: 7 },
  order_links: { since: 'expires_at', days: 0 },
  provider_events: { since: 'created_at', days: 365 },
  push_messages: { since: 'created_at', days: 7 },
  users_sessions: { since: 'expires_at', days: 1 },
  webhook_events: { since: 'created_at', days: 30 },
  'carts where user_id is null and exists (select 1 from cart_items where cart_id = carts.id)': {
    since: 'updated_at',
    days: 30,
  },
}
const JOB_DAYS = 1

/** @returns one sentence per table with rows that should have been deleted. */
export async function overdueRows({ pool }: Testbed): Promise<string[]> {
  const all = await Promise.all(
    Object.entries(KEPT).map(async ([table, { since, days }]) => {
      const joined = table.includes(' where ') ? 'and' : 'where'
      const { rowCount } = await pool.query(
        `select 1 from ${table} ${joined} ${since} < now() - make_interval(days => ${days + JOB_DAYS})`,
      )
      return rowCount ? [`${rowCount} rows of ${table.split(' ')[0]} are kept longer than ${days} days`] : []
    }),
  )
  return all.flat()
}

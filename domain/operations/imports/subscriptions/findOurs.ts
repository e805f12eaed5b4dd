import { type Database, rows, sql } from '#database/sql.ts'

/**
 * The memberships of this site among the subscriptions at Stripe, also one whose id isn't stored yet. The metadata alone
 * doesn't decide: after an undo it names the account until the job has removed that.
 */
export async function findOurs(database: Database, all: { id: string; userId: number | null }[]): Promise<Set<string>> {
  const known = await findStored(
    database,
    all.map(({ id }) => id),
  )
  const userIds = all.flatMap(({ userId }) => userId ?? [])
  const paying = await rows(
    database,
    sql<{ userId: number }>`
      select distinct user_id as "userId" from subscriptions where user_id = any(${userIds}::int[])
        and status in ('pending', 'incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused')`,
  )
  const members = new Set(paying.map(({ userId }) => userId))
  return new Set(all.flatMap(({ id, userId }) => (known.has(id) || (userId !== null && members.has(userId)) ? id : [])))
}

/** The ids of those that are memberships here. */
export async function findStored(database: Database, ids: string[]): Promise<Set<string>> {
  const stored = await rows(
    database,
    sql<{ id: string | null }>`
      select subscription_id as id from subscriptions where subscription_id = any(${ids}::varchar[])`,
  )
  return new Set(stored.flatMap(({ id }) => id ?? []))
}

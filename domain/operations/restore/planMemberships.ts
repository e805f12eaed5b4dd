import type { Pool } from 'pg'
import { row, rows, sql } from '#database/sql.ts'
import { findCustomer } from '#providers/stripe/customers.ts'
import { type CardSubscription, listSubscriptionsSince } from '#providers/stripe/memberships.ts'
import { RUNNING } from '#domain/membership/subscriptions/StoredStatus.ts'

export type LostMembership = {
  subscription: CardSubscription
  userId: number | null
}

/** @throws CardProviderError */
export async function planMemberships(pool: Pool, since: Date): Promise<LostMembership[]> {
  const running = (await listSubscriptionsSince(since)).filter(({ status }) => RUNNING.includes(status))
  const ids = running.map(({ id }) => id)
  const known = await rows(
    pool,
    sql<{ id: string | null }>`select subscription_id as id from subscriptions where subscription_id = any(${ids})`,
  )
  const knownIds = new Set(known.map(({ id }) => id))
  const lost: LostMembership[] = []
  for (const subscription of running.filter(({ id, userId }) => userId !== null && !knownIds.has(id)))
    lost.push({ subscription, userId: await ownerOf(pool, subscription) })
  return lost
}

/** Account number and confirmed email must both match: the number may belong to someone else by now. */
async function ownerOf(pool: Pool, { customerId, userId }: CardSubscription): Promise<number | null> {
  const byCustomer = await row(
    pool,
    sql<{ id: number }>`select id from users where card_customer_id = ${customerId} and closed_at is null`,
  )
  if (byCustomer) return byCustomer.id
  const byNumber = await row(
    pool,
    sql<{ id: number; email: string }>`
      select id, email from users
      where id = ${userId} and card_customer_id is null and email_verified_at is not null and closed_at is null`,
  )
  return byNumber && (await findCustomer(byNumber)) === customerId ? byNumber.id : null
}

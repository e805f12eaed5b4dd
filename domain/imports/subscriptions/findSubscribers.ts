import { type Database, rows, sql } from '#database/sql.ts'
import { findAccounts } from '../findAccounts.ts'
import type { SubscriberAccount } from './decideSubscription.ts'

type Subscribers = { accounts: Map<string, SubscriberAccount>; held: Set<string>; known: Set<string> }

/** What is known here about addresses and subscriptions. */
export async function findSubscribers(
  tx: Database,
  lines: { email: string; subscriptionId: string }[],
  now: Date,
): Promise<Subscribers> {
  const emails = lines.map(({ email }) => email)
  const { accounts, held } = await findAccounts(tx, emails, now)
  const facts = await rows(
    tx,
    sql<{ id: number; customerId: string | null; hasMembership: boolean }>`
      select id, card_customer_id as "customerId", exists (select 1 from subscriptions s where s.user_id = u.id
        and s.status in ('pending', 'incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused')) as "hasMembership"
      from users u where email = any(${emails})`,
  )
  const ids = lines.map(({ subscriptionId }) => subscriptionId)
  const stored = await rows(
    tx,
    sql<{
      id: string | null
    }>`select subscription_id as id from subscriptions where subscription_id = any(${ids}::varchar[])`,
  )
  const withFacts = [...accounts].map(([email, account]): [string, SubscriberAccount] => {
    const { customerId = null, hasMembership = false } = facts.find(({ id }) => id === account.id) ?? {}
    return [email, { ...account, customerId, hasMembership }]
  })
  return { accounts: new Map(withFacts), held, known: new Set(stored.flatMap(({ id }) => id ?? [])) }
}

import { type Database, rows, sql } from '#database/sql.ts'
import { findAccounts } from '../findAccounts.ts'
import type { SubscriberAccount } from './decideSubscription.ts'
import { findStored } from './findOurs.ts'

type Subscribers = {
  accounts: Map<string, SubscriberAccount>
  held: Set<string>
  known: Set<string>
  /** The open account of a customer at Stripe. */
  owners: Map<string, number>
}

/** What is known here about addresses and subscriptions. */
export async function findSubscribers(
  tx: Database,
  lines: { email: string; subscriptionId: string; customerId: string }[],
  now: Date,
): Promise<Subscribers> {
  const emails = lines.map(({ email }) => email)
  const { accounts, held } = await findAccounts(tx, emails, now)
  const facts = await rows(
    tx,
    sql<{ id: number; customerId: string | null; isClosed: boolean; hasMembership: boolean }>`
      select id, card_customer_id as "customerId", closed_at is not null as "isClosed", exists (select 1 from subscriptions s where s.user_id = u.id
        and s.status in ('pending', 'incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused')) as "hasMembership"
      from users u where email = any(${emails})`,
  )
  const known = await findStored(
    tx,
    lines.map(({ subscriptionId }) => subscriptionId),
  )
  const customerIds = lines.map(({ customerId }) => customerId)
  const owned = await rows(
    tx,
    sql<{ id: number; customerId: string | null }>`
      select id, card_customer_id as "customerId" from users
      where card_customer_id = any(${customerIds}::varchar[]) and closed_at is null`,
  )
  const owners = new Map(owned.map(({ id, customerId }) => [customerId ?? '', id]))
  const withFacts = [...accounts].map(([email, account]): [string, SubscriberAccount] => {
    const {
      customerId = null,
      isClosed = false,
      hasMembership = false,
    } = facts.find(({ id }) => id === account.id) ?? {}
    return [email, { ...account, customerId, isClosed, hasMembership }]
  })
  return { accounts: new Map(withFacts), held, known, owners }
}

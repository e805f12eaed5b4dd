import { type Database, sql } from '#database/sql.ts'
import type { OutsideSubscription } from '#providers/stripe/outsideSubscriptions.ts'
import { personName } from '../formats/personName.ts'
import { decideSubscription } from './decideSubscription.ts'
import { findSubscribers } from './findSubscribers.ts'
import type { SubscriptionLine } from './SubscriptionLine.ts'

/** Stores what happens with each subscription. */
export async function storeSubscriptionLines(
  tx: Database,
  found: OutsideSubscription[],
  { importId, now }: { importId: number; now: Date },
): Promise<void> {
  const lines = found.map(toLine)
  const { accounts, held, known } = await findSubscribers(tx, lines, now)
  const first = new Map<string, number>()
  for (const [at, line] of lines.entries()) {
    const { email, subscriptionId } = line
    const decision = decideSubscription(line, {
      account: accounts.get(email) ?? null,
      isHeld: held.has(email),
      earlierLine: first.get(email) ?? null,
      isKnown: known.has(subscriptionId),
    })
    if (decision.action === 'create' || decision.action === 'update') first.set(email, at + 1)
    await tx.query(sql`
      insert into import_lines (import_id, line, key, data, action, reason, user_id, result)
      values (${importId}, ${at + 1}, ${email}, ${JSON.stringify(line)}::jsonb, ${decision.action}, ${decision.reason},
        ${accounts.get(email)?.id ?? null}, 'planned')`)
  }
}

function toLine({ id, customerId, status, price, startedAt, ...customer }: OutsideSubscription): SubscriptionLine {
  const email = customer.email?.trim().toLowerCase().slice(0, 254) ?? ''
  const joinedAt = startedAt?.toISOString() ?? null
  return { email, ...personName(customer.name ?? '', email), joinedAt, subscriptionId: id, customerId, status, price }
}

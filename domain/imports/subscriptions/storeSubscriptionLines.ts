import type { Database } from '#database/sql.ts'
import type { OutsideSubscription } from '#providers/stripe/outsideSubscriptions.ts'
import { personName } from '../formats/personName.ts'
import { insertLines } from '../insertLines.ts'
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
  const { accounts, held, known, owners } = await findSubscribers(tx, lines, now)
  const first = new Map<string, number>()
  const decided = lines.map((line, at) => {
    const { email, subscriptionId, customerId } = line
    const account = accounts.get(email) ?? null
    const earlierLine = first.get(email) ?? null
    const situation = {
      account,
      isHeld: held.has(email),
      earlierLine,
      isKnown: known.has(subscriptionId),
      customerOwner: owners.get(customerId) ?? null,
    }
    const decision = decideSubscription(line, situation)
    if (decision.action === 'create' || decision.action === 'update') first.set(email, at + 1)
    return { line: at + 1, key: email, data: line, userId: account?.id ?? null, ...decision }
  })
  await insertLines(tx, importId, decided)
}

function toLine({ id, customerId, status, price, startedAt, ...customer }: OutsideSubscription): SubscriptionLine {
  const email = customer.email?.trim().toLowerCase().slice(0, 254) ?? ''
  const joinedAt = startedAt?.toISOString() ?? null
  return { email, ...personName(customer.name ?? '', email), joinedAt, subscriptionId: id, customerId, status, price }
}

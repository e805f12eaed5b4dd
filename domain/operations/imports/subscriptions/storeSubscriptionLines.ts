import { type Database, sql } from '#database/sql.ts'
import type { OutsideSubscription } from '#providers/stripe/outsideSubscriptions.ts'
import { personName } from '../formats/personName.ts'
import { type DecidedLine, insertLines } from '../insertLines.ts'
import { decideSubscription } from './decideSubscription.ts'
import { findSubscribers } from './findSubscribers.ts'
import type { SubscriptionLine } from './SubscriptionLine.ts'

/** Stores what happens with each subscription. A single product is chosen as the membership; the owner chooses among several. */
export async function storeSubscriptionLines(
  tx: Database,
  found: OutsideSubscription[],
  { importId, now }: { importId: number; now: Date },
): Promise<void> {
  const lines = found.map(toLine)
  const productIds = [...new Set(lines.flatMap(({ product }) => product?.id ?? []))]
  const chosen = productIds.length === 1 ? productIds : []
  await tx.query(sql`update imports set product_ids = ${chosen} where id = ${importId}`)
  await insertLines(tx, importId, await decideLines(tx, lines, { chosen, now }))
}

/** @param lines all of an import. @param chosen ids of the products that are memberships. */
export async function decideLines(
  tx: Database,
  lines: SubscriptionLine[],
  { chosen, now }: { chosen: string[]; now: Date },
): Promise<DecidedLine[]> {
  const { accounts, held, known, owners } = await findSubscribers(tx, lines, now)
  const first = new Map<string, number>()
  return lines.map((line, at) => {
    const { email, subscriptionId, customerId, product } = line
    const account = accounts.get(email) ?? null
    const earlierLine = first.get(email) ?? null
    const situation = {
      account,
      isHeld: held.has(email),
      earlierLine,
      isKnown: known.has(subscriptionId),
      isChosen: product === null || chosen.includes(product.id),
      customerOwner: owners.get(customerId) ?? null,
    }
    const decision = decideSubscription(line, situation)
    if (decision.action === 'create' || decision.action === 'update') first.set(email, at + 1)
    return { line: at + 1, key: email, json: JSON.stringify(line), userId: account?.id ?? null, ...decision }
  })
}

function toLine({
  id,
  customerId,
  status,
  price,
  product,
  startedAt,
  ...customer
}: OutsideSubscription): SubscriptionLine {
  const email = customer.email?.trim().toLowerCase().slice(0, 254) ?? ''
  const joinedAt = startedAt?.toISOString() ?? null
  const person = personName(customer.name ?? '', email)
  return { email, ...person, joinedAt, subscriptionId: id, customerId, status, price, product }
}

import type { SubscriptionStatus } from '#contracts/people.ts'
import { row, sql } from '#database/sql.ts'
import {
  chargeCard,
  type MemberCard,
  type MemberCards,
  payOpenInvoices,
  readCards,
} from '#providers/stripe/memberCards.ts'
import type { CardSubscription } from '#providers/stripe/memberships.ts'
import type { InboxEvent } from '../payments/inbox.ts'
import type { Req } from '../Req.ts'
import { applySubscription } from './applySubscription.ts'
import type { StoredStatus } from './StoredStatus.ts'

type Charged = Pick<CardSubscription, 'id' | 'customerId' | 'status'>

const OVERDUE: SubscriptionStatus[] = ['past_due', 'unpaid']

/**
 * The card a subscription should charge instead of its own, if any: only a newer one. An older one is left from an earlier
 * membership, or its member has replaced it, and nobody may be charged on a card they gave up. A card that was saved
 * before and is picked again in the portal must be entered again.
 */
export function newCardOf(status: SubscriptionStatus, { own, chosen }: MemberCards): MemberCard | null {
  if (!chosen) return null
  if (!own) return OVERDUE.includes(status) ? chosen : null
  return chosen.id !== own.id && chosen.createdAt > own.createdAt ? chosen : null
}

/**
 * Has a subscription charge the card that its member chose in the billing portal, for what is open at once.
 *
 * @returns whether there was one; then the subscription may run again.
 */
export async function followNewCard({ id, customerId, status }: Charged): Promise<boolean> {
  const card = newCardOf(status, await readCards(id, customerId))
  if (!card) return false
  // Before the card is stored: after a crash in between, the same payment is asked for again and made once.
  if (OVERDUE.includes(status)) await payOpenInvoices(id, card.id)
  await chargeCard(id, card.id)
  return true
}

export const isOverdue = ({ status }: Charged): boolean => OVERDUE.includes(status)

/** A customer changed, perhaps their card: their membership follows. */
export async function applyCustomer(req: Req, customerId: string, event: InboxEvent): Promise<void> {
  const running = await row(
    req.pool,
    sql<{ id: string; status: StoredStatus }>`
      select s.subscription_id as id, s.status from subscriptions s join users u on u.id = s.user_id
      where u.card_customer_id = ${customerId} and s.subscription_id is not null
        and s.status in ('trialing', 'active', 'past_due', 'paused', 'unpaid')`,
  )
  if (!running) return
  // An overdue one follows its card whenever it is applied.
  if (!OVERDUE.includes(running.status)) await followNewCard({ ...running, customerId })
  await applySubscription(req, running.id, event)
}

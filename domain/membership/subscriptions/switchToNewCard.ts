import type { SubscriptionStatus } from '#contracts/people/people.ts'
import {
  chargeCard,
  type MemberCard,
  type MemberCards,
  payOpenInvoices,
  readCards,
} from '#providers/stripe/memberCards.ts'
import type { CardSubscription } from '#providers/stripe/memberships.ts'

type Charged = Pick<CardSubscription, 'id' | 'customerId' | 'status'>

const OVERDUE: SubscriptionStatus[] = ['past_due', 'unpaid']

/** Only a newer card: an older one is from an earlier membership or was replaced, and must not be charged. */
export function newerCard(status: SubscriptionStatus, { own, chosen }: MemberCards): MemberCard | null {
  if (!chosen) return null
  if (!own) return OVERDUE.includes(status) ? chosen : null
  return chosen.id !== own.id && chosen.createdAt > own.createdAt ? chosen : null
}

/** Also pays open invoices. */
export async function switchToNewCard({ id, customerId, status }: Charged): Promise<void> {
  const card = newerCard(status, await readCards(id, customerId))
  if (!card) return
  // Pay before storing the card: after a crash in between, a retry makes the same payment once.
  if (OVERDUE.includes(status)) await payOpenInvoices(id, card.id)
  await chargeCard(id, card.id)
}

export const isOverdue = ({ status }: Pick<Charged, 'status'>): boolean => OVERDUE.includes(status)

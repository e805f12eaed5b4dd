import type { Cents } from '#contracts/shared/money.ts'
import type { DisputeOutcome } from '#contracts/shop/orders.ts'
import { type Database, row, sql } from '#database/sql.ts'

export type LockedSale = {
  id: number
  reference: string
  payment: 'pending' | 'paid' | 'failed'
  amountCents: Cents
  /** Part of the amount. */
  taxCents: Cents
  /** Refunded, or lost in disputes. */
  refundedCents: Cents
  takenCents: Cents
  buyerEmail: string
  userId: number | null
  /** Of a membership; null for a gift card. */
  months: number | null
  giftCardId: number | null
  giftMembershipId: number | null
  disputeOutcome: DisputeOutcome | null
  disputedAt: Date | null
  /** What can still go back: of a membership, everything until it is redeemed, and nothing after that. */
  balanceCents: Cents
  /** Of a membership. */
  isRedeemed: boolean
}

type StoredSale = Omit<LockedSale, 'balanceCents' | 'isRedeemed'>

/** Locks the purchase, then its card or membership, until the transaction ends. */
export async function lockSale(tx: Database, saleId: number): Promise<LockedSale | null> {
  const sale = await row(
    tx,
    sql<StoredSale>`
      select id, reference, payment, amount_cents as "amountCents", tax_cents as "taxCents", refunded_cents as "refundedCents", taken_cents as "takenCents", buyer_email as "buyerEmail",
        user_id as "userId", months, gift_card_id as "giftCardId", gift_membership_id as "giftMembershipId",
        dispute_outcome as "disputeOutcome", disputed_at as "disputedAt"
      from gift_card_sales where id = ${saleId} for update`,
  )
  if (!sale) return null
  if (sale.giftMembershipId !== null) return { ...sale, ...(await lockMembership(tx, sale)) }
  await tx.query(sql<{ '?column?': number }>`select 1 from gift_cards where id = ${sale.giftCardId} for no key update`)
  // Read after the lock, to include what was spent while waiting for it.
  const ledger = await row(
    tx,
    sql<{ cents: Cents }>`
      select coalesce(sum(cents), 0) as cents from gift_card_entries where gift_card_id = ${sale.giftCardId}`,
  )
  return { ...sale, balanceCents: ledger?.cents ?? 0, isRedeemed: false }
}

async function lockMembership(
  tx: Database,
  sale: StoredSale,
): Promise<Pick<LockedSale, 'balanceCents' | 'isRedeemed'>> {
  const gift = await row(
    tx,
    sql<{ redeemedAt: Date | null }>`
      select redeemed_at as "redeemedAt" from gift_memberships where id = ${sale.giftMembershipId} for no key update`,
  )
  const isRedeemed = Boolean(gift?.redeemedAt)
  return { isRedeemed, balanceCents: isRedeemed ? 0 : sale.amountCents - sale.takenCents }
}

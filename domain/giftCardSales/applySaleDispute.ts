import type { DisputeOutcome } from '#contracts/orders.ts'
import { type Database, sql } from '#database/sql.ts'
import type { Reversals } from '#providers/stripe/refunds.ts'
import { raiseAlert, resolveAlert } from '../alerts/raiseAlert.ts'
import { giftName } from './giftName.ts'
import type { LockedSale } from './lockSale.ts'

type Effect = {
  /** Null when nobody needs to do anything. */
  says: ((gift: string) => string) | null
  isFrozen: boolean
}

const EFFECTS: Record<DisputeOutcome, Effect> = {
  inquiry: {
    says: (gift) =>
      `The buyer’s bank is asking about the payment of ${gift}. It is on hold. Answer the bank in Stripe’s dashboard.`,
    isFrozen: true,
  },
  open: {
    says: (gift) =>
      `The buyer’s bank disputes the payment of ${gift}. It is on hold until the bank decides. Answer the bank in Stripe’s dashboard.`,
    isFrozen: true,
  },
  lost: {
    says: (gift) => `You lost the dispute about ${gift}. What was left of it was taken back.`,
    isFrozen: false,
  },
  prevented: {
    says: (gift) =>
      `A dispute about ${gift} was prevented before it started. What the bank paid the buyer was taken back.`,
    isFrozen: false,
  },
  won: { says: null, isFrozen: false },
  closed: { says: null, isFrozen: false },
}

/** A chargeback or an inquiry freezes the balance, or the code of a membership. @returns whether the state of the dispute is new. */
export async function applySaleDispute(
  tx: Database,
  sale: LockedSale,
  { outcome, unknown }: Reversals['disputes'],
  now: Date,
): Promise<boolean> {
  const gift = giftName(sale)
  for (const { id, status } of unknown) {
    const message = `Stripe reports dispute ${id} of ${gift} as "${status}", which this version doesn’t know. Nothing was changed. Check the dispute in Stripe’s dashboard.`
    await raiseAlert(tx, { about: 'shop', key: `dispute:${id}:${status}`, message })
  }
  if (unknown.length > 0 || outcome === null || outcome === sale.disputeOutcome) return false
  const { says, isFrozen } = EFFECTS[outcome]
  await tx.query(sql`
    update gift_card_sales set disputed_at = coalesce(disputed_at, ${now}), dispute_outcome = ${outcome}::enum_gift_card_sales_dispute_outcome
    where id = ${sale.id}`)
  await tx.query(sql`
    update gift_cards set frozen_at = case when ${isFrozen}::boolean then coalesce(frozen_at, ${now}) end where id = ${sale.giftCardId}`)
  await tx.query(sql`
    update gift_memberships set frozen_at = case when ${isFrozen}::boolean then coalesce(frozen_at, ${now}) end where id = ${sale.giftMembershipId}`)
  if (sale.disputeOutcome) await resolveAlert(tx, keyOf(sale.id, sale.disputeOutcome))
  if (says) await raiseAlert(tx, { about: 'shop', key: keyOf(sale.id, outcome), message: says(gift) })
  return true
}

const keyOf = (saleId: number, outcome: DisputeOutcome): string => `gift-card-dispute:${saleId}:${outcome}`

import type { Alert } from '#contracts/platform/alerts.ts'
import type { DisputeOutcome } from '#contracts/shop/orders.ts'
import { type Database, sql } from '#database/sql.ts'
import type { Reversals } from '#providers/stripe/refunds.ts'
import { raiseAlert, withdrawAlert } from '#domain/platform/alerts/raiseAlert.ts'
import type { LockedSale } from './lockSale.ts'

type Effect = {
  /** Null when nobody needs to do anything. */
  alert: Extract<Alert['kind'], `gift-dispute-${string}`> | null
  isFrozen: boolean
}

const EFFECTS: Record<DisputeOutcome, Effect> = {
  inquiry: { alert: 'gift-dispute-inquiry', isFrozen: true },
  open: { alert: 'gift-dispute-open', isFrozen: true },
  lost: { alert: 'gift-dispute-lost', isFrozen: false },
  prevented: { alert: 'gift-dispute-prevented', isFrozen: false },
  won: { alert: null, isFrozen: false },
  closed: { alert: null, isFrozen: false },
}

/** A chargeback or an inquiry freezes the balance, or the code of a membership. @returns whether the state of the dispute is new. */
export async function applySaleDispute(
  tx: Database,
  sale: LockedSale,
  { outcome, unknown }: Reversals['disputes'],
  now: Date,
): Promise<boolean> {
  const { reference } = sale
  for (const { id, status } of unknown) {
    const alert = { kind: 'dispute-unknown', dispute: id, subject: reference, status } as const
    await raiseAlert(tx, { about: 'shop', key: `dispute:${id}:${status}`, alert })
  }
  if (unknown.length > 0 || outcome === null || outcome === sale.disputeOutcome) return false
  const { alert: kind, isFrozen } = EFFECTS[outcome]
  await tx.query(sql`
    update gift_card_sales set disputed_at = coalesce(disputed_at, ${now}), dispute_outcome = ${outcome}::enum_gift_card_sales_dispute_outcome
    where id = ${sale.id}`)
  await tx.query(sql`
    update gift_cards set frozen_at = case when ${isFrozen}::boolean then coalesce(frozen_at, ${now}) end where id = ${sale.giftCardId}`)
  await tx.query(sql`
    update gift_memberships set frozen_at = case when ${isFrozen}::boolean then coalesce(frozen_at, ${now}) end where id = ${sale.giftMembershipId}`)
  if (sale.disputeOutcome) await withdrawAlert(tx, keyOf(sale.id, sale.disputeOutcome))
  if (kind) await raiseAlert(tx, { about: 'shop', key: keyOf(sale.id, outcome), alert: { kind, reference } })
  return true
}

const keyOf = (saleId: number, outcome: DisputeOutcome): string => `gift-card-dispute:${saleId}:${outcome}`

import type { Language } from '#contracts/shared/languages.ts'
import type { Cents } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { Discount } from '../subscriptions/chargeAt.ts'
import type { ChargeFacts } from '../subscriptions/nextChargeAt.ts'
import { CHARGING } from '../subscriptions/StoredStatus.ts'

export type OpenMove = ChargeFacts &
  Discount & {
    id: number
    plan: Plan
    /** The new price. */
    cents: Cents
    /** Null until the notice was sent. */
    beginsAt: Date | null
    subscriptionId: string
    priceCents: Cents
    billingAnchor: Date | null
    isTaxed: boolean
    email: string
    language: Language
  }

/** Null when it was taken back, has happened, or its member can’t be charged at the moment. */
export const findOpenMove = async (database: Database, id: number): Promise<OpenMove | null> => {
  const open = await row(
    database,
    sql<Omit<OpenMove, 'subscriptionId'> & { subscriptionId: string | null }>`
      select m.id, m.plan, m.cents, m.begins_at as "beginsAt", s.subscription_id as "subscriptionId", s.price_cents as "priceCents",
        s.is_taxed as "isTaxed", s.current_period_end as "currentPeriodEnd", s.billing_anchor as "billingAnchor", s.cancel_at_period_end as "cancelAtPeriodEnd",
        s.collection_paused as "isCollectionPaused", s.paused_until as "pausedUntil", s.discount_percent as "discountPercent",
        s.discount_cents as "discountCents", s.discount_ends_at as "discountEndsAt", s.credit_cents as "creditCents", u.email, u.language
      from price_moves m join subscriptions s on s.id = m.subscription_id join users u on u.id = s.user_id
      where m.id = ${id} and m.moved_at is null and s.plan = m.plan and s.monthly_from is null
        and s.status = any(${CHARGING}::enum_subscriptions_status[])`,
  )
  return open?.subscriptionId ? { ...open, subscriptionId: open.subscriptionId } : null
}

import { type Database, row, sql } from '#database/sql.ts'
import type { Cents } from '#contracts/shared/money.ts'
import type { Discount } from './chargeAt.ts'
import type { PlanChangeFacts } from './planChangeRefusal.ts'
import { CHARGING, type StoredStatus } from './StoredStatus.ts'

/** When the plan becomes monthly, and at which price; null unless its member chose that. */
export type PlannedMonthly = { monthlyFrom: Date | null; monthlyPriceCents: Cents | null }

export type RunningPlan = PlanChangeFacts &
  PlannedMonthly & { id: number; subscriptionId: string; chosenAt: Date | null; isTaxed: boolean } & Pick<
    Discount,
    'discountPercent' | 'discountCents'
  >

/** Null without a membership that runs or is paused. */
export async function findRunningPlan(database: Database, userId: number): Promise<RunningPlan | null> {
  const running = await row(
    database,
    sql<Omit<RunningPlan, 'status' | 'subscriptionId'> & { status: StoredStatus; subscriptionId: string | null }>`
      select s.id, s.subscription_id as "subscriptionId", s.plan, s.status, s.cancel_at_period_end as "cancelAtPeriodEnd",
        s.collection_paused as "isCollectionPaused",
        s.current_period_end as "currentPeriodEnd", s.suspended_for as "suspendedFor", s.paused_from as "pausedFrom",
        s.discount_percent as "discountPercent", s.discount_cents as "discountCents", s.discount_ends_at as "discountEndsAt", s.is_taxed as "isTaxed",
        case when coalesce(s.discount_percent, s.discount_cents) is not null and s.discount_ends_at is null then o.plans end as "offerPlans",
        s.monthly_from as "monthlyFrom", s.monthly_price_cents as "monthlyPriceCents", s.monthly_chosen_at as "chosenAt"
      from subscriptions s left join membership_offers o on o.id = s.offer_id
      where s.user_id = ${userId} and s.status = any(${CHARGING}::enum_subscriptions_status[])`,
  )
  return running?.subscriptionId ? { ...running, subscriptionId: running.subscriptionId } : null
}

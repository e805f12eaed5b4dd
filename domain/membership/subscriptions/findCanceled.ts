import type { Cents } from '#contracts/shared/money.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { LeavingFacts } from './leavingDiscount.ts'
import type { PauseFacts } from './pauseRefusal.ts'
import type { StoredStatus } from './StoredStatus.ts'

export type Canceled = PauseFacts &
  LeavingFacts & {
    id: number
    subscriptionId: string
    currentPeriodEnd: Date
    priceCents: Cents
    isTaxed: boolean
  }

/** @throws AppError `no_active_subscription` unless the membership is canceled and still runs. */
export async function findCanceled(database: Database, userId: number): Promise<Canceled> {
  const canceled = await row(
    database,
    sql<
      Omit<Canceled, 'status' | 'currentPeriodEnd' | 'subscriptionId'> & {
        status: StoredStatus
        currentPeriodEnd: Date
        subscriptionId: string | null
      }
    >`
      select id, subscription_id as "subscriptionId", plan, status,
        -- What the renewal would cost, also when a new price begins with it.
        coalesce((select m.cents from price_moves m where m.subscription_id = s.id and m.moved_at is null
          and m.begins_at <= s.current_period_end), price_cents) as "priceCents",
        is_taxed as "isTaxed",
        first_paid_at is not null as "hasPaid", current_period_end as "currentPeriodEnd", billing_anchor as "billingAnchor", suspended_for as "suspendedFor",
        collection_paused as "isCollectionPaused", paused_from as "pausedFrom", last_paused_from as "lastPausedFrom", discount_percent as "discountPercent",
        discount_cents as "discountCents",
        (select a.discount_taken_at from leaving_answers a join subscriptions o on o.id = a.subscription_id
          where o.user_id = s.user_id and (a.subscription_id, a.period_end) <> (s.id, s.current_period_end)
          order by a.discount_taken_at desc nulls last limit 1) as "lastTakenAt"
      from subscriptions s
      where user_id = ${userId} and status in ('trialing', 'active', 'past_due')
        and cancel_at_period_end and current_period_end is not null`,
  )
  if (!canceled?.subscriptionId) throw new AppError('no_active_subscription')
  return { ...canceled, subscriptionId: canceled.subscriptionId }
}

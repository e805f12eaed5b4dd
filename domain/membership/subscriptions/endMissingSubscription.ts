import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { type InboxEvent, isNewEvent } from '#domain/platform/cardPlumbing/inbox.ts'
import { recordMemberEvents } from '#domain/platform/outgoingWebhooks/memberEvents.ts'
import type { Req } from '#domain/platform/Req.ts'
import { queueMembershipMails, type ReturnedMembership } from './queueMembershipMails.ts'
import type { StoredStatus } from './StoredStatus.ts'

/** A subscription that Stripe does not have charges nobody. */
export async function endMissingSubscription(req: Req, subscriptionId: string, event?: InboxEvent): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    if (event && !(await isNewEvent(tx, event))) return
    const ended = await row(
      tx,
      sql<Omit<ReturnedMembership, 'status'> & { status: StoredStatus }>`
        update subscriptions s set
          status = case when s.status in ('pending', 'incomplete') then 'incomplete_expired' else 'canceled' end::enum_subscriptions_status,
          ended_at = coalesce(s.ended_at, ${req.now}), fetched_at = now(), updated_at = now()
        from users u
        where u.id = s.user_id and s.subscription_id = ${subscriptionId} and s.status not in ('canceled', 'incomplete_expired')
        returning s.id, s.plan, s.price_cents as "priceCents", s.status, s.trial_end as "trialEnd", s.cancel_at_period_end as "cancelAtPeriodEnd",
          s.collection_paused as "isCollectionPaused",
          s.past_due_since as "pastDueSince", s.started_at as "startedAt", s.suspended_for as "suspendedFor",
          s.first_paid_at is not null as "hasPaid", s.paused_from as "pausedFrom", s.paused_until as "pausedUntil",
          s.discount_percent as "discountPercent", s.discount_cents as "discountCents", s.discount_ends_at as "discountEndsAt", s.credit_cents as "creditCents", s.is_taxed as "isTaxed",
        s.monthly_from as "monthlyFrom", s.monthly_price_cents as "monthlyPriceCents",
        (select m.cents from price_moves m where m.subscription_id = s.id and m.moved_at is null and m.begins_at is not null) as "newPriceCents",
        (select m.begins_at from price_moves m where m.subscription_id = s.id and m.moved_at is null) as "newPriceFrom",
          s.current_period_end as "currentPeriodEnd", s.billing_anchor as "billingAnchor", u.email, u.first_name as "firstName", u.closed_at is not null as "isClosed"`,
    )
    if (!ended) return
    await recordMemberEvents(tx, ended.id)
    req.log.warn({ subscriptionId, msg: 'Stripe has no such subscription, so the membership has ended' })
    if (!ended.isClosed)
      await queueMembershipMails(
        tx,
        { ...ended, hasPaid: ended.hasPaid ?? false, canceledAt: null, lastPayment: null },
        req.now,
      )
  })
}

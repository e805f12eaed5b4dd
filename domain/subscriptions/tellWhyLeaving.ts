import type { LeavingInput, LeavingOffer } from '#contracts/leaving.ts'
import type { Cents } from '#contracts/money.ts'
import { row, sql } from '#database/sql.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { offerFor } from './offerFor.ts'
import { type PauseFacts, pauseRefusal } from './pauseRefusal.ts'
import { readMembershipPrices } from './readMembershipPrices.ts'
import type { StoredStatus } from './StoredStatus.ts'

type Canceled = PauseFacts & { id: number; monthlyCents: Cents }

/**
 * One answer for each cancellation; a second replaces it.
 * @throws ShopError `no_active_subscription` unless the membership is canceled and still runs.
 */
export async function tellWhyLeaving(req: SignedInReq, { reason, note }: LeavingInput): Promise<LeavingOffer> {
  const canceled = await findCanceled(req)
  await req.pool.query(sql`
    insert into leaving_answers (subscription_id, period_end, reason, note, answered_at)
    values (${canceled.id}, ${canceled.currentPeriodEnd}, ${reason}, ${note || null}, ${req.now})
    on conflict (subscription_id, period_end)
      do update set reason = excluded.reason, note = excluded.note, answered_at = excluded.answered_at`)
  const { annual: annualCents } = await readMembershipPrices(req.pool)
  const { plan, monthlyCents } = canceled
  return offerFor(reason, { plan, canPause: pauseRefusal(canceled, req.now) === null, monthlyCents, annualCents })
}

async function findCanceled({ pool, user }: SignedInReq): Promise<Canceled> {
  const canceled = await row(
    pool,
    sql<Omit<Canceled, 'status' | 'currentPeriodEnd'> & { status: StoredStatus; currentPeriodEnd: Date }>`
      select id, plan, status, price_cents as "monthlyCents", first_paid_at is not null as "hasPaid",
        current_period_end as "currentPeriodEnd", suspended_for as "suspendedFor",
        paused_from as "pausedFrom", last_paused_from as "lastPausedFrom"
      from subscriptions
      where user_id = ${user.id} and status in ('trialing', 'active', 'past_due')
        and cancel_at_period_end and paused_until is null and current_period_end is not null`,
  )
  if (!canceled) throw new ShopError('no_active_subscription')
  return canceled
}

import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { rows, sql } from '#database/sql.ts'
import { type Breaker, forEachUntilUnreachable } from '#domain/platform/cardPlumbing/createBreaker.ts'
import type { Req } from '#domain/platform/Req.ts'
import { resumeMembershipWithdrawals } from '../membershipWithdrawals/resumeMembershipWithdrawals.ts'
import { reconcileMembershipRefunds } from './reconcileMembershipRefunds.ts'
import { type Known, refresh } from './refreshMembership.ts'
import { findCardSetup } from '#providers/stripe/cardSetups.ts'
import { applySetupIntent } from './applySetupIntent.ts'
import { endCardSetup } from './revokeSubscription.ts'
import { RUNNING } from './StoredStatus.ts'

const PAGE = 100
const MAX_PAGES = 20
const MINUTE = 60_000
const HOUR = 60 * MINUTE

type Stale = Known & { heardOf: Date }

/** Overdue and suspended memberships hourly, others daily, the stalest first. A failure does not block the next. */
export async function reconcileMemberships(req: Req, breaker: Breaker): Promise<void> {
  await resumeMembershipWithdrawals(req)
  await reconcileMembershipRefunds(req)
  await expireOfferForms(req, breaker)
  let last: Stale | undefined
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page = await stalest(req, last)
    await forEachUntilUnreachable(
      breaker,
      page,
      (membership) => refresh(req, membership),
      (error, { id }) => req.log.warn({ err: error, subscription: id, msg: 'A membership could not be reconciled' }),
    )
    last = page.at(-1)
    if (page.length < PAGE || breaker.isOpen()) return
  }
}

function stalest({ pool, now }: Req, after: Stale | undefined): Promise<Stale[]> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const quiet = before(15 * MINUTE)
  return rows(
    pool,
    sql<Stale>`
      select * from (select id, setup_intent_id as "setupIntentId", subscription_id as "subscriptionId",
          coalesce(fetched_at, 'epoch'::timestamptz) as "heardOf" from subscriptions
        where (setup_intent_id is not null or subscription_id is not null) and (
          (status in ('pending', 'incomplete') and created_at between ${before(3 * DAY_MS)} and ${quiet})
          or (status = any(${RUNNING}::enum_subscriptions_status[]) and fetched_at < ${before(DAY_MS)})
          or (status = any(${RUNNING}::enum_subscriptions_status[])
            and user_id in (select id from users where closed_at < ${quiet}))
          or (status in ('trialing', 'active') and current_period_end < ${quiet})
          or (status in ('active', 'paused') and (paused_from < ${quiet} or paused_until < ${quiet}) and fetched_at < ${before(HOUR)})
          or (status = any(${RUNNING}::enum_subscriptions_status[]) and fetched_at < ${before(HOUR)}
            and (status in ('past_due', 'unpaid') or suspended_for is not null)))) stale
      where ("heardOf", id) > (${after?.heardOf ?? new Date(-1)}, ${after?.id ?? 0})
      order by "heardOf", id limit ${PAGE}`,
  )
}

/** As the card provider's own limit for a first payment. */
const HOURS = 23

type OpenForm = { id: number; setupIntentId: string | null }

/** A form whose first payment is free never expires at the card provider, and would keep its use of the offer. */
async function expireOfferForms(req: Req, breaker: Breaker): Promise<void> {
  const { pool, now } = req
  const open = await rows(
    pool,
    sql<OpenForm>`
      select id, setup_intent_id as "setupIntentId" from subscriptions
      where status = 'pending' and offer_id is not null and created_at < ${new Date(now.getTime() - HOURS * 3_600_000)}
      order by id limit 100`,
  )
  await forEachUntilUnreachable(
    breaker,
    open,
    (form) => expire(req, form),
    (error, { id }) => req.log.warn({ err: error, subscription: id, msg: 'A form of an offer could not be ended' }),
  )
}

async function expire(req: Req, { id, setupIntentId }: OpenForm): Promise<void> {
  if (setupIntentId) {
    const setup = await findCardSetup(setupIntentId)
    if (setup?.status === 'succeeded') return applySetupIntent(req, setupIntentId)
    await endCardSetup(setupIntentId)
  }
  await req.pool.query(sql`
    update subscriptions set status = 'incomplete_expired', ended_at = ${req.now}
    where id = ${id} and status = 'pending' and setup_intent_id is not distinct from ${setupIntentId}`)
}

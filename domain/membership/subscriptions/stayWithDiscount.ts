import type { Pool } from 'pg'
import type { Cents } from '#contracts/shared/money.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { ensureCoupon } from '#providers/stripe/coupons.ts'
import { findSubscription, keepWithCoupon } from '#providers/stripe/memberships.ts'
import { withActionKey } from '#domain/platform/cardPlumbing/withIdempotencyKey.ts'
import { lockPerson } from '#domain/people/people/locks.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { cardProviderProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { applySubscription } from './applySubscription.ts'
import { type Canceled, findCanceled } from './findCanceled.ts'
import type { StayingOffer } from './leavingDiscount.ts'
import { runningSubscription } from './runningSubscription.ts'
import { findLeavingDiscount } from './tellWhyLeaving.ts'

type Claim = { canceled: Canceled; discount: StayingOffer; takenAt: Date }

/**
 * The discount is claimed before the card provider is asked, so that two tabs take it once. The claim is withdrawn when
 * the provider did not give it; while that is unknown it stays, and the next try repeats the same request.
 * @throws AppError `no_active_subscription`, `leaving_discount_unavailable`, `card_provider_unreachable`.
 */
export async function stayWithDiscount(req: SignedInReq, shownCents: Cents): Promise<void> {
  try {
    // Our row may be stale, for example when a cancellation was taken back at the card provider.
    await applySubscription(req, await runningSubscription(req.pool, req.user.id))
    // An earlier try whose answer was lost.
    if (await hasStayed(req.pool, req.user.id)) return
    await take(req, await claim(req, shownCents))
  } catch (error) {
    if (error instanceof CardProviderError) throw cardProviderProblem(error)
    throw error
  }
}

async function take(req: SignedInReq, { canceled, discount: { percent, months }, takenAt }: Claim): Promise<void> {
  const failure = await keep(req.pool, canceled.subscriptionId, { percent, months, takenAt }).catch(
    (error: unknown) => {
      if (error instanceof CardProviderError) return error
      throw error
    },
  )
  await applySubscription(req, canceled.subscriptionId)
  if (await hasStayed(req.pool, req.user.id)) return
  // A key with a stored failure would only repeat it.
  if (!failure || failure.outcome === 'refused' || failure.isKeySpent) await withdraw(req.pool, canceled, takenAt)
  throw failure ?? new AppError('leaving_discount_unavailable')
}

async function keep(
  pool: Pool,
  subscriptionId: string,
  { percent, months, takenAt }: { percent: number; months: number; takenAt: Date },
): Promise<null> {
  const couponId = await ensureCoupon({ percent, amountCents: null, duration: 'repeating', months })
  await withActionKey<true>(pool, {
    action: `stay:${subscriptionId}:${couponId}:${takenAt.getTime()}`,
    call: async (key) => {
      await keepWithCoupon(subscriptionId, couponId, key)
      return true
    },
    find: async () => ((await findSubscription(subscriptionId))?.cancelAtPeriodEnd === false ? true : null),
  })
  return null
}

/** Whether the cancellation was taken back and the discount that was claimed for it runs. */
const hasStayed = (database: Database, userId: number): Promise<boolean> =>
  returnsRow(
    database,
    statement`
      select 1 from subscriptions s
      join leaving_answers a on a.subscription_id = s.id and a.period_end = s.current_period_end
      where s.user_id = ${userId} and s.status = 'active' and not s.cancel_at_period_end
        and s.discount_percent is not null and a.discount_taken_at is not null`,
  )

const claim = (req: SignedInReq, shownCents: Cents): Promise<Claim> =>
  inTransaction(req.pool, async (tx) => {
    await lockPerson(tx, req.user.id)
    const canceled = await findCanceled(tx, req.user.id)
    const discount = await findLeavingDiscount(tx, canceled, req.now)
    if (!discount) throw new AppError('leaving_discount_unavailable')
    if (discount.cents !== shownCents)
      throw new AppError('leaving_discount_unavailable.changed', { amount: discount.cents })
    const claimed = await row(
      tx,
      sql<{ takenAt: Date | null }>`
        update leaving_answers set discount_taken_at = coalesce(discount_taken_at, ${req.now})
        where subscription_id = ${canceled.id} and period_end = ${canceled.currentPeriodEnd} and reason = 'too_expensive'
        returning discount_taken_at as "takenAt"`,
    )
    if (!claimed?.takenAt) throw new AppError('leaving_discount_unavailable')
    return { canceled, discount, takenAt: claimed.takenAt }
  })

async function withdraw(database: Database, { id, currentPeriodEnd }: Canceled, takenAt: Date): Promise<void> {
  await database.query(sql`
    update leaving_answers set discount_taken_at = null
    where subscription_id = ${id} and period_end = ${currentPeriodEnd} and discount_taken_at = ${takenAt}`)
}

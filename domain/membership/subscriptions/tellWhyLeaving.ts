import type { LeavingAnswer, LeavingDiscount, LeavingInput, LeavingOffer } from '#contracts/membership/leaving.ts'
import { type Cents, centsToAmount } from '#contracts/shared/money.ts'
import { type Database, sql } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { changeComebackEmails } from '../comebackEmails/comebackEmails.ts'
import { readNumberSetting } from '#domain/platform/settings/settings.ts'
import { type Canceled, findCanceled } from './findCanceled.ts'
import { leavingDiscount, type StayingOffer } from './leavingDiscount.ts'
import { pauseRefusal } from './pauseRefusal.ts'
import { readMembershipPrices } from './readMembershipPrices.ts'
import type { LeavingReason } from '#contracts/membership/leavingReasons.ts'
import type { Plan } from '#contracts/people/people.ts'

/**
 * One answer for each cancellation; a second replaces it.
 * @throws AppError `no_active_subscription` unless the membership is canceled and still runs.
 */
export async function tellWhyLeaving(
  req: SignedInReq,
  { reason, note, mayEmail }: LeavingInput,
): Promise<LeavingAnswer> {
  const canceled = await findCanceled(req.pool, req.user.id)
  await req.pool.query(sql`
    insert into leaving_answers (subscription_id, period_end, reason, note, answered_at)
    values (${canceled.id}, ${canceled.currentPeriodEnd}, ${reason}, ${note || null}, ${req.now})
    on conflict (subscription_id, period_end)
      do update set reason = excluded.reason, note = excluded.note, answered_at = excluded.answered_at`)
  if (mayEmail) await changeComebackEmails(req.pool, req.user.id, { isWanted: true, now: req.now })
  const { annual: annualCents } = await readMembershipPrices(req.pool)
  const { plan, priceCents: monthlyCents } = canceled
  const discount = await findLeavingDiscount(req.pool, canceled, req.now)
  const canPause = pauseRefusal(canceled, req.now) === null
  const offer = offerFor(reason, { plan, canPause, hasDiscount: discount !== null, monthlyCents, annualCents })
  return { offer, ...(offer === 'discount' && discount && { discount: present(discount, canceled) }) }
}

export async function findLeavingDiscount(
  database: Database,
  canceled: Canceled,
  now: Date,
): Promise<StayingOffer | null> {
  const percent = await readNumberSetting(database, 'leaving_discount_percent')
  const months = await readNumberSetting(database, 'leaving_discount_months')
  return leavingDiscount(canceled, { percent, months }, now)
}

const present = (
  { percent, cents, payments, fullPriceAt }: StayingOffer,
  { priceCents, isTaxed, currentPeriodEnd }: Canceled,
): LeavingDiscount => ({
  percent,
  price: centsToAmount(cents),
  fullPrice: centsToAmount(priceCents),
  ...(isTaxed && { isTaxed: true as const }),
  payments,
  from: currentPeriodEnd.toISOString(),
  fullPriceAt: fullPriceAt.toISOString(),
})

type OfferFacts = {
  plan: Plan
  canPause: boolean
  hasDiscount: boolean
  monthlyCents: Cents
  annualCents: Cents
}

/** One offer at most; null where there is nothing honest to offer. */
export function offerFor(reason: LeavingReason, facts: OfferFacts): LeavingOffer {
  const { plan, canPause, hasDiscount, monthlyCents, annualCents } = facts
  switch (reason) {
    case 'no_time':
      return canPause ? 'pause' : null
    case 'too_expensive':
      if (hasDiscount) return 'discount'
      return plan === 'monthly' && annualCents < 12 * monthlyCents ? 'annual' : null
    case 'missing_something':
    case 'did_not_work':
      return 'contact'
    case 'other':
      return null
  }
}

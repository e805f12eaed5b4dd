import { centsOf } from '#contracts/shared/money.ts'
import type { PlanMonthlyInput } from '#contracts/membership/plannedMonthly.ts'
import { monthlyFrom } from '#contracts/membership/plannedMonthlyTerms.ts'
import { type Database, sql } from '#database/sql.ts'
import { findPrice } from '#providers/stripe/prices.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { chargeAt } from './chargeAt.ts'
import { isChargeable } from './isChargeable.ts'
import { askingProvider, findChangeable } from './changeablePlan.ts'
import { planTooCheap } from './planTooCheap.ts'
import { readMembershipPrices } from './readMembershipPrices.ts'
import { findRunningPlan } from './runningPlan.ts'

/**
 * The monthly plan begins when the year ends. Nothing changes at the card provider until then: `changePlannedPlans` does it.
 * @throws AppError `no_active_subscription`, `plan_change_unavailable`, `plan_change_outdated`, `card_provider_unreachable`.
 */
export const planMonthly = (req: SignedInReq, shown: PlanMonthlyInput): Promise<void> =>
  askingProvider(async () => {
    const running = await findChangeable(req, 'monthly')
    const { id, currentPeriodEnd } = running
    const from = currentPeriodEnd && monthlyFrom(currentPeriodEnd)
    if (!from || from <= req.now) throw new AppError('plan_change_unavailable.year_ends')
    const { monthly: cents } = await readMembershipPrices(req.pool)
    if (centsOf(shown.price) !== cents || new Date(shown.from).getTime() !== from.getTime())
      throw new AppError('plan_change_outdated.monthly_from', { date: from, price: cents })
    if (!isChargeable(chargeAt({ ...running, priceCents: cents }, from))) throw planTooCheap()
    await findPrice('monthly', cents)
    await req.pool.query(sql`
      update subscriptions set monthly_from = ${from}, monthly_price_cents = ${cents}, monthly_chosen_at = ${req.now}
      where id = ${id} and plan = 'annual'`)
  })

/** Repeated calls change nothing. @throws AppError `no_active_subscription`, `plan_change_unavailable` once it is being changed. */
export async function keepAnnual({ pool, user, now }: SignedInReq): Promise<void> {
  const running = await findRunningPlan(pool, user.id)
  if (!running) throw new AppError('no_active_subscription')
  if (running.monthlyFrom && running.monthlyFrom <= now) throw new AppError('plan_change_unavailable.changing')
  await forgetPlanned(pool, running.id)
}

/** @param id of the membership. */
export async function forgetPlanned(database: Database, id: number): Promise<void> {
  await database.query(sql`
    update subscriptions set monthly_from = null, monthly_price_cents = null, monthly_chosen_at = null
    where id = ${id} and monthly_from is not null`)
}

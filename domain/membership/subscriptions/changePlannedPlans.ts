import { longDay } from '#contracts/shared/longDay.ts'
import { plannedMonthlyTerms } from '#contracts/membership/plannedMonthlyTerms.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import type { IdempotencyKey } from '#providers/stripe/IdempotencyKey.ts'
import { renewWithPlan } from '#providers/stripe/planChanges.ts'
import { dayIn } from '#texts/formats.ts'
import { termsWords } from '#texts/termsWords.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'
import { createBreaker, forEachUntilUnreachable } from '#domain/platform/cardPlumbing/createBreaker.ts'
import type { Req } from '#domain/platform/Req.ts'
import { applySubscription } from './applySubscription.ts'
import { forgetPlanned } from './plannedMonthly.ts'
import { findRunningPlan, type RunningPlan } from './runningPlan.ts'
import { withPlanKey } from './withPlanKey.ts'
import { withConsent } from './withConsent.ts'
import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { type PlanChangeFacts, planChangeRefusal } from './planChangeRefusal.ts'

const PAGE = 500
const HOUR_MS = 60 * 60 * 1000

/** `language` is the member’s: that of the page on which the plan was chosen isn’t stored. */
type Due = { id: number; userId: number; subscriptionId: string; language: Language }

/** Begins the monthly plans whose day has come. What fails is tried again in an hour, until the year ends. */
export async function changePlannedPlans(req: Req): Promise<void> {
  await req.pool.query(sql`
    update subscriptions set monthly_from = null, monthly_price_cents = null, monthly_chosen_at = null
    where monthly_from is not null and (status = 'canceled' or plan = 'monthly')`)
  const due = await rows(
    req.pool,
    sql<Omit<Due, 'subscriptionId'> & { subscriptionId: string | null }>`
      select s.id, s.user_id as "userId", s.subscription_id as "subscriptionId", u.language
      from subscriptions s join users u on u.id = s.user_id
      where s.monthly_from <= ${req.now} order by s.monthly_from, s.id limit ${PAGE}`,
  )
  await forEachUntilUnreachable(
    createBreaker(),
    due.flatMap(({ subscriptionId, ...one }) => (subscriptionId ? { ...one, subscriptionId } : [])),
    (one) => changePlanned(req, one),
    (error, { subscriptionId }) => req.log.warn({ err: error, subscriptionId, msg: 'A plan could not become monthly' }),
  )
}

async function changePlanned(req: Req, { id, userId, subscriptionId, language }: Due): Promise<void> {
  await applySubscription(req, subscriptionId)
  const running = await findRunningPlan(req.pool, userId)
  const { monthlyFrom, monthlyPriceCents: priceCents, chosenAt } = running ?? {}
  if (running?.id !== id || !monthlyFrom || !priceCents || !chosenAt) return
  switch (plannedOutcome({ ...running, monthlyFrom }, req.now)) {
    case 'wait':
      return
    case 'forget':
      return forgetPlanned(req.pool, id)
    case 'missed':
      return giveUp(req, running, monthlyFrom)
    case 'change': {
      const from = dayIn(language, monthlyFrom)
      const terms = plannedMonthlyTerms({ from, cents: priceCents, isTaxed: running.isTaxed }, termsWords(language))
      const action = `plan:${subscriptionId}:monthly:${Math.floor(req.now.getTime() / HOUR_MS)}`
      const change = { plan: 'monthly', priceCents, at: monthlyFrom } as const
      const call = (key: IdempotencyKey) => renewWithPlan(subscriptionId, change, key)
      await withConsent(req, { id, terms, consentedAt: chosenAt }, () =>
        withPlanKey(req.pool, { action, subscriptionId, plan: 'monthly', call }),
      )
      await applySubscription(req, subscriptionId)
      await forgetPlanned(req.pool, id)
    }
  }
}

async function giveUp({ pool }: Req, { id, subscriptionId }: RunningPlan, monthlyFrom: Date): Promise<void> {
  const alert = { kind: 'plan-not-changed', day: longDay(monthlyFrom), subscription: subscriptionId } as const
  await inTransaction(pool, async (tx) => {
    await raiseAlert(tx, { about: 'members', key: `plan-not-changed:${id}:${monthlyFrom.toISOString()}`, alert })
    await forgetPlanned(tx, id)
  })
}

/** `missed`: another year has begun before the plan could be changed. */
type PlannedOutcome = 'wait' | 'change' | 'forget' | 'missed'

/** What becomes of a monthly plan that was chosen for when the year ends. */
export function plannedOutcome(facts: PlanChangeFacts & { monthlyFrom: Date }, now: Date): PlannedOutcome {
  const { plan, currentPeriodEnd, monthlyFrom } = facts
  if (plan === 'monthly') return 'forget'
  if (currentPeriodEnd && currentPeriodEnd.getTime() > monthlyFrom.getTime() + 2 * DAY_MS) return 'missed'
  if (now < monthlyFrom) return 'wait'
  // Canceled, or a bank is asking: the year can still end, or go on.
  return planChangeRefusal(facts, 'monthly', now) === null ? 'change' : 'wait'
}

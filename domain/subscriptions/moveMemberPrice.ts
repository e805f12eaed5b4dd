import type { Cents } from '#contracts/money.ts'
import type { Plan } from '#contracts/people.ts'
import { row, sql } from '#database/sql.ts'
import { changeSubscriptionPrice } from '#providers/stripe/memberships.ts'
import type { Req } from '../Req.ts'
import { applySubscription } from './applySubscription.ts'
import { readMembershipPrices } from './readMembershipPrices.ts'

/** Repeating it changes nothing: it sets a price instead of adding anything. A price that is no longer offered is left. */
export async function moveMemberPrice(req: Req, id: number, cents: Cents): Promise<void> {
  const member = await row(
    req.pool,
    sql<{ subscriptionId: string; plan: Plan }>`
      select subscription_id as "subscriptionId", plan from subscriptions
      where id = ${id} and subscription_id is not null and status in ('trialing', 'active', 'past_due')
        and not cancel_at_period_end and price_cents <> ${cents}`,
  )
  if (!member) return
  const prices = await readMembershipPrices(req.pool)
  if (prices[member.plan] !== cents) return
  await changeSubscriptionPrice(member.subscriptionId, member.plan, cents)
  await applySubscription(req, member.subscriptionId)
}

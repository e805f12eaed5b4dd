import { formatCents, type Cents } from '#contracts/money.ts'
import type { Plan } from '#contracts/people.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import { addJob } from '../addJob.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { readMembershipPrices } from './readMembershipPrices.ts'

/**
 * Moves the members of a plan to the price that is offered now, each with a job of its own: a crash or an outage of the
 * card provider only delays the rest.
 * @param cents the price that was confirmed.
 * @returns how many members will be moved.
 * @throws ShopError `settings_changed` when another price is offered meanwhile.
 */
export function moveMembers(req: SignedInReq, plan: Plan, cents: Cents): Promise<number> {
  return inTransaction(req.pool, async (tx) => {
    const prices = await readMembershipPrices(tx)
    if (prices[plan] !== cents) throw new ShopError('settings_changed')
    const members = await rows(
      tx,
      sql<{ id: number }>`
        select id from subscriptions
        where plan::text = ${plan} and price_cents <> ${cents} and subscription_id is not null
          and status in ('trialing', 'active', 'past_due') and not cancel_at_period_end
        order by id`,
    )
    for (const { id } of members)
      await addJob(tx, 'moveMemberPrice', { subscriptionId: id, cents }, { key: `move-member-price:${id}` })
    if (members.length > 0) {
      const name = plan === 'annual' ? 'annual' : 'monthly'
      const subject = `${members.length} ${name} ${members.length === 1 ? 'member' : 'members'} to ${formatCents(cents)} from their next renewal`
      await recordAudit(tx, req, { what: 'Moved', kind: 'subscriptions', subjectId: null, subject })
    }
    return members.length
  })
}

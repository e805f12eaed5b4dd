import { longDay } from '#contracts/longDay.ts'
import { formatCents, type Cents } from '#contracts/money.ts'
import type { Plan } from '#contracts/people.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { addJob } from '../addJob.ts'
import { recordAudit } from '../auditLog/recordAudit.ts'
import { queueMail } from '../mail/queueMail.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { planName, priceLabel } from './membershipMails.ts'
import { readMembershipPrices } from './readMembershipPrices.ts'

type Member = { id: number; email: string; cents: Cents; isTaxed: boolean; renewsAt: Date }

/**
 * Moves the members of a plan to the price that is offered now, and tells each of them in an email. Each is moved by a
 * separate job, so a crash or an outage of the card provider only delays the rest.
 * @param cents the price that was confirmed.
 * @returns how many members will be moved.
 * @throws ShopError `settings_changed` when another price is offered meanwhile.
 */
export function moveMembers(req: SignedInReq, plan: Plan, cents: Cents): Promise<number> {
  return inTransaction(req.pool, async (tx) => {
    const prices = await readMembershipPrices(tx)
    if (prices[plan] !== cents) throw new ShopError('settings_changed')
    const members = await findMembers(tx, plan, cents)
    for (const member of members) {
      await announce(tx, plan, member, cents)
      const { id } = member
      await addJob(tx, 'moveMemberPrice', { subscriptionId: id, cents }, { key: `move-member-price:${id}` })
    }
    if (members.length > 0) {
      const name = plan === 'annual' ? 'annual' : 'monthly'
      const subject = `${members.length} ${name} ${members.length === 1 ? 'member' : 'members'} to ${formatCents(cents)} from their next renewal`
      await recordAudit(tx, req, { what: 'Moved', kind: 'subscriptions', subjectId: null, subject })
    }
    return members.length
  })
}

const findMembers = (tx: Database, plan: Plan, cents: Cents): Promise<Member[]> =>
  rows(
    tx,
    sql<Member>`
      select s.id, u.email, s.price_cents::int as cents, s.is_taxed as "isTaxed", s.current_period_end as "renewsAt"
      from subscriptions s join users u on u.id = s.user_id
      where s.plan::text = ${plan} and s.price_cents <> ${cents} and s.subscription_id is not null
        and s.status in ('trialing', 'active', 'past_due') and not s.cancel_at_period_end
        and s.current_period_end is not null
      order by s.id`,
  )

/** Once for each renewal and price, however often the button is pressed. */
async function announce(tx: Database, plan: Plan, { id, email, cents, isTaxed, renewsAt }: Member, wanted: Cents) {
  const label = (price: Cents) => `${priceLabel(plan, price)}${isTaxed ? ', plus tax' : ''}`
  const prices = { oldPrice: label(cents), newPrice: label(wanted) }
  await queueMail(tx, {
    kind: 'price-changing',
    key: `price-changing:${id}:${cents}:${wanted}:${renewsAt.toISOString()}`,
    to: email,
    data: { firstName: '', plan: planName(plan), ...prices, changesAt: longDay(renewsAt) },
  })
}

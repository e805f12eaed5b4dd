import type { Cents } from '#contracts/shared/money.ts'
import { formatCents } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { chargeAt, type Discount } from '../subscriptions/chargeAt.ts'
import { isChargeable } from '../subscriptions/isChargeable.ts'
import { readMembershipPrices } from '../subscriptions/readMembershipPrices.ts'
import { CHARGING } from '../subscriptions/StoredStatus.ts'

type PlannedMove = {
  plan: Plan
  /** The price that was confirmed. */
  cents: Cents
  /** Also those who came from another program with a price of their own. */
  withAdopted: boolean
}

/**
 * Chooses the members of a plan who are to pay the price that is offered now. Nobody is charged or told yet:
 * `movePrices` does that, for each before the renewal that `noticeWindow` allows.
 * @returns how many were chosen now.
 * @throws AppError `settings_changed` when another price is offered meanwhile.
 */
export function chooseMoves(req: SignedInReq, { plan, cents, withAdopted }: PlannedMove): Promise<number> {
  return inTransaction(req.pool, async (tx) => {
    const prices = await readMembershipPrices(tx)
    if (prices[plan] !== cents) throw new AppError('settings_changed')
    const members = await findMembers(tx, { plan, cents, withAdopted })
    const payable = members.filter((member) => canPay({ ...member, priceCents: cents }, req.now))
    const chosen = await choose(tx, { plan, cents, ids: payable.map(({ id }) => id), now: req.now })
    if (chosen > 0) {
      const people = `${chosen} ${plan} ${chosen === 1 ? 'member' : 'members'}`
      const subject = `${people} to ${formatCents(cents)} from a later renewal`
      await recordAudit(tx, req, { what: 'Moved', kind: 'subscriptions', subjectId: null, subject })
    }
    return chosen
  })
}

type Member = Omit<Discount, 'creditCents'> & { id: number; priceCents: Cents }

/** With a discount for good, the new price can be one that no card pays. */
const canPay = (member: Member, now: Date): boolean =>
  member.discountEndsAt !== null || isChargeable(chargeAt(member, now))

/** Not those who chose the monthly plan for when their year ends: they agreed to another price. */
const findMembers = (tx: Database, { plan, cents, withAdopted }: PlannedMove): Promise<Member[]> =>
  rows(
    tx,
    sql<Member>`
      select s.id, s.price_cents as "priceCents", s.discount_percent as "discountPercent", s.discount_cents as "discountCents",
        s.discount_ends_at as "discountEndsAt"
      from subscriptions s
      where s.plan::text = ${plan} and s.price_cents <> ${cents} and s.subscription_id is not null
        and s.status = any(${CHARGING}::enum_subscriptions_status[]) and not s.cancel_at_period_end
        and s.monthly_from is null and (${withAdopted}::boolean or not s.is_adopted)
      order by s.id`,
  )

type Chosen = { plan: Plan; cents: Cents; ids: number[]; now: Date }

/** Choosing somebody again changes nothing, unless the price is another one: that needs another notice. */
async function choose(tx: Database, { plan, cents, ids, now }: Chosen): Promise<number> {
  const chosen = await rows(
    tx,
    sql<{ id: number }>`
      insert into price_moves as m (subscription_id, plan, cents, chosen_at)
      select id, ${plan}::enum_subscriptions_plan, ${cents}::int, ${now}::timestamptz from unnest(${ids}::int[]) as chosen (id)
      on conflict (subscription_id) where moved_at is null do update
        set plan = excluded.plan, cents = excluded.cents, chosen_at = excluded.chosen_at, terms = null, noticed_at = null, begins_at = null
        where m.cents <> excluded.cents or m.plan <> excluded.plan
      returning id`,
  )
  return chosen.length
}

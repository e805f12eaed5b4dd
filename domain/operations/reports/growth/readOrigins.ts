import { z } from 'zod'
import type { Cents } from '#contracts/shared/money.ts'
import { type Database, dynamicSql, parsedRows, rows, sql } from '#database/sql.ts'
import { currentSubscription } from '#domain/membership/subscriptions/currentSubscription.ts'
import { inForce } from '#domain/membership/subscriptions/isEntitled.ts'

/** What came from a site or a campaign: of the accounts that were created in a period, and of the orders that were paid in it. */
export type Origin = {
  /** Null for accounts without a recorded visit. */
  origin: string | null
  campaign: string | null
  signUps: number
  confirmed: number
  /** Began a trial or a paid membership. */
  started: number
  paid: number
  /** Paid, and has access by a subscription now. */
  members: number
  orders: number
  /** Charged for orders less refunds. What a gift card paid came in when the card was sold. */
  orderCents: Cents
}

/** Most sign-ups first. Employees are not counted. */
export async function readOrigins(database: Database, since: Date, now: Date): Promise<Origin[]> {
  const [people, orders] = await Promise.all([countPeople(database, since, now), sumOrders(database, since)])
  const origins = new Map<string, Origin>()
  for (const part of [...people, ...orders]) {
    const key = JSON.stringify([part.origin, part.campaign])
    origins.set(key, { ...NOTHING, ...origins.get(key), ...part })
  }
  return [...origins.values()].sort((a, b) => b.signUps - a.signUps || b.orderCents - a.orderCents)
}

const NOTHING = { signUps: 0, confirmed: 0, started: 0, paid: 0, members: 0, orders: 0, orderCents: 0 }

const peopleRow = z.object({
  origin: z.string().nullable(),
  campaign: z.string().nullable(),
  signUps: z.number(),
  confirmed: z.number(),
  started: z.number(),
  paid: z.number(),
  members: z.number(),
})

const countPeople = (database: Database, since: Date, now: Date): Promise<z.infer<typeof peopleRow>[]> =>
  parsedRows(
    database,
    peopleRow,
    dynamicSql`
      select a.origin, a.campaign, count(*) as "signUps",
        count(*) filter (where u.email_verified_at is not null) as confirmed,
        count(*) filter (where own.started) as started, count(*) filter (where own.paid) as paid,
        count(*) filter (where s.first_paid_at is not null and u.closed_at is null and ${inForce(now)}) as members
      from users u
      left join attributions a on a.user_id = u.id and a.kind = 'sign_up'
      left join lateral (
        select bool_or(started_at is not null) as started, bool_or(first_paid_at is not null) as paid
        from subscriptions where user_id = u.id) own on true
      ${currentSubscription}
      where u.created_at > ${since} and not u.is_employee
      group by 1, 2`,
  )

const sumOrders = (
  database: Database,
  since: Date,
): Promise<{ origin: string | null; campaign: string | null; orders: number; orderCents: Cents }[]> =>
  rows(
    database,
    sql<{ origin: string | null; campaign: string | null; orders: number; orderCents: Cents }>`
      select a.origin, a.campaign, count(*) as orders,
        coalesce(sum(o.total_cents - o.refunded_cents - (o.gift_cents - coalesce((
          select sum(r.amount_cents) from refunds r where r.order_id = o.id and r.gift_card_id is not null), 0))), 0) as "orderCents"
      from orders o left join attributions a on a.order_id = o.id
      where o.payment in ('paid', 'partially_refunded', 'refunded') and o.paid_at > ${since}
      group by 1, 2`,
  )

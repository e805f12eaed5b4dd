import type { Site } from './site.ts'

const DAY = 86_400_000

export type RawPerson = {
  id: number
  createdAt: Date
  confirmed: boolean
  origin: { host: string | null; source: string | null; campaign: string | null; landing: string | null } | null
  postId: number | null
  memberships: {
    id: number
    status: string
    startedAt: Date
    firstPaidAt: Date | null
    endedAt: Date | null
    postId: number | null
    payments: { cents: number; returned: number; paidAt: Date }[]
  }[]
}
export type RawOrder = { payment: string; paidAt: Date; total: number; refunded: number; origin: string | null }

/** A mulberry32 generator, so that a failing run can be repeated with its seed. */
export function randomFrom(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (most: number): number => Math.floor(next() * (most + 1))
  const one = <Item>(items: readonly [Item, ...Item[]]): Item => items[whole(items.length - 1)] ?? items[0]
  return { whole, one, chance: (share: number) => next() < share }
}

type Random = ReturnType<typeof randomFrom>

/** Stores a person with a random life, and returns what was stored. */
export async function storePerson(site: Site, random: Random, now: Date, posts: number[]): Promise<RawPerson> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY - random.whole(DAY))
  const createdAt = ago(random.whole(450))
  const confirmed = random.chance(0.7)
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into users (email, first_name, last_name, handle, created_at, email_verified_at)
     values (gen_random_uuid() || '@example.test', 'R', 'P', gen_random_uuid()::text, $1, $2) returning id`,
    [createdAt, confirmed ? createdAt : null],
  )
  const id = rows[0]?.id ?? 0
  const post = () => (random.chance(0.6) ? (posts[random.whole(posts.length - 1)] ?? null) : null)
  const origin = random.chance(0.8)
    ? {
        host: random.one(['reddit.com', 'news.example', null]),
        source: random.one(['letter', null, null]),
        campaign: random.one(['june', 'july', null]),
        landing: random.one(['/', null]),
      }
    : null
  const postId = origin ? post() : null
  if (origin)
    await site.pool.query(
      `insert into attributions (kind, user_id, host, source, campaign, landing, post_id, created_at) values ('sign_up', $1, $2, $3, $4, $5, $6, $7)`,
      [id, origin.host, origin.source, origin.campaign, origin.landing, postId, createdAt],
    )
  const person: RawPerson = { id, createdAt, confirmed, origin, postId, memberships: [] }
  for (let left = random.whole(2); left > 0; left -= 1)
    person.memberships.push(await storeMembership(site, random, person, { now, isLast: left === 1, post }))
  return person
}

async function storeMembership(
  site: Site,
  random: Random,
  person: RawPerson,
  { now, isLast, post }: { now: Date; isLast: boolean; post: () => number | null },
): Promise<RawPerson['memberships'][number]> {
  const between = (from: Date) => new Date(from.getTime() + random.whole(now.getTime() - from.getTime()))
  const startedAt = between(person.createdAt)
  const firstPaidAt = random.chance(0.8) ? between(startedAt) : null
  const endedAt = isLast && random.chance(0.6) ? null : between(firstPaidAt ?? startedAt)
  const status = endedAt ? 'canceled' : 'active'
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into subscriptions (user_id, plan, status, price_cents, started_at, first_paid_at, ended_at, current_period_end, created_at)
     values ($1, 'monthly', $2, 1212, $3, $4, $5, $6, $3) returning id`,
    [person.id, status, startedAt, firstPaidAt, endedAt, new Date(now.getTime() + 5 * DAY)],
  )
  const id = rows[0]?.id ?? 0
  const postId = random.chance(0.5) ? post() : null
  if (postId !== null)
    await site.pool.query(
      `insert into attributions (kind, user_id, subscription_id, post_id, created_at) values ('subscription', $1, $2, $3, $4)`,
      [person.id, id, postId, startedAt],
    )
  const payments: RawPerson['memberships'][number]['payments'] = []
  for (let left = firstPaidAt ? 1 + random.whole(3) : 0; firstPaidAt && left > 0; left -= 1) {
    const paid = { cents: 1212, returned: random.one([0, 0, 0, 500, 1212]), paidAt: between(firstPaidAt) }
    payments.push(paid)
    await site.pool.query(
      `insert into membership_payments (invoice_id, subscription_id, cents, returned_cents, is_disputed, paid_at)
       values (gen_random_uuid()::text, $1, $2, $3, false, $4)`,
      [id, paid.cents, paid.returned, paid.paidAt],
    )
  }
  return { id, status, startedAt, firstPaidAt, endedAt, postId, payments }
}

export async function storeOrder(site: Site, random: Random, now: Date): Promise<RawOrder> {
  const total = 1000 + random.whole(9000)
  const payment = random.one(['paid', 'paid', 'partially_refunded', 'refunded', 'pending', 'failed'])
  const refunded = payment === 'refunded' ? total : payment === 'partially_refunded' ? random.whole(total - 1) : 0
  const paidAt = new Date(now.getTime() - random.whole(450) * DAY)
  const origin = random.one(['reddit.com', 'news.example', null])
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into orders (reference, fingerprint, email, phone, shipping_address, billing_address, shipping_method, currency, payment, fulfilment,
       subtotal_cents, discount_cents, shipping_cents, tax_cents, total_cents, refunded_cents, gift_cents, paid_at, is_demo)
     values (upper(substr(gen_random_uuid()::text, 1, 12)), '', '', '', '{}', '{}', 'standard', 'usd', $1, 'none', $2, 0, 0, 0, $2, $3, 0, $4, false)
     returning id`,
    [payment, total, refunded, paidAt],
  )
  if (origin)
    await site.pool.query(`insert into attributions (kind, order_id, host, created_at) values ('order', $1, $2, $3)`, [
      rows[0]?.id,
      origin,
      paidAt,
    ])
  return { payment, paidAt, total, refunded, origin }
}

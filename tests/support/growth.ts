import { splitCents } from '#domain/shop/checkout/splitCents.ts'
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
    isInForce: boolean
    postId: number | null
    payments: { cents: number; returned: number; paidAt: Date }[]
  }[]
}
export type RawOrder = { payment: string; paidAt: Date; total: number; refunded: number; origin: string | null }
export type RawFriend = { state: string; creditCents: number | null }

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
  const inDays = (days: number) => new Date(now.getTime() + days * DAY)
  const state = endedAt ? 'ended' : random.one(['active', 'active', 'suspended', 'paused', 'expired', 'late'])
  const status = { ended: 'canceled', late: 'past_due' }[String(state)] ?? 'active'
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into subscriptions (user_id, plan, status, price_cents, started_at, first_paid_at, ended_at, current_period_end,
       suspended_for, suspended_at, paused_from, paused_until, past_due_since, created_at)
     values ($1, 'monthly', $2, 1212, $3, $4, $5, $6, $7, $8, $9, $10, $11, $3) returning id`,
    [
      person.id,
      status,
      startedAt,
      firstPaidAt,
      endedAt,
      inDays(state === 'expired' ? -20 : 5),
      state === 'suspended' ? 'refund' : null,
      state === 'suspended' ? now : null,
      state === 'paused' ? inDays(-2) : null,
      state === 'paused' ? inDays(28) : null,
      state === 'late' ? inDays(-3) : null,
    ],
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
  const isInForce = state === 'active' || (state === 'late' && firstPaidAt !== null)
  return { id, status, startedAt, firstPaidAt, endedAt, isInForce, postId, payments }
}

export async function storeOrder(site: Site, random: Random, now: Date): Promise<RawOrder> {
  const lines = Array.from({ length: 1 + random.whole(2) }, () => ({
    title: random.one(['Tee', 'Mug', 'Cap, "warm"']),
    quantity: 1 + random.whole(2),
    unit: 900 + random.whole(2500),
  }))
  const subtotal = lines.reduce((sum, { quantity, unit }) => sum + quantity * unit, 0)
  const discount = random.chance(0.5) ? random.whole(800) : 0
  const total = subtotal - discount
  const shares = splitCents(
    discount,
    lines.map(({ quantity, unit }) => quantity * unit),
  )
  const gift = random.chance(0.3) ? random.whole(total) : 0
  const payment = random.one(['paid', 'paid', 'partially_refunded', 'refunded', 'pending', 'failed'])
  const refunded = payment === 'refunded' ? total : payment === 'partially_refunded' ? random.whole(total - 1) : 0
  const paidAt = new Date(now.getTime() - random.whole(450) * DAY)
  const origin = random.one(['reddit.com', 'news.example', null])
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into orders (reference, fingerprint, email, phone, shipping_address, billing_address, shipping_method, currency, payment, fulfilment,
       subtotal_cents, discount_cents, shipping_cents, tax_cents, total_cents, refunded_cents, gift_cents, paid_at, is_demo)
     values (upper(substr(gen_random_uuid()::text, 1, 12)), '', '', '', '{}', '{}', 'standard', 'usd', $1, 'none', $2, $3, 0, 0, $4, $5, $6, $7, false)
     returning id`,
    [payment, subtotal, discount, total, refunded, gift, paidAt],
  )
  for (const [position, { title, quantity, unit }] of lines.entries())
    await site.pool.query(
      `insert into order_lines (order_id, position, sku, title, size, color, quantity, unit_price_cents, line_total_cents, member_discount_cents, unit_cost_cents, cancelled_at)
       values ($1, $2, 'sku', $3, 'M', 'Black', $4::int, $5::int, $4::int * $5::int, $6, 400, $7)`,
      [rows[0]?.id, position, title, quantity, unit, shares[position], random.chance(0.15) ? paidAt : null],
    )
  if (origin)
    await site.pool.query(`insert into attributions (kind, order_id, host, created_at) values ('order', $1, $2, $3)`, [
      rows[0]?.id,
      origin,
      paidAt,
    ])
  return { payment, paidAt, total: total - gift, refunded, origin }
}

/** A friend of a member, without an account any more. */
export async function storeFriend(site: Site, random: Random, referrerId: number): Promise<RawFriend> {
  const state = random.one(['joined', 'waiting', 'crediting', 'credited', 'void'])
  const isDecided = !['joined', 'waiting'].includes(state)
  const creditCents = isDecided && state !== 'void' ? 500 + random.whole(800) : null
  await site.pool.query(
    `insert into referrals (referrer_id, friend_key, state, void_reason, due_at, credit_cents, decided_at, created_at)
     values ($1, gen_random_uuid()::text, $2, $3, $4, $5, $6, now())`,
    [
      referrerId,
      state,
      state === 'void' ? 'refunded' : null,
      state === 'joined' ? null : new Date(),
      creditCents,
      isDecided ? new Date() : null,
    ],
  )
  return { state, creditCents }
}

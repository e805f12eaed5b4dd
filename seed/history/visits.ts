import { rows, sql } from '#database/sql.ts'
import { recordAttribution } from '#domain/people/attribution/recordAttribution.ts'
import { visitOf } from '#domain/people/attribution/visitOf.ts'
import type { Req } from '#domain/platform/Req.ts'

/** As a browser would send them; the demo's people came in these ways, in turn. */
const VISITS = [
  'from=www.reddit.com&landing=/content',
  'from=www.youtube.com&source=youtube&campaign=torchlight&landing=/',
  'landing=/',
  'source=newsletter&medium=email&campaign=fall+hunts&landing=/',
  'from=duckduckgo.com&landing=/content',
  'from=www.reddit.com&landing=/',
  'from=agateforum.example&landing=/map',
]

type Member = { userId: number; subscriptionId: number | null; createdAt: Date }

/** Where the people of the last three months came from, and what their memberships paid. Twice changes nothing. */
export async function seedVisits(req: Req): Promise<void> {
  const posts = await rows(
    req.pool,
    sql<{ id: number }>`select id from posts where is_subscriber_only and status = 'published' order by id`,
  )
  const demoVisit = (index: number) => visitOf(req, VISITS[index % VISITS.length], wantedPost(posts, index))
  const members = await rows(
    req.pool,
    sql<Member>`
      select u.id as "userId", s.id as "subscriptionId", u.created_at as "createdAt"
      from users u left join subscriptions s on s.user_id = u.id where u.email like '%@members.stonehunt.test' order by u.id`,
  )
  for (const [index, { userId, subscriptionId, createdAt }] of members.entries()) {
    await recordAttribution(req.pool, { kind: 'sign_up', userId }, demoVisit(index), createdAt)
    if (subscriptionId === null) continue
    const attributed = { kind: 'subscription', userId, subscriptionId } as const
    await recordAttribution(req.pool, attributed, demoVisit(index), createdAt)
  }
  const orders = await rows(
    req.pool,
    sql<{ orderId: number; userId: number | null; createdAt: Date }>`
      select id as "orderId", user_id as "userId", created_at as "createdAt" from orders order by id`,
  )
  for (const [index, { createdAt, ...order }] of orders.entries())
    await recordAttribution(req.pool, { kind: 'order', ...order }, demoVisit(index + 2), createdAt)
  await seedPayments(req)
}

/** Most came for a post. */
function wantedPost(posts: { id: number }[], index: number): string {
  const post = posts[(index * index) % posts.length]
  return index % 4 === 3 || !post ? '/' : `/content/${post.id}`
}

/** Of the memberships without a number at the card provider: one payment for each period that has begun. */
async function seedPayments({ pool, now }: Req): Promise<void> {
  await pool.query(sql`
    insert into membership_payments (invoice_id, subscription_id, cents, returned_cents, is_disputed, paid_at)
    select 'demo-' || s.id || '-' || period, s.id, s.price_cents, 0, false, paid_at
    from subscriptions s join users u on u.id = s.user_id and u.email like '%@members.stonehunt.test'
    cross join lateral (
      select period, s.first_paid_at + period * case s.plan when 'annual' then interval '365 days' else interval '30 days' end as paid_at
      from generate_series(0, 11) as periods (period)) paid
    where s.first_paid_at is not null and s.price_cents > 0 and paid_at <= coalesce(s.ended_at - interval '1 minute', ${now})
      and (s.past_due_since is null or paid_at < s.past_due_since)
    on conflict do nothing`)
}

import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { type Database, sql } from '#database/sql.ts'
import type { Visit } from './parseVisit.ts'

/** What the visit led to. `userId` is null for a guest's order. */
type Attributed =
  | { kind: 'sign_up'; userId: number }
  | { kind: 'subscription'; userId: number; subscriptionId: number }
  | { kind: 'order'; userId: number | null; orderId: number }

const SAME_VISIT_MS = DAY_MS

/**
 * Stores where something came from, once. Within a day of the sign-up it came from where the sign-up did: creating an account
 * and paying load the site again, and its memory of the visit ends there.
 */
export async function recordAttribution(
  database: Database,
  attributed: Attributed,
  visit: Visit,
  now: Date,
): Promise<void> {
  const { kind, userId } = attributed
  const subscriptionId = attributed.kind === 'subscription' ? attributed.subscriptionId : null
  const orderId = attributed.kind === 'order' ? attributed.orderId : null
  const { host, source, medium, campaign, landing, firstSeen, lastSeen, postId } = visit
  const isKnown = [host, source, medium, campaign, landing, lastSeen, postId].some((fact) => fact !== null)
  // Only somebody with an account can have a sign-up that it follows.
  if (!isKnown && (kind === 'sign_up' || userId === null)) return
  await database.query(sql`
    insert into attributions (kind, user_id, subscription_id, order_id, host, source, medium, campaign, landing, first_seen, last_seen,
      post_id, created_at)
    select ${kind}, ${userId}::int, ${subscriptionId}::int, ${orderId}::int,
      case when s.id is null then ${host} else s.host end, case when s.id is null then ${source} else s.source end,
      case when s.id is null then ${medium} else s.medium end, case when s.id is null then ${campaign} else s.campaign end,
      case when s.id is null then ${landing} else s.landing end, coalesce(s.first_seen, ${firstSeen}),
      coalesce(${lastSeen}, s.last_seen), coalesce((select id from posts where id = ${postId}::int), s.post_id), ${now}::timestamptz
    from (select) as one left join attributions s on ${kind} <> 'sign_up' and s.kind = 'sign_up' and s.user_id = ${userId}::int
      and s.created_at > ${new Date(now.getTime() - SAME_VISIT_MS)}
    where ${isKnown}::boolean or s.id is not null
    on conflict do nothing`)
}

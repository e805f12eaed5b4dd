import type { SubscriptionStatus } from '#contracts/people/people.ts'
import { row, sql } from '#database/sql.ts'
import { findSubscription, type CardSubscription } from '#providers/stripe/memberships.ts'
import type { Req } from '#domain/platform/Req.ts'
import type { ReadSubscription } from './ReadSubscription.ts'
import { endAtProvider, ENDED_STATUSES, revokeSubscription } from './revokeSubscription.ts'
import { RUNNING, type StoredStatus } from './StoredStatus.ts'

type LocalState = { status: SubscriptionStatus; isClosed: boolean; hasOther: boolean }

/** The account is closed, the form was given up, or another subscription is running. */
function isUnwanted(providerStatus: SubscriptionStatus, { status, isClosed, hasOther }: LocalState): boolean {
  if (ENDED_STATUSES.includes(providerStatus)) return false
  if (isClosed || status === 'canceled') return true
  return providerStatus === 'incomplete' ? status === 'incomplete_expired' : hasOther
}

type Ours = Omit<LocalState, 'hasOther'> & { id: number; hasRun: boolean; otherId: string | null }

/** Refunds what never gave access. @returns whether it was ended. */
export async function endUnwantedSubscription(
  req: Req,
  { subscription, readNumber }: ReadSubscription,
): Promise<boolean> {
  const ours = await findOurs(req, subscription)
  if (!ours) return false
  const hasOther = ours.otherId !== null && (await stillRuns(ours.otherId))
  if (!isUnwanted(subscription.status, { ...ours, hasOther })) return false
  req.log.warn({ subscriptionId: subscription.id, msg: 'An unwanted subscription was canceled' })
  // Store the id first, so that its refunds and its end are recognized as ours.
  await req.pool.query(sql`
    update subscriptions set subscription_id = ${subscription.id} where id = ${ours.id} and subscription_id is null`)
  if (ours.hasRun) await endAtProvider(subscription.id)
  else await revokeSubscription(req, ours.id, subscription.id)
  await req.pool.query(sql`
    update subscriptions set status = 'canceled', read_number = ${readNumber}, fetched_at = now(),
      ended_at = coalesce(ended_at, ${req.now}), updated_at = now()
    where id = ${ours.id}`)
  return true
}

/** Null when it is not ours: the Stripe account may serve other products too. */
function findOurs({ pool }: Req, { id, localKey, customerId }: CardSubscription): Promise<Ours | null> {
  return row(
    pool,
    sql<Omit<Ours, 'status'> & { status: StoredStatus }>`
      select s.id, s.status, s.started_at is not null as "hasRun", u.closed_at is not null as "isClosed",
        (select o.subscription_id from subscriptions o where o.user_id = s.user_id and o.id <> s.id
          and o.status = any(${RUNNING}::enum_subscriptions_status[])) as "otherId"
      from subscriptions s join users u on u.id = s.user_id
      where s.subscription_id = ${id} or (s.subscription_id is null and u.card_customer_id = ${customerId}
        and split_part(s.idempotency_key, '.', 1) = ${localKey})
      order by s.subscription_id nulls last limit 1`,
  )
}

/** Our row may be stale, and the result decides whether someone loses a subscription. */
async function stillRuns(subscriptionId: string): Promise<boolean> {
  const subscription = await findSubscription(subscriptionId)
  return subscription !== null && !ENDED_STATUSES.includes(subscription.status)
}

import type { Plan } from '#contracts/people.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { type CardSetup, findCardSetup } from '#providers/stripe/cardSetups.ts'
import { type CardSubscription, findSubscription } from '#providers/stripe/memberships.ts'
import { lockPerson } from '../people/locks.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { applySetupIntent } from './applySetupIntent.ts'
import { applySubscription } from './applySubscription.ts'
import { endLapsedMembership } from './endLapsedMembership.ts'
import { endCardSetup, revokeSubscription } from './revokeSubscription.ts'
import { mayHaveTrial } from './trialAvailable.ts'

/** A person has at most one. */
export type SubscriptionForm = {
  id: number
  key: string
  plan: Plan
  isTrial: boolean
  setupIntentId: string | null
  subscriptionId: string | null
}

export async function ensureSubscriptionForm(req: SignedInReq, plan: Plan): Promise<SubscriptionForm> {
  // Another tab may start the other plan in between, so retry.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await endLapsedMembership(req)
    const open = await findOpen(req.pool, req)
    if (open && !isSame(open, plan, await mayHaveTrial(req.pool, req.user.id))) await closeForm(req, open)
    const begun = await inTransaction(req.pool, (tx) => findOrBegin(tx, req, plan))
    if (begun) return begun
  }
  throw new ShopError('form_replaced')
}

/** @returns null when a form of another plan is open. */
async function findOrBegin(tx: Database, req: SignedInReq, plan: Plan): Promise<SubscriptionForm | null> {
  await lockPerson(tx, req.user.id)
  const account = await returnsRow(tx, statement`select 1 from users where id = ${req.user.id} and closed_at is null`)
  if (!account) throw new ShopError('unauthorized')
  const isTrial = await mayHaveTrial(tx, req.user.id)
  // One query: with two, a form paid in between would appear in neither.
  const known = await row(
    tx,
    sql<SubscriptionForm & { isOpen: boolean | null }>`
      select id, idempotency_key as key, plan, is_trial as "isTrial", setup_intent_id as "setupIntentId",
        subscription_id as "subscriptionId", status in ('pending', 'incomplete') as "isOpen" from subscriptions
      where user_id = ${req.user.id} and status not in ('canceled', 'incomplete_expired')
      order by status in ('pending', 'incomplete'), id desc limit 1`,
  )
  if (known && !known.isOpen) throw new ShopError('already_subscribed')
  if (known) return isSame(known, plan, isTrial) ? known : null
  return row(
    tx,
    sql<SubscriptionForm>`
      insert into subscriptions (user_id, plan, status, is_trial, created_at) values (${req.user.id}, ${plan}::enum_subscriptions_plan, 'pending', ${isTrial}, ${req.now})
      on conflict (user_id) where status in ('pending', 'incomplete') do nothing
      returning id, idempotency_key as key, plan, is_trial as "isTrial", setup_intent_id as "setupIntentId",
        subscription_id as "subscriptionId"`,
  )
}

const findOpen = (database: Database, { user }: SignedInReq): Promise<SubscriptionForm | null> =>
  row(
    database,
    sql<SubscriptionForm>`
      select id, idempotency_key as key, plan, is_trial as "isTrial", setup_intent_id as "setupIntentId",
        subscription_id as "subscriptionId" from subscriptions
      where user_id = ${user.id} and status in ('pending', 'incomplete') order by id desc limit 1`,
  )

const isSame = (open: SubscriptionForm, plan: Plan, isTrial: boolean): boolean =>
  open.plan === plan && open.isTrial === isTrial

/** Its form must not be confirmed any more. @throws ShopError `already_subscribed`. */
async function closeForm(req: SignedInReq, { id, setupIntentId, subscriptionId }: SubscriptionForm): Promise<void> {
  if (subscriptionId) {
    await refuseIfRunning(req, await findSubscription(subscriptionId))
    await revokeSubscription(req, id, subscriptionId)
  } else if (setupIntentId) {
    await refuseIfConfirmed(req, await findCardSetup(setupIntentId))
    await endCardSetup(setupIntentId)
  }
  await req.pool.query(sql`
    update subscriptions set status = 'incomplete_expired', ended_at = ${req.now}
    where id = ${id} and status in ('pending', 'incomplete') and subscription_id is not distinct from ${subscriptionId}
      and setup_intent_id is not distinct from ${setupIntentId}`)
}

export async function expireSubscriptionForm({ pool, now }: SignedInReq, { id }: SubscriptionForm): Promise<void> {
  await pool.query(sql`
    update subscriptions set status = 'incomplete_expired', ended_at = ${now}
    where id = ${id} and status in ('pending', 'incomplete')`)
}

/** The payment can arrive before its event. */
export async function refuseIfRunning(req: SignedInReq, subscription: CardSubscription | null): Promise<void> {
  if (!subscription || ['incomplete', 'incomplete_expired', 'canceled'].includes(subscription.status)) return
  await applySubscription(req, subscription.id)
  throw new ShopError('already_subscribed')
}

export async function refuseIfConfirmed(req: SignedInReq, setup: CardSetup | null): Promise<void> {
  if (setup?.status !== 'succeeded') return
  await applySetupIntent(req, setup.id)
  throw new ShopError('already_subscribed', { message: 'Your card is already confirmed. Please reload the page.' })
}

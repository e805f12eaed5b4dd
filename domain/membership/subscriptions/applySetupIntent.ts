import type { Cents } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { chooseCard, toCardChange } from '#providers/stripe/cardChanges.ts'
import { type CardSetup, findCardSetup } from '#providers/stripe/cardSetups.ts'
import { isMissing } from '#providers/stripe/isMissing.ts'
import { type CardSubscription, findSubscriptionOf, startWithCard } from '#providers/stripe/memberships.ts'
import { type InboxEvent, isNewEvent } from '#domain/platform/cardPlumbing/inbox.ts'
import { baseKey } from '#domain/platform/cardPlumbing/nextIdempotencyKey.ts'
import { withIdempotencyKey } from '#domain/platform/cardPlumbing/withIdempotencyKey.ts'
import type { Req } from '#domain/platform/Req.ts'
import { applySubscription } from './applySubscription.ts'
import { claimTrial } from './claimTrial.ts'

type Begun = {
  id: number
  key: string
  userId: number
  plan: Plan
  priceCents: Cents
  trialDays: number
  isTrial: boolean
  couponId: string | null
  isTaxed: boolean
  normalizedEmail: string
}
type Confirmed = CardSetup & { customerId: string; paymentMethodId: string }

/** Repeated calls create one subscription. */
export async function applySetupIntent(req: Req, setupIntentId: string, event?: InboxEvent): Promise<void> {
  const setup = await findCardSetup(setupIntentId)
  const begun = await row(
    req.pool,
    sql<Begun>`
      select s.id, s.idempotency_key as key, s.user_id as "userId", s.plan,
        s.price_cents as "priceCents", s.trial_days as "trialDays", s.is_trial as "isTrial",
        s.coupon_id as "couponId", s.is_taxed as "isTaxed",
        coalesce(u.normalized_email, u.email) as "normalizedEmail"
      from subscriptions s join users u on u.id = s.user_id
      where s.setup_intent_id = ${setupIntentId} and s.status = 'pending' and u.closed_at is null`,
  )
  if (begun && setup?.status === 'succeeded' && setup.paymentMethodId && setup.customerId) {
    const claim = {
      subscriptionId: begun.id,
      normalizedEmail: begun.normalizedEmail,
      cardFingerprint: setup.cardFingerprint,
    }
    const confirmed = { ...setup, customerId: setup.customerId, paymentMethodId: setup.paymentMethodId }
    if (!begun.isTrial || (await claimTrial(req.pool, claim))) await beginMembership(req, begun, confirmed)
    else await refuseTrial(req, begun, setup)
  }
  const change = !begun && setup && toCardChange(setup)
  // The provider reports the changed customer, and `applyCustomer` does the rest.
  if (change) await chooseCard(change)
  await inTransaction(req.pool, async (tx) => {
    if (event && !(await isNewEvent(tx, event))) return
    // It can no longer be confirmed.
    if (begun && (setup === null || setup.status === 'canceled')) await expire(tx, req, begun)
  })
}

async function beginMembership(req: Req, begun: Begun, setup: Confirmed): Promise<void> {
  const subscription = await findOrCreateSubscription(req, begun, setup)
  if (!subscription) return
  await inTransaction(req.pool, async (tx) => {
    await tx.query(sql`update users set trial_used_at = coalesce(trial_used_at, ${req.now}) where id = ${begun.userId}`)
    await tx.query(sql`update subscriptions set card_fingerprint = ${setup.cardFingerprint} where id = ${begun.id}`)
  })
  // Read again, because the form may have been given up in the meantime.
  await applySubscription(req, subscription.id)
}

/** @returns null when the customer no longer exists at Stripe. */
async function findOrCreateSubscription(req: Req, begun: Begun, setup: Confirmed): Promise<CardSubscription | null> {
  const { customerId, paymentMethodId } = setup
  const { id, key, userId, plan, priceCents, couponId, isTaxed } = begun
  const trialDays = begun.isTrial ? begun.trialDays : 0
  const member = { userId, plan, priceCents, couponId, isTaxed, trialDays, customerId, paymentMethodId }
  const localKey = baseKey(key)
  const find = () => findSubscriptionOf(customerId, localKey)
  const earlier = await find()
  if (earlier) return earlier
  try {
    return await withIdempotencyKey(req.pool, {
      owner: { of: 'subscription', id },
      key,
      call: (idempotencyKey) => startWithCard({ ...member, idempotencyKey, localKey }),
      find,
    })
  } catch (error) {
    if (!isMissing(error, 'customer')) throw error
    await expire(req.pool, req, begun)
    return null
  }
}

async function expire(database: Database, { now }: Req, { id }: Begun): Promise<void> {
  await database.query(
    sql`update subscriptions set status = 'incomplete_expired', ended_at = ${now} where id = ${id} and status = 'pending'`,
  )
}

/** Nobody is charged for what they expected to be free. A card that can't be recognized does not use up the trial. */
async function refuseTrial(req: Req, begun: Begun, { cardFingerprint }: CardSetup): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    if (cardFingerprint)
      await tx.query(
        sql`update users set trial_used_at = coalesce(trial_used_at, ${req.now}) where id = ${begun.userId}`,
      )
    await tx.query(
      sql`
        update subscriptions set status = 'incomplete_expired', ended_at = ${req.now}, trial_refused_at = ${req.now},
          card_fingerprint = ${cardFingerprint}
        where id = ${begun.id} and status = 'pending'`,
    )
  })
}

import type { Plan } from '#contracts/people.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { type CardSetup, retrieveCardSetup, startTrial } from '#providers/stripe/memberships.ts'
import { type InboxEvent, isNewEvent } from '../payments/inbox.ts'
import type { Req } from '../Req.ts'
import { applySubscription } from './applySubscription.ts'
import { claimTrial } from './claimTrial.ts'

type Begun = { id: number; userId: number; plan: Plan; normalisedEmail: string }

/**
 * A card was confirmed for a trial: makes the subscription at the card provider and stores it.
 * Webhook, return page and reconcile job all come here; the card provider makes one subscription however often.
 */
export async function applySetupIntent(req: Req, setupIntentId: string, event?: InboxEvent): Promise<void> {
  const setup = await retrieveCardSetup(setupIntentId)
  const begun = await row<Begun>(
    req.pool,
    sql`
      select s.id, s.user_id as "userId", s.plan, coalesce(u.normalised_email, u.email) as "normalisedEmail"
      from subscriptions s join users u on u.id = s.user_id
      where s.setup_intent_id = ${setupIntentId} and s.status = 'pending' and u.closed_at is null`,
  )
  if (begun && setup.status === 'succeeded' && setup.paymentMethodId && setup.customerId) {
    const claim = {
      subscriptionId: begun.id,
      normalisedEmail: begun.normalisedEmail,
      cardFingerprint: setup.cardFingerprint,
    }
    const confirmed = { ...setup, customerId: setup.customerId, paymentMethodId: setup.paymentMethodId }
    if (await claimTrial(req.pool, claim)) await beginTrial(req, begun, confirmed)
    else await refuseTrial(req, begun)
  }
  await inTransaction(req.pool, async (tx) => {
    if (event && !(await isNewEvent(tx, event))) return
    if (begun && setup.status === 'canceled') {
      await tx.query(
        sql`update subscriptions set status = 'incomplete_expired', ended_at = ${req.now} where id = ${begun.id} and status = 'pending'`,
      )
    }
  })
}

async function beginTrial(
  req: Req,
  begun: Begun,
  setup: CardSetup & { customerId: string; paymentMethodId: string },
): Promise<void> {
  const subscription = await startTrial({
    localId: begun.id,
    userId: begun.userId,
    plan: begun.plan,
    customerId: setup.customerId,
    paymentMethodId: setup.paymentMethodId,
  })
  await inTransaction(req.pool, async (tx) => {
    await tx.query(sql`update users set trial_used_at = coalesce(trial_used_at, ${req.now}) where id = ${begun.userId}`)
    await tx.query(sql`update subscriptions set card_fingerprint = ${setup.cardFingerprint} where id = ${begun.id}`)
  })
  // Asked for again and stored as it is then: meanwhile the form may have been given up.
  await applySubscription(req, subscription.id)
}

/** Nobody is charged for what they expected to be free: the next try says beforehand that there is no trial. */
async function refuseTrial(req: Req, begun: Begun): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    await tx.query(sql`update users set trial_used_at = coalesce(trial_used_at, ${req.now}) where id = ${begun.userId}`)
    await tx.query(
      sql`
        update subscriptions set status = 'incomplete_expired', ended_at = ${req.now}, trial_refused_at = ${req.now}
        where id = ${begun.id} and status = 'pending'`,
    )
  })
}

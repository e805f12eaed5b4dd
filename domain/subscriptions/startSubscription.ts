import { TRIAL_DAYS } from '#contracts/constants.ts'
import type { CreateSubscriptionAnswer, Plan } from '#contracts/people.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import {
  type CardSubscription,
  cancelCardSetup,
  cancelSubscription,
  createCardSetup,
  findPrice,
  retrieveCardSetup,
  retrieveSubscription,
  startPaidSubscription,
} from '#providers/stripe/memberships.ts'
import { normaliseEmail } from '../people/normaliseEmail.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { applySetupIntent } from './applySetupIntent.ts'
import { storeSubscription } from './applySubscription.ts'
import { mailboxKey } from './claimTrial.ts'
import { ensureCustomer } from './ensureCustomer.ts'

const DAY = 24 * 60 * 60 * 1000

/** A subscription somebody began and has not confirmed yet; a person has at most one. */
type Begun = { id: number; plan: Plan; isTrial: boolean; setupIntentId: string | null; subscriptionId: string | null }

/**
 * Begins a subscription and returns what the payment form confirms. With a trial the card is confirmed first and the
 * subscription made after it, so that nobody has a trial without a card; without one the first payment is due at once.
 * Asking again for the same plan gives the same form.
 *
 * @throws ShopError `already_subscribed`, `card_provider_unreachable` (nothing was made).
 */
export async function startSubscription(req: SignedInReq, plan: Plan): Promise<CreateSubscriptionAnswer> {
  const { begun, replaced } = await inTransaction(req.pool, (tx) => findOrBegin(tx, req, plan))
  try {
    if (replaced) await dropForm(req, replaced)
    await findPrice(plan)
    const customerId = await ensureCustomer(req)
    const clientSecret = begun.isTrial
      ? await trialSecret(req, begun, customerId)
      : await paymentSecret(req, begun, customerId)
    return {
      clientSecret,
      intentType: begun.isTrial ? 'setup' : 'payment',
      trialDays: begun.isTrial ? TRIAL_DAYS : 0,
      firstChargeAt: new Date(req.now.getTime() + (begun.isTrial ? TRIAL_DAYS * DAY : 0)).toISOString(),
    }
  } catch (error) {
    if (error instanceof CardProviderError) throw new ShopError('card_provider_unreachable', { cause: error })
    throw error
  }
}

async function findOrBegin(
  tx: Database,
  req: SignedInReq,
  plan: Plan,
): Promise<{ begun: Begun; replaced: Begun | null }> {
  // Two clicks, two tabs: one after the other.
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('subscription of user'), ${req.user.id}::int)`)
  const live = await row(
    tx,
    sql`select id from subscriptions where user_id = ${req.user.id} and status in ('trialing', 'active', 'past_due', 'paused', 'unpaid')`,
  )
  if (live) throw new ShopError('already_subscribed')
  const isTrial = await mayHaveTrial(tx, req)
  const open = await row<Begun>(
    tx,
    sql`
      select id, plan, is_trial as "isTrial", setup_intent_id as "setupIntentId", subscription_id as "subscriptionId" from subscriptions
      where user_id = ${req.user.id} and status in ('pending', 'incomplete') order by id desc limit 1`,
  )
  if (open && open.plan === plan && open.isTrial === isTrial) return { begun: open, replaced: null }
  if (open)
    await tx.query(
      sql`update subscriptions set status = 'incomplete_expired', ended_at = ${req.now} where id = ${open.id}`,
    )
  const begun = await row<Begun>(
    tx,
    sql`
      insert into subscriptions (user_id, plan, status, is_trial, created_at) values (${req.user.id}, ${plan}, 'pending', ${isTrial}, ${req.now})
      returning id, plan, is_trial as "isTrial", null as "setupIntentId", null as "subscriptionId"`,
  )
  if (!begun) throw new Error('The subscription was not stored')
  return { begun, replaced: open }
}

/** One trial per person: by account and by mailbox here, by card when it is known. */
async function mayHaveTrial(tx: Database, { user }: SignedInReq): Promise<boolean> {
  const mailbox = normaliseEmail(user.email)
  const used = await row(
    tx,
    sql`
      select 1 from users where trial_used_at is not null and (id = ${user.id} or normalised_email = ${mailbox})
      union all
      -- A claim of one's own that was begun and not finished is still to be had.
      select 1 from trial_claims c join subscriptions s on s.id = c.subscription_id
      where c.key = ${mailboxKey(mailbox)} and not (s.user_id = ${user.id} and s.status = 'pending') limit 1`,
  )
  return used === null
}

async function trialSecret(req: SignedInReq, begun: Begun, customerId: string): Promise<string> {
  const member = { localId: begun.id, userId: req.user.id, plan: begun.plan, customerId }
  const setup = begun.setupIntentId ? await retrieveCardSetup(begun.setupIntentId) : await createCardSetup(member)
  await req.pool.query(
    sql`update subscriptions set setup_intent_id = ${setup.id} where id = ${begun.id} and setup_intent_id is null`,
  )
  if (setup.status === 'succeeded') {
    // Confirmed already, and the news of it is still on its way.
    await applySetupIntent(req, setup.id)
    throw new ShopError('already_subscribed', { message: 'Your card is already confirmed. Please reload the page.' })
  }
  if (setup.status === 'canceled' || !setup.clientSecret) {
    await req.pool.query(sql`update subscriptions set status = 'incomplete_expired' where id = ${begun.id}`)
    throw new ShopError('card_provider_unreachable', { message: 'That form has expired. Please try again.' })
  }
  return setup.clientSecret
}

async function paymentSecret(req: SignedInReq, begun: Begun, customerId: string): Promise<string> {
  const member = { localId: begun.id, userId: req.user.id, plan: begun.plan, customerId }
  const started = begun.subscriptionId
    ? await retrieveSubscription(begun.subscriptionId)
    : await startPaidSubscription(member)
  await req.pool.query(sql`
    update subscriptions set subscription_id = ${started.id}, status = 'incomplete'
    where id = ${begun.id} and subscription_id is null`)
  await refuseIfRunning(req, started)
  if (!started.clientSecret) {
    await req.pool.query(
      sql`update subscriptions set status = 'incomplete_expired' where id = ${begun.id} and status = 'incomplete'`,
    )
    throw new ShopError('card_provider_unreachable', { message: 'That form has expired. Please try again.' })
  }
  return started.clientSecret
}

/**
 * The form of another plan must not be confirmed any more. One that was paid meanwhile is no form: it counts.
 *
 * @throws ShopError `already_subscribed`.
 */
async function dropForm(req: SignedInReq, { setupIntentId, subscriptionId }: Begun): Promise<void> {
  if (subscriptionId) {
    await refuseIfRunning(req, await retrieveSubscription(subscriptionId))
    await cancelSubscription(subscriptionId).catch(ignoreRefusal)
  } else if (setupIntentId) {
    await cancelCardSetup(setupIntentId).catch(ignoreRefusal)
  }
}

/** Payment and its news cross: what already runs at the provider is stored instead of begun again. */
async function refuseIfRunning(req: SignedInReq, subscription: CardSubscription): Promise<void> {
  if (
    subscription.status === 'incomplete' ||
    subscription.status === 'incomplete_expired' ||
    subscription.status === 'canceled'
  )
    return
  await inTransaction(req.pool, (tx) => storeSubscription(tx, subscription, new Date()))
  throw new ShopError('already_subscribed')
}

/** Refused: it is already confirmed or gone. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof CardProviderError) || error.outcome === 'unknown') throw error
}

import { TRIAL_DAYS } from '#contracts/constants.ts'
import type { CreateSubscriptionAnswer, Plan } from '#contracts/people.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { ignoreRefusal } from '#providers/stripe/ignoreRefusal.ts'
import {
  type CardSetup,
  type CardSubscription,
  cancelCardSetup,
  createCardSetup,
  findPrice,
  retrieveCardSetup,
  retrieveSubscription,
  startPaidSubscription,
} from '#providers/stripe/memberships.ts'
import { lockPerson } from '../people/locks.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { applySetupIntent } from './applySetupIntent.ts'
import { applySubscription } from './applySubscription.ts'
import { endDeadMembership } from './endDeadMembership.ts'
import { ensureCustomer } from './ensureCustomer.ts'
import { takeBack } from './takeBack.ts'
import { mayHaveTrial } from './trialAvailable.ts'

const DAY = 24 * 60 * 60 * 1000

/** A subscription somebody began and has not confirmed yet; a person has at most one. */
type Begun = { id: number; plan: Plan; isTrial: boolean; setupIntentId: string | null; subscriptionId: string | null }

/**
 * Begins a subscription and returns what the payment form confirms. With a trial the card is confirmed first and the
 * subscription made after it, so that nobody has a trial without a card; without one the first payment is due at once.
 * Asking again for the same plan gives the same form.
 *
 * @throws ShopError `already_subscribed`, `membership_suspended`, `form_replaced` when another tab was faster,
 * `card_provider_unreachable` (nothing was made).
 */
export async function startSubscription(req: SignedInReq, plan: Plan): Promise<CreateSubscriptionAnswer> {
  try {
    await findPrice(plan)
    const customerId = await ensureCustomer(req)
    const begun = await makeRoomAndBegin(req, plan)
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

async function makeRoomAndBegin(req: SignedInReq, plan: Plan): Promise<Begun> {
  // Another tab may begin the other plan in between; then there is a form to drop again.
  for (let tries = 0; tries < 5; tries += 1) {
    await endDeadMembership(req)
    const open = await findOpen(req.pool, req)
    if (open && !isSame(open, plan, await mayHaveTrial(req.pool, req.user.id))) await dropForm(req, open)
    const begun = await inTransaction(req.pool, (tx) => findOrBegin(tx, req, plan))
    if (begun) return begun
  }
  throw new ShopError('form_replaced')
}

/** @returns null when a form of another plan is open, or was opened this very moment. */
async function findOrBegin(tx: Database, req: SignedInReq, plan: Plan): Promise<Begun | null> {
  // Two clicks, two tabs: one after the other.
  await lockPerson(tx, req.user.id)
  const account = await row(tx, sql`select 1 from users where id = ${req.user.id} and closed_at is null`)
  if (!account) throw new ShopError('unauthorized')
  const isTrial = await mayHaveTrial(tx, req.user.id)
  // One look for both: between two, a form could be paid and be neither open nor running to either of them.
  const known = await row<Begun & { isOpen: boolean }>(
    tx,
    sql`
      select ${begunColumns}, status in ('pending', 'incomplete') as "isOpen" from subscriptions
      where user_id = ${req.user.id} and status not in ('canceled', 'incomplete_expired')
      order by status in ('pending', 'incomplete'), id desc limit 1`,
  )
  if (known && !known.isOpen) throw new ShopError('already_subscribed')
  if (known) return isSame(known, plan, isTrial) ? known : null
  return row<Begun>(
    tx,
    sql`
      insert into subscriptions (user_id, plan, status, is_trial, created_at) values (${req.user.id}, ${plan}, 'pending', ${isTrial}, ${req.now})
      on conflict (user_id) where status in ('pending', 'incomplete') do nothing
      returning id, plan, is_trial as "isTrial", null as "setupIntentId", null as "subscriptionId"`,
  )
}

const begunColumns = sql`id, plan, is_trial as "isTrial", setup_intent_id as "setupIntentId", subscription_id as "subscriptionId"`

const findOpen = (database: Database, { user }: SignedInReq): Promise<Begun | null> =>
  row<Begun>(
    database,
    sql`
      select ${begunColumns} from subscriptions
      where user_id = ${user.id} and status in ('pending', 'incomplete') order by id desc limit 1`,
  )

const isSame = (open: Begun, plan: Plan, isTrial: boolean): boolean => open.plan === plan && open.isTrial === isTrial

async function trialSecret(req: SignedInReq, begun: Begun, customerId: string): Promise<string> {
  const member = { localId: begun.id, userId: req.user.id, plan: begun.plan, customerId }
  const setup = begun.setupIntentId ? await retrieveCardSetup(begun.setupIntentId) : await createCardSetup(member)
  await refuseIfConfirmed(req, setup)
  await req.pool.query(sql`
    update subscriptions set setup_intent_id = ${setup.id}
    where id = ${begun.id} and status = 'pending' and setup_intent_id is null`)
  const isOpen = await row(
    req.pool,
    sql`select 1 from subscriptions where id = ${begun.id} and status = 'pending' and setup_intent_id = ${setup.id}`,
  )
  if (!isOpen) {
    await cancelCardSetup(setup.id).catch(ignoreRefusal)
    throw new ShopError('form_replaced')
  }
  if (setup.status === 'canceled' || !setup.clientSecret) {
    await req.pool.query(
      sql`update subscriptions set status = 'incomplete_expired' where id = ${begun.id} and status = 'pending'`,
    )
    throw new ShopError('form_replaced', { message: 'That form has expired. Please try again.' })
  }
  return setup.clientSecret
}

async function paymentSecret(req: SignedInReq, begun: Begun, customerId: string): Promise<string> {
  const member = { localId: begun.id, userId: req.user.id, plan: begun.plan, customerId }
  const subscriptionId = begun.subscriptionId ?? (await startPaidSubscription(member)).id
  await req.pool.query(sql`
    update subscriptions set subscription_id = ${subscriptionId}, status = 'incomplete'
    where id = ${begun.id} and status = 'pending' and subscription_id is null`)
  // Another tab chose the other plan meanwhile, or closed the account: nobody must be able to pay for this one.
  const isOpen = await row(
    req.pool,
    sql`
      select 1 from subscriptions
      where id = ${begun.id} and subscription_id = ${subscriptionId} and status not in ('canceled', 'incomplete_expired')`,
  )
  if (!isOpen) {
    await takeBack(subscriptionId)
    throw new ShopError('form_replaced')
  }
  const started = await refuseIfRunning(req, subscriptionId)
  if (started.status !== 'incomplete' || !started.clientSecret) {
    await req.pool.query(
      sql`update subscriptions set status = 'incomplete_expired', ended_at = ${req.now} where id = ${begun.id} and status = 'incomplete'`,
    )
    throw new ShopError('form_replaced', { message: 'That form has expired. Please try again.' })
  }
  return started.clientSecret
}

/**
 * The form of another plan must not be confirmed any more. One that was confirmed meanwhile is no form: it counts.
 * One that got its number at the provider meanwhile is left to the next round.
 *
 * @throws ShopError `already_subscribed`.
 */
async function dropForm(req: SignedInReq, { id, setupIntentId, subscriptionId }: Begun): Promise<void> {
  if (subscriptionId) {
    await refuseIfRunning(req, subscriptionId)
    await takeBack(subscriptionId)
  } else if (setupIntentId) {
    await refuseIfConfirmed(req, await retrieveCardSetup(setupIntentId))
    await cancelCardSetup(setupIntentId).catch(ignoreRefusal)
  }
  await req.pool.query(sql`
    update subscriptions set status = 'incomplete_expired', ended_at = ${req.now}
    where id = ${id} and status in ('pending', 'incomplete') and subscription_id is not distinct from ${subscriptionId}
      and setup_intent_id is not distinct from ${setupIntentId}`)
}

/** Payment and its news cross: what already runs at the provider is stored instead of begun again. */
async function refuseIfRunning(req: SignedInReq, subscriptionId: string): Promise<CardSubscription> {
  const subscription = await retrieveSubscription(subscriptionId)
  if (['incomplete', 'incomplete_expired', 'canceled'].includes(subscription.status)) return subscription
  await applySubscription(req, subscriptionId)
  throw new ShopError('already_subscribed')
}

/** Confirmed already, and the news of it is still on its way. */
async function refuseIfConfirmed(req: SignedInReq, setup: CardSetup): Promise<void> {
  if (setup.status !== 'succeeded') return
  await applySetupIntent(req, setup.id)
  throw new ShopError('already_subscribed', { message: 'Your card is already confirmed. Please reload the page.' })
}

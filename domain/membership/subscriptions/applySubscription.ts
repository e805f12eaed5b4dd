import type { ReadSubscription } from './ReadSubscription.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, row, rows, sql, statement } from '#database/sql.ts'
import { readMembershipMoney } from '#providers/stripe/membershipMoney.ts'
import { type CardSubscription, findSubscription } from '#providers/stripe/memberships.ts'
import { forgetAlert, raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'
import { type InboxEvent, isNewEvent } from '#domain/platform/cardPlumbing/inbox.ts'
import { notePaidFriend } from '../referrals/notePaidFriend.ts'
import { recordMemberEvents } from '#domain/platform/outgoingWebhooks/memberEvents.ts'
import type { Req } from '#domain/platform/Req.ts'
import { useUpTrial } from './claimTrial.ts'
import { endMissingSubscription } from './endMissingSubscription.ts'
import { endUnwantedSubscription } from './endUnwantedSubscription.ts'
import { switchToNewCard, isOverdue } from './switchToNewCard.ts'
import { graceEnd } from './isEntitled.ts'
import { queueMembershipMails, type ReturnedMembership } from './queueMembershipMails.ts'
import { settleEndedSubscription } from './settleEndedSubscription.ts'
import { storeMembershipPayments } from './storeMembershipPayments.ts'
import { suspensionOf } from './suspensionOf.ts'
import { endAtProvider, ENDED_STATUSES } from './revokeSubscription.ts'
import { RUNNING, type StoredStatus } from './StoredStatus.ts'

/** Repeated or late calls change nothing. Ends an unwanted subscription; one that Stripe does not have has ended. */
export async function applySubscription(req: Req, subscriptionId: string, event?: InboxEvent): Promise<void> {
  await apply(req, subscriptionId, event).catch(async (error: unknown) => {
    // The member's other subscription started at the same time; read it first.
    if (!isDuplicateSubscription(error)) throw error
    for (const other of await othersOf(req, subscriptionId)) await apply(req, other)
    return apply(req, subscriptionId, event)
  })
}

async function apply(req: Req, subscriptionId: string, event?: InboxEvent): Promise<void> {
  let read = await readSubscription(req, subscriptionId)
  // Do not charge someone again who got the money back through a dispute.
  if (
    read?.money?.dispute === 'lost' &&
    !ENDED_STATUSES.includes(read.subscription.status) &&
    (await isOurs(req, read))
  ) {
    await endAtProvider(subscriptionId)
    read = await readSubscription(req, subscriptionId)
  }
  // We wrote that it has ended and that nothing more is charged; Stripe may be set to try the card for longer.
  if (read && isOverdue(read.subscription) && (await isGraceOver(req, subscriptionId))) {
    await endAtProvider(subscriptionId)
    read = await readSubscription(req, subscriptionId)
  }
  // The member may have chosen a new card in the billing portal.
  if (read && isOverdue(read.subscription) && (await isOurs(req, read))) {
    await switchToNewCard(read.subscription)
    // Another request may have paid with it since the subscription was read.
    read = await readSubscription(req, subscriptionId)
  }
  if (!read) return endMissingSubscription(req, subscriptionId, event)
  if (await endUnwantedSubscription(req, read)) return
  if (ENDED_STATUSES.includes(read.subscription.status)) await settleEndedSubscription(req, read.subscription)
  const { happenedAt } = event ?? {}
  const latest = read
  await inTransaction(req.pool, async (tx) => {
    if (event && !(await isNewEvent(tx, event))) return
    await storeSubscription(tx, latest, laterDate(req.now, happenedAt))
  })
}

async function isGraceOver({ pool, now }: Req, subscriptionId: string): Promise<boolean> {
  const overdue = await row(
    pool,
    sql<{ since: Date | null }>`
      select past_due_since as since from subscriptions where subscription_id = ${subscriptionId} and status = 'past_due'`,
  )
  return overdue?.since ? now >= graceEnd(overdue.since) : false
}

const UNIQUE_VIOLATION = '23505'

/** Unique indexes allow one running and one unconfirmed subscription per person. */
const isDuplicateSubscription = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === UNIQUE_VIOLATION && constraint?.startsWith('subscriptions_one_') === true
}

async function othersOf({ pool }: Req, subscriptionId: string): Promise<string[]> {
  const others = await rows(
    pool,
    sql<{ id: string }>`
      select o.subscription_id as id from subscriptions s join subscriptions o on o.user_id = s.user_id and o.id <> s.id
      where s.subscription_id = ${subscriptionId} and o.subscription_id is not null
        and o.status = any(${RUNNING}::enum_subscriptions_status[])`,
  )
  return others.map(({ id }) => id)
}

/** Null when Stripe does not have it. */
export async function readSubscription({ pool }: Req, subscriptionId: string): Promise<ReadSubscription | null> {
  const read = await row(pool, sql<{ number: number | null }>`select nextval('subscription_reads')::bigint as number`)
  const subscription = await findSubscription(subscriptionId)
  if (!subscription) return null
  const hasPaid = !['trialing', 'incomplete', 'incomplete_expired'].includes(subscription.status)
  const money = hasPaid ? await readMembershipMoney(subscription.id, subscription.customerId) : null
  return { subscription, readNumber: read?.number ?? 0, money }
}

async function isOurs({ pool }: Req, { subscription }: ReadSubscription): Promise<boolean> {
  return returnsRow(pool, statement`select 1 from subscriptions where subscription_id = ${subscription.id}`)
}

/** Ignores a response older than the stored one; an ended subscription stays ended, and only its money still changes. */
export async function storeSubscription(tx: Database, read: ReadSubscription, now: Date): Promise<void> {
  const { subscription, readNumber } = read
  const { status } = subscription
  const isOver = ENDED_STATUSES.includes(status)
  // What was not asked for keeps its stored value.
  const isAsked = Boolean(read.money)
  const suspendedFor = read.money ? suspensionOf(read.money) : null
  // A dispute in an unknown state must not restore access.
  const isSuspensionKnown = isAsked && (suspendedFor !== null || read.money?.unknownDisputes.length === 0)
  await lockMember(tx, subscription)
  const stored = await row(
    tx,
    sql<Omit<ReturnedMembership, 'status'> & { status: StoredStatus }>`
      update subscriptions s set
        subscription_id = ${subscription.id}, plan = ${subscription.plan}::enum_subscriptions_plan,
        price_cents = coalesce(${subscription.priceCents}::int, s.price_cents), status = ${status}::enum_subscriptions_status,
        discount_percent = ${subscription.discount?.percent ?? null}, discount_cents = ${subscription.discount?.amountCents ?? null},
        discount_ends_at = ${subscription.discount?.endsAt ?? null}, is_taxed = ${subscription.isTaxed},
        credit_cents = coalesce(${subscription.creditCents}::int, s.credit_cents),
        current_period_end = ${subscription.currentPeriodEnd}, billing_anchor = ${subscription.billingAnchor}, cancel_at_period_end = ${subscription.cancelAtPeriodEnd},
        collection_paused = ${subscription.isCollectionPaused},
        trial_end = ${subscription.trialEnd},
        paused_from = ${subscription.pause?.from ?? null}, paused_until = ${subscription.pause?.until ?? null},
        last_paused_from = ${subscription.lastPausedFrom},
        past_due_since = case
          when ${['past_due', 'unpaid'].includes(status)} then coalesce(s.past_due_since, ${subscription.invoicedAt ?? now})
          when ${['trialing', 'active'].includes(status)} then null
          else s.past_due_since end,
        started_at = coalesce(s.started_at, ${subscription.startedAt}),
        ended_at = case when ${isOver} then coalesce(s.ended_at, ${subscription.endedAt ?? now}) end,
        first_paid_at = case when ${isAsked}::boolean then coalesce(s.first_paid_at, ${read.money?.firstPaidAt ?? null}) else s.first_paid_at end,
        suspended_for = case when ${isSuspensionKnown}::boolean then ${suspendedFor}::enum_subscriptions_suspended_for else s.suspended_for end,
        suspended_at = case when not ${isSuspensionKnown}::boolean then s.suspended_at
          when ${suspendedFor !== null}::boolean then coalesce(s.suspended_at, ${now}) end,
        read_number = ${readNumber}, fetched_at = now(), updated_at = now()
      from users u
      where u.id = s.user_id and s.status <> 'canceled' and s.read_number <= ${readNumber}
        and (s.subscription_id = ${subscription.id} or (s.subscription_id is null and u.card_customer_id = ${subscription.customerId}
          and split_part(s.idempotency_key, '.', 1) = ${subscription.localKey}))
      returning s.id, s.plan, s.price_cents as "priceCents", s.status, s.trial_end as "trialEnd", s.cancel_at_period_end as "cancelAtPeriodEnd",
        s.collection_paused as "isCollectionPaused", s.past_due_since as "pastDueSince", s.started_at as "startedAt", s.suspended_for as "suspendedFor",
        s.first_paid_at is not null as "hasPaid", s.paused_from as "pausedFrom", s.paused_until as "pausedUntil",
        s.discount_percent as "discountPercent", s.discount_cents as "discountCents", s.discount_ends_at as "discountEndsAt", s.credit_cents as "creditCents", s.is_taxed as "isTaxed",
        s.monthly_from as "monthlyFrom", s.monthly_price_cents as "monthlyPriceCents",
        (select m.cents from price_moves m where m.subscription_id = s.id and m.moved_at is null and m.begins_at is not null) as "newPriceCents",
        (select m.begins_at from price_moves m where m.subscription_id = s.id and m.moved_at is null) as "newPriceFrom",
        s.current_period_end as "currentPeriodEnd", s.billing_anchor as "billingAnchor", u.email, u.first_name as "firstName", u.closed_at is not null as "isClosed"`,
  )
  if (!stored) return storeLateMoney(tx, read)
  await storeMembershipPayments(tx, stored.id, read.money?.payments ?? [])
  await notePaidFriend(tx, stored.id)
  await recordMemberEvents(tx, stored.id)
  await useUpTrial(tx, stored.id)
  await alertOfUnknown(tx, subscription.id, read.money)
  if (subscription.hasLostTaxPlace) await alertOfTax(tx, subscription.id)
  else if (stored.isTaxed) await forgetAlert(tx, withoutTax(subscription.id))
  if (read.money?.dispute === 'lost' && (stored.creditCents ?? 0) > 0) await alertOfCredit(tx, subscription.id)
  if (stored.isClosed) return
  const news = { canceledAt: subscription.canceledAt, lastPayment: read.money?.lastPayment ?? null }
  await queueMembershipMails(tx, { ...stored, ...news, hasPaid: stored.hasPaid ?? false }, now)
}

/** Before the membership, whose offer uses up the person's trial. */
async function lockMember(tx: Database, { id, customerId, localKey }: CardSubscription): Promise<void> {
  await tx.query(statement`
    select id from users
    where id in (
      select s.user_id from subscriptions s join users u on u.id = s.user_id
      where s.subscription_id = ${id} or (s.subscription_id is null and u.card_customer_id = ${customerId}
        and split_part(s.idempotency_key, '.', 1) = ${localKey}))
    order by id for no key update`)
}

/** Of an ended membership: a payment can go back after its end, which only rewards and reports ask for. */
async function storeLateMoney(tx: Database, { subscription, readNumber, money }: ReadSubscription): Promise<void> {
  const ended = await row(
    tx,
    sql<{ id: number }>`
      update subscriptions set read_number = ${readNumber}
      where subscription_id = ${subscription.id} and status = 'canceled' and read_number <= ${readNumber} returning id`,
  )
  if (ended) await storeMembershipPayments(tx, ended.id, money?.payments ?? [])
}

async function alertOfUnknown(tx: Database, subscriptionId: string, money: ReadSubscription['money']): Promise<void> {
  for (const { id, status } of money?.unknownDisputes ?? []) {
    const alert = { kind: 'dispute-unknown', dispute: id, subject: subscriptionId, status } as const
    await raiseAlert(tx, { about: 'members', key: `dispute:${id}:${status}`, alert })
  }
}

const withoutTax = (subscriptionId: string) => `no-tax:${subscriptionId}`

/** The provider still charges, but without tax. */
async function alertOfTax(tx: Database, subscriptionId: string): Promise<void> {
  const alert = { kind: 'membership-without-tax', subscription: subscriptionId } as const
  await raiseAlert(tx, { about: 'members', key: withoutTax(subscriptionId), alert })
}

async function alertOfCredit(tx: Database, subscriptionId: string): Promise<void> {
  const alert = { kind: 'credit-after-dispute', subscription: subscriptionId } as const
  await raiseAlert(tx, { about: 'members', key: `credit-after-dispute:${subscriptionId}`, alert })
}

/** The provider's clock may be ahead of ours. */
const laterDate = (now: Date, happenedAt?: Date): Date => (happenedAt && happenedAt > now ? happenedAt : now)
